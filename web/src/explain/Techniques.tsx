import { useState } from "preact/hooks";
import { set, settings } from "../base/settings";
import { useTechniques } from "../engine/techniques";
import { t } from "../i18n";

/** The codes of the techniques that are switched off. */
const offNow = () => new Set(settings.value.off.split(" ").filter(Boolean));

/** Switches for every technique: hints and steps do without those that are off. */
export function Techniques() {
  const words = t().explain;
  const [open, setOpen] = useState(false);
  const all = useTechniques(open);
  const off = offNow();
  const change = (codes: readonly string[], on: boolean) => {
    const next = offNow();
    for (const code of codes) {
      if (on) next.delete(code);
      else next.add(code);
    }
    set("off", [...next].sort().join(" "));
  };
  const families = [...new Set(all.map(({ family }) => family))];
  return (
    <details class="available" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.switches}</summary>
      <p class="soft small">{words.switchesHelp}</p>
      {families.map((family) => {
        const members = all.filter((each) => each.family === family);
        const on = members.filter(({ code }) => !off.has(code)).length;
        return (
          <details key={family} class="family">
            <summary>
              {t().learn.families[family] ?? family}{" "}
              <span class="soft small">
                {on}/{members.length}
              </span>
            </summary>
            <label class="switch">
              <input
                type="checkbox"
                checked={on === members.length}
                onChange={(event) =>
                  change(
                    members.map(({ code }) => code),
                    event.currentTarget.checked,
                  )
                }
              />
              <strong>{words.family}</strong>
            </label>
            {members.map(({ code, name }) => (
              <label class="switch" key={code}>
                <input type="checkbox" checked={!off.has(code)} onChange={(event) => change([code], event.currentTarget.checked)} />
                {name}
              </label>
            ))}
          </details>
        );
      })}
    </details>
  );
}

/** Says that techniques are switched off, and switches them on again. */
export function OffNotice() {
  const words = t().explain;
  const count = offNow().size;
  if (count === 0) return null;
  return (
    <p class="row soft small">
      {words.offNow(count)}
      <button type="button" onClick={() => set("off", "")}>
        {words.allOn}
      </button>
    </p>
  );
}
