import { lazy, Suspense } from "react";
import { OnFailure } from "../../ui/failure/on-failure.tsx";
import { fetchPart } from "../../ui/late/fetch-part.ts";
import { useInBrowser } from "../../ui/use-in-browser.ts";
import classes from "./counting-part.module.css";

// Most schools have no tag; without one, nobody loads it.
const CountingAnswer = lazy(() =>
  fetchPart(() => import("./counting-answer.tsx")).then((part) => ({ default: part.CountingAnswer })),
);

/** The place of the answer, as high before it is known as afterwards. */
export function CountingControl() {
  const isInBrowser = useInBrowser();
  return (
    <div className={classes.place}>
      {isInBrowser && (
        <OnFailure fallback={null}>
          <Suspense>
            <CountingAnswer />
          </Suspense>
        </OnFailure>
      )}
    </div>
  );
}
