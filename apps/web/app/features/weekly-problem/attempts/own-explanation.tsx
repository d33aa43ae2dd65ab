import type { Attempt } from "@dripstone/contract/weekly-problem/payloads";
import { IconAward } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./own-explanation.module.css";

/** What a student wrote with an answer, and what a teacher said to it. */
export function OwnExplanation({ attempt: { explanationHtml, review } }: { attempt: Attempt }) {
  const { t } = useTranslation("weekly-problem");
  return (
    <div className={classes.explanation}>
      <p className={classes.label}>{t("attempts.explained")}</p>
      <MarkdownText html={explanationHtml} />
      {review?.excellent && (
        <p className={classes.excellent}>
          <IconAward size={20} aria-hidden /> {t("attempts.excellent")}
        </p>
      )}
      {review?.commentHtml && (
        <div className={classes.comment}>
          <p className={classes.label}>{t("attempts.teacher")}</p>
          <MarkdownText html={review.commentHtml} />
        </div>
      )}
    </div>
  );
}
