import { useEffect, useState } from "preact/hooks";
import { settings } from "../app/settings";
import { engine } from "../engine/client";
import type { Technique } from "../engine/types";

/** All techniques in the language of the page; none until the engine has told them. */
export function useTechniques(): Technique[] {
  const [techniques, set] = useState<Technique[]>([]);
  const { language } = settings.value;
  useEffect(() => {
    void engine.techniques(language).then(set, () => set([]));
  }, [language]);
  return techniques;
}
