import type { Lesson } from "@dripstone/contract/lessons/payloads";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { isFailure } from "../../../api/failure.ts";
import { settledIn } from "../reading/settled-in.ts";
import type { LessonWork } from "../work/use-lesson-work.ts";

export type Printing = {
  /** The page is on its way to the printer, also by the browser's own menu. */
  now: boolean;
  /** Solutions that may be printed, as safe HTML: of what is solved, or was shown. */
  solutions: Readonly<Record<string, string>>;
  busy: boolean;
  print: () => Promise<void>;
};

/** Prints a lesson; a visitor's browser keeps no solutions, so those that were seen before are fetched again. */
export function usePrinting({ exercisesAsked }: Lesson, work: LessonWork): Printing {
  const [now, setNow] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fetched, setFetched] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    // What is printed is what stands there when this has been told.
    const begin = () => flushSync(() => setNow(true));
    const end = () => setNow(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  const solutions = { ...fetched, ...work.solutions };

  async function print(): Promise<void> {
    setBusy(true);
    const settled = settledIn(work);
    const missing = exercisesAsked.filter(({ id }) => settled.has(id) && solutions[id] === undefined);
    const found = await Promise.all(
      missing.map(async ({ id }) => {
        const hints = work.exercises.find(({ exercise }) => exercise === id)?.hints ?? 0;
        const html = await work.deeds.giveUp(id, hints);
        return isFailure(html) ? [] : [[id, html] as const];
      }),
    );
    flushSync(() => {
      setFetched((before) => ({ ...before, ...Object.fromEntries(found.flat()) }));
      setBusy(false);
    });
    window.print();
  }

  return { now, solutions, busy, print };
}
