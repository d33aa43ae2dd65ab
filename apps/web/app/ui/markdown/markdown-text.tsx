import "katex/dist/katex.min.css";
import "./formula-fonts.css";
import { withSpoilerWord } from "@dripstone/markdown/spoiler-word";
import clsx from "clsx";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import figures from "./figures.module.css";
import classes from "./markdown-text.module.css";
import { SafeHtml } from "./safe-html.tsx";
import spoilers from "./spoilers.module.css";

/** A text that the server made of Markdown, formulas and all; `statement` sets it as what the page is about. */
export const MarkdownText = memo(({ html, statement }: { html: string; statement?: boolean }) => {
  const { t } = useTranslation();
  return (
    <SafeHtml
      html={withSpoilerWord(html, t("markdown.spoiler"))}
      className={clsx(classes.text, figures.figures, spoilers.spoilers)}
      data-size={statement ? "statement" : undefined}
    />
  );
});
