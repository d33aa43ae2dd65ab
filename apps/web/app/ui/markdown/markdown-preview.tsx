import { NO_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { lazy, Suspense, useDeferredValue } from "react";
import { OnFailure } from "../failure/on-failure.tsx";
import { fetchPart } from "../late/fetch-part.ts";
import classes from "./markdown-preview.module.css";

const Rendered = lazy(() => fetchPart(() => import("./rendered-markdown.tsx")));

type MarkdownPreviewProps = { text: string; label: string };

/** Signs that stand for something else than themselves: without any, a text looks as it was typed. */
const marked = /[$*_`#>|[~-]|:::|^\s*\d+[.)]/m;

/** How a text with formulas, and without pictures, will be shown, while it is written. What draws it comes with the first sign that needs it. */
export function MarkdownPreview({ text, label }: MarkdownPreviewProps) {
  const shown = useDeferredValue(text);
  if (!marked.test(shown)) return null;
  return (
    <OnFailure fallback={null}>
      <Suspense>
        <section aria-label={label} className={classes.preview}>
          <p className={classes.label} aria-hidden>
            {label}
          </p>
          <Rendered source={shown} images={NO_PICTURES_PATH} />
        </section>
      </Suspense>
    </OnFailure>
  );
}
