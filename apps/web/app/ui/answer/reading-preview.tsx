import { lazy, Suspense, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { OnFailure } from "../failure/on-failure.tsx";
import { fetchPart } from "../late/fetch-part.ts";
import type { AskedFor } from "./asked-in.ts";
import classes from "./reading-preview.module.css";

// The reader and KaTeX together weigh as much as the page: they come with the first character.
const Reading = lazy(() => fetchPart(() => import("./reading.tsx")));

type ReadingPreviewProps = { answer: string; problem: AskedFor; math: boolean };

/** Shows while somebody types how the answer is read, before it costs anything. */
export function ReadingPreview({ answer, problem, math }: ReadingPreviewProps) {
  const { t } = useTranslation("weekly-problem");
  const settled = useDeferredValue(answer);
  const empty = <p className={classes.empty}>{t("reading.empty")}</p>;
  return (
    <div className={classes.preview} aria-live="polite">
      {settled.trim() === "" ? (
        empty
      ) : (
        <OnFailure fallback={<p className={classes.empty}>{t("reading.missing")}</p>}>
          <Suspense fallback={empty}>
            <Reading answer={settled} problem={problem} math={math} />
          </Suspense>
        </OnFailure>
      )}
    </div>
  );
}
