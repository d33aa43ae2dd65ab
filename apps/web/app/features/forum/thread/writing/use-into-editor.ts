import { type RefObject, useEffect } from "react";

/** What stands above has loaded by then, or whoever writes has gone on by themselves. */
const LOADS_MS = 10_000;

/** Takes whoever opens an editor into its text, and holds that in view while things above it load, until they do something themselves. */
export function useIntoEditor(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.querySelector("textarea");
    const bring = () => {
      form.current?.scrollIntoView({ block: "nearest" });
      // Where the form is higher than the screen.
      field?.scrollIntoView({ block: "nearest" });
    };
    field?.focus({ preventScroll: true });
    return holdInView(bring);
  }, [form]);
}

function holdInView(bring: () => void): () => void {
  // It calls at once, too.
  const height = new ResizeObserver(bring);
  height.observe(document.body);
  const end = new AbortController();
  const timer = window.setTimeout(() => end.abort(), LOADS_MS);
  end.signal.addEventListener("abort", () => {
    window.clearTimeout(timer);
    height.disconnect();
  });
  for (const deed of ["wheel", "touchmove", "pointerdown", "keydown"] as const) {
    window.addEventListener(deed, () => end.abort(), { signal: end.signal, passive: true, capture: true });
  }
  return () => end.abort();
}
