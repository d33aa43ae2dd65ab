import "katex/dist/katex.min.css";
import classes from "./prose.module.css";
import { SafeHtml } from "./safe-html.tsx";

/** A text of the problem as the server rendered it, formulas and all. */
export function ProblemText({ html, statement }: { html: string; statement?: boolean }) {
  return <SafeHtml html={html} className={classes.text} data-size={statement ? "statement" : undefined} />;
}
