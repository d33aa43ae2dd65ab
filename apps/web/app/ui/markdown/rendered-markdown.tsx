import { latexAsMarkdown, renderMarkdown } from "@dripstone/markdown";
import { useMemo } from "react";
import { MarkdownText } from "./markdown-text.tsx";

type RenderedMarkdownProps = {
  source: string;
  latex?: boolean;
  /** The path that its pictures lie under where the server draws it; any other is not even asked for. */
  images: string;
  /** What is said below to whoever writes it, if a formula cannot be drawn. */
  ifBroken?: string;
};

/** Markdown, or LaTeX, as the server would draw it, which uses the same. */
export default function RenderedMarkdown({ source, latex = false, images, ifBroken }: RenderedMarkdownProps) {
  const html = useMemo(
    () => renderMarkdown(latex ? latexAsMarkdown(source) : source, { images }),
    [source, latex, images],
  );
  return (
    <>
      <MarkdownText html={html} />
      {ifBroken && html.includes('class="math-error"') && <p role="status">{ifBroken}</p>}
    </>
  );
}
