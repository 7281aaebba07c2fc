import { useEffect, useState } from "preact/hooks";
import { settings } from "../base/settings";
import { engine } from "./client";
import type { Technique } from "./types";

/** All techniques in the language of the page; none until the engine has told them. */
export function useTechniques(): Technique[] {
  const [techniques, set] = useState<Technique[]>([]);
  const { language } = settings.value;
  useEffect(() => {
    void engine.techniques(language).then(set, () => set([]));
  }, [language]);
  return techniques;
}
