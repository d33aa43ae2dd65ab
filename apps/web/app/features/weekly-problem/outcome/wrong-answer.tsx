import type { Attempt } from "@dripstone/contract/weekly-problem/payloads";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { Formula } from "../../../ui/markdown/formula.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { useWhyText } from "../../../ui/verdict/why-text.ts";
import classes from "./outcome.module.css";

type WrongAnswerProps = {
  attempt: Pick<Attempt, "read" | "why" | "feedbackHtml">;
  /** The hint that it has opened. */
  hint: string | null;
  hintNumber: number;
  children?: ReactNode;
};

/** The verdict on another answer than the right one, with the hint that it opens: both are read where the answer was written. */
export function WrongAnswer({ attempt: { read, why, feedbackHtml }, hint, hintNumber, children }: WrongAnswerProps) {
  const { t } = useTranslation("weekly-problem");
  const whyText = useWhyText();
  return (
    <Callout tone="warm" className={classes.outcome}>
      <div className={classes.verdict}>
        <h3>{t(feedbackHtml === null ? "outcome.different.title" : "outcome.foreseen.title")}</h3>
        <Formula latex={read} />
      </div>
      {feedbackHtml ? <MarkdownText html={feedbackHtml} /> : <p>{whyText(why) ?? t("outcome.different.text")}</p>}
      {hint && (
        <div className={classes.hint}>
          <p>
            <strong>{t("hints.nth", { number: hintNumber })}</strong>
          </p>
          <MarkdownText html={hint} />
        </div>
      )}
      {children}
    </Callout>
  );
}
