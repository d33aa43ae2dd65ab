import { renderMarkdown } from "@dripstone/markdown";
import { useMemo } from "react";
import { MarkdownText } from "./markdown-text.tsx";

/** Markdown as the server would draw it, which uses the same. */
export default function RenderedMarkdown({ source }: { source: string }) {
  const html = useMemo(() => renderMarkdown(source), [source]);
  return <MarkdownText html={html} />;
}
