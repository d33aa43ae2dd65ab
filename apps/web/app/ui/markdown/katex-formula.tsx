import katex from "katex";
import { useMemo } from "react";
import { SafeHtml } from "./safe-html.tsx";

const EXPANSIONS_MAX = 100;
const SIZE_MAX_EM = 10;

/** LaTeX as KaTeX's HTML, with MathML for those who listen. What KaTeX refuses is shown as it is. */
export default function KatexFormula({ latex }: { latex: string }) {
  const html = useMemo(() => render(latex), [latex]);
  return html === null ? <code>{latex}</code> : <SafeHtml as="span" html={html} />;
}

function render(latex: string): string | null {
  try {
    return katex.renderToString(latex, {
      output: "htmlAndMathml",
      trust: false,
      strict: "ignore",
      throwOnError: true,
      maxExpand: EXPANSIONS_MAX,
      maxSize: SIZE_MAX_EM,
      macros: {},
    });
  } catch {
    return null;
  }
}
