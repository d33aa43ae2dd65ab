import { useDebouncedValue } from "@mantine/hooks";
import { MarkdownText } from "../../../../ui/markdown/markdown-text.tsx";
import { usePreviewProblemQuery } from "../../api.ts";

const PREVIEWED_AFTER_MS = 300;

/** A figure as students will see it. */
export function FigurePreview({ block }: { block: string }) {
  const [statement] = useDebouncedValue(block, PREVIEWED_AFTER_MS);
  const { data } = usePreviewProblemQuery({
    body: { text: { title: "", statement, hints: [], solution: "", feedback: {} } },
  });
  return data ? <MarkdownText html={data.statementHtml} /> : null;
}
