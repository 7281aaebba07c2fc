import { own } from "../app/own";
import { formatRoute } from "../app/route";
import { t } from "../i18n";
import { settings } from "../app/settings";
import { CopyField } from "../play/ShareDialog";
import { KOREAN, PSEUDO } from "./pseudo";
import { rung, state } from "./state";

/** The rung's program in outline; the current line is highlighted. */
export function Program() {
  const lines = own(PSEUDO, rung.value);
  const kind = state.value?.event?.kind;
  if (!lines) return null;
  const now = lines.findIndex((line) => kind && line.at?.includes(kind));
  return (
    <section class="card program" aria-label={t().lab.program}>
      <ol>
        {lines.map((line, i) => (
          <li key={i} class={i === now ? "now" : ""} aria-current={i === now ? "step" : undefined}>
            <code>{settings.value.language === "ko" ? (KOREAN[line.text] ?? line.text) : line.text}</code>
          </li>
        ))}
      </ol>
      <a class="small" href={formatRoute("learn", { rung: rung.value })}>{t().lab.about}</a>
      <details class="small">
        <summary>{t().lab.link}</summary>
        <CopyField label={t().lab.linkHere} text={location.href} />
      </details>
    </section>
  );
}
