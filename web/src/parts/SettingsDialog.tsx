import { useState } from "preact/hooks";
import { type Settings, set, settings } from "../base/settings";
import { t } from "../i18n";
import { About } from "./About";
import { Dialog } from "./Dialog";

const SWITCHES = {
  board: ["conflicts", "sameDigit", "peers", "paintLetters", "coordinates"],
  marks: ["tidy", "filled", "fixedMarks"],
  game: ["digitFirst", "timer", "counts"],
} as const;

/** Language, theme and all options. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { app, themes, switches, switchGroups } = t();
  const now = settings.value;
  const [about, showAbout] = useState(false);
  return (
    <Dialog title={app.settings} onClose={onClose}>
      <label class="field">
        {app.language}
        <select value={now.language} onChange={(e) => set("language", e.currentTarget.value as Settings["language"])}>
          <option value="en">English</option>
          <option value="ko">한국어</option>
        </select>
      </label>
      <label class="field">
        {app.theme}
        <select value={now.theme} onChange={(e) => set("theme", e.currentTarget.value as Settings["theme"])}>
          {(["system", "light", "dark"] as const).map((theme) => (
            <option key={theme} value={theme}>
              {themes[theme]}
            </option>
          ))}
        </select>
      </label>
      {(["board", "marks", "game"] as const).map((group) => (
        <div key={group}>
          <h3>{switchGroups[group]}</h3>
          {SWITCHES[group].map((name) => (
            <label class="switch" key={name}>
              <input type="checkbox" checked={now[name]} onChange={(e) => set(name, e.currentTarget.checked)} />
              {switches[name]}
            </label>
          ))}
        </div>
      ))}
      <button type="button" class="quiet" onClick={() => showAbout(true)}>
        {t().about.title}
      </button>
      {about && <About onClose={() => showAbout(false)} />}
    </Dialog>
  );
}
