import { useEffect, useRef, useState } from "preact/hooks";
import { digitsOf } from "../base/geometry";
import { settings } from "../base/settings";
import { PatternBelow } from "../board/Pattern";
import { Thumb } from "../board/Thumb";
import type { StepWithMarks } from "../engine/types";
import { exampleOf } from "./example";

/** A small picture of a technique's example, which is made when it comes into sight. */
export function ExamplePicture({ code }: { code: string }) {
  const [step, setStep] = useState<StepWithMarks | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const { language } = settings.value;
  useEffect(() => {
    let mounted = true;
    const watch = new IntersectionObserver((all) => {
      if (!all.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void exampleOf(code).then(
        (found) => mounted && setStep(found),
        () => undefined,
      );
    });
    if (box.current) watch.observe(box.current);
    return () => {
      mounted = false;
      watch.disconnect();
    };
  }, [code, language]);
  return (
    <span class="picture" ref={box}>
      <Thumb digits={step ? digitsOf(step.before.digits) : Array(81).fill(0)}>
        {step && (
          <g transform="scale(0.1)">
            <PatternBelow step={step} marks={step.before} />
          </g>
        )}
      </Thumb>
    </span>
  );
}
