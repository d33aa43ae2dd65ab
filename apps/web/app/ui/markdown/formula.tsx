import { lazy, Suspense } from "react";
import { OnFailure } from "../failure/on-failure.tsx";
import { fetchPart } from "../late/fetch-part.ts";
import classes from "./formula.module.css";

const Katex = lazy(() => fetchPart(() => import("./katex-formula.tsx")));

/** A formula that became known in the browser. KaTeX comes when the first one is shown. */
export function Formula({ latex }: { latex: string }) {
  return (
    <OnFailure fallback={<code>{latex}</code>}>
      <Suspense fallback={<span className={classes.waiting}>{latex}</span>}>
        <Katex latex={latex} />
      </Suspense>
    </OnFailure>
  );
}
