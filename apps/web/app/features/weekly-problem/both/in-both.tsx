import { languageTags } from "@dripstone/contract/locale";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./in-both.module.css";
import type { Beside } from "./use-beside.ts";

type InBothProps<Problem> = {
  html: string;
  /** Null while one language is shown. */
  beside: Beside<Problem> | null;
  /** The same text of the problem beside. */
  of: (problem: Problem) => string | undefined;
  /** What the page is about, which says if the other language is not there. */
  statement?: boolean;
};

/** A text of a problem; in both languages side by side, or under each other where it is narrow. */
export function InBoth<Problem>({ html, beside, of, statement }: InBothProps<Problem>) {
  const { t } = useTranslation(["weekly-problem", "common"]);
  const own = <MarkdownText html={html} statement={statement} />;
  const text = beside?.problem ? of(beside.problem) : undefined;
  if (!beside || (text === undefined && !statement)) return own;
  return (
    <div className={classes.pair}>
      {own}
      {text !== undefined ? (
        <div lang={languageTags[beside.language]} className={classes.beside}>
          <MarkdownText html={text} statement={statement} />
        </div>
      ) : beside.failed ? (
        <p role="alert" className={classes.beside}>
          {t("failed.title")}{" "}
          <button type="button" className={classes.retry} onClick={beside.retry}>
            {t("failed.retry")}
          </button>
        </p>
      ) : (
        <div role="status" aria-label={t("common:loading")} className={classes.beside}>
          <Skeleton height="9rem" />
        </div>
      )}
    </div>
  );
}
