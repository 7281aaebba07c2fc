import { t } from "../i18n";

/** The list of keys, collapsed by default. */
export function KeyHelp() {
  return (
    <details class="keys">
      <summary>{t().play.keys}</summary>
      <dl>
        {t().keyHelp.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
