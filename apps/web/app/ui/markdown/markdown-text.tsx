import "katex/dist/katex.min.css";
import clsx from "clsx";
import figures from "./figures.module.css";
import classes from "./markdown-text.module.css";
import { SafeHtml } from "./safe-html.tsx";

/** A text that the server made of Markdown, formulas and all; `statement` sets it as what the page is about. */
export function MarkdownText({ html, statement }: { html: string; statement?: boolean }) {
  return (
    <SafeHtml
      html={html}
      className={clsx(classes.text, figures.figures)}
      data-size={statement ? "statement" : undefined}
    />
  );
}
