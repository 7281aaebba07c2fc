import { useEffect, useState } from "preact/hooks";
import { settings } from "../base/settings";
import { engine } from "./client";
import type { Technique } from "./types";

/** All techniques in the language of the page; none until they are `wanted` and the engine has told them. */
export function useTechniques(wanted = true): Technique[] {
  const [techniques, set] = useState<Technique[]>([]);
  const { language } = settings.value;
  useEffect(() => {
    if (wanted) void engine.techniques(language).then(set, () => set([]));
  }, [wanted, language]);
  return techniques;
}
