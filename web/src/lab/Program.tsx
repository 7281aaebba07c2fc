import { formatRoute } from "../app/route";
import { t } from "../i18n";
import { PSEUDO } from "./pseudo";
import { rung, state } from "./state";

/** The rung's program in outline; the line in which the search is stands out. */
export function Program() {
  const lines = PSEUDO[rung.value];
  const kind = state.value?.event?.kind;
  if (!lines) return null;
  const now = lines.findIndex((line) => kind && line.at?.includes(kind));
  return (
    <section class="card program" aria-label={t().lab.program}>
      <ol>
        {lines.map((line, i) => (
          <li key={i} class={i === now ? "now" : ""} aria-current={i === now ? "step" : undefined}>
            <code>{line.text}</code>
          </li>
        ))}
      </ol>
      <a class="small" href={formatRoute("learn", { rung: rung.value })}>{t().lab.about}</a>
    </section>
  );
}
