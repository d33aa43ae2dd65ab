import { latexAsMarkdown, renderMarkdown } from "@dripstone/markdown";
import { useMemo } from "react";
import { MarkdownText } from "./markdown-text.tsx";

/** Markdown, or LaTeX, as the server would draw it, which uses the same. */
export default function RenderedMarkdown({ source, latex = false }: { source: string; latex?: boolean }) {
  const html = useMemo(() => renderMarkdown(latex ? latexAsMarkdown(source) : source), [source, latex]);
  return <MarkdownText html={html} />;
}
