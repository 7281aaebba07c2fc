/** Calls a function at every frame with the milliseconds that have passed, at most 100; the returned function ends that. */
export function eachFrame(does: (passed: number) => void): () => void {
  let before = performance.now();
  let frame = 0;
  const draw = (now: number) => {
    frame = requestAnimationFrame(draw);
    const passed = Math.min(100, now - before);
    before = now;
    does(passed);
  };
  frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}
