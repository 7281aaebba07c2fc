import { t } from "../i18n";

/** Opens the list of keys, or closes it. */
export function showKeys(): void {
  const list = document.querySelector<HTMLDetailsElement>(".keys");
  if (!list) return;
  list.open = !list.open;
  list.scrollIntoView({ block: "nearest" });
}

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
