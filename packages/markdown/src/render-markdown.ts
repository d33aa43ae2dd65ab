import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { isCheapToParse, refuseCostlyTrees } from "./costs.ts";
import { figuresIn, rehypeFigures } from "./figures.ts";
import { rehypeFormulas } from "./formulas.ts";
import { remarkProse } from "./prose.ts";
import { rehypeLinks, safeSchema } from "./safe-html.ts";
import { remarkSyntax } from "./syntax.ts";

/**
 * Turns Markdown with formulas into HTML that may be put into a page as it is, whoever wrote it.
 *
 * - GitHub's Markdown without raw HTML (a tag is shown as typed), footnotes, task boxes and link definitions
 * - `$x^2$` and `$$x^2$$` are formulas (KaTeX: HTML with MathML); `$5 and $10` stays money
 * - links go to http, https, mailto and paths of the site; images come from paths of the site only
 * - `#` becomes h2: the page around the text has the one h1
 * - with `figures`, which is for what our own writers write, a code block of the language `figure` is drawn: it holds SVG
 *   with a `<title>`, within what `figureFault` allows
 *
 * Synchronous and pure. Never throws: a formula that KaTeX refuses becomes `<code class="math-error">`, a text beyond
 * `markdownLimits` becomes `<pre>` with its source.
 */
export function renderMarkdown(source: string, { figures = false } = {}): string {
  if (!isCheapToParse(source)) return asSource(source);
  try {
    return String((figures ? withFigures : withoutFigures).processSync(source));
  } catch {
    // A tree that costs too much, or one of the parsers' own limits, such as the depth of the stack.
    return asSource(source);
  }
}

/**
 * What is wrong with the figures of a text: a code, as of `figureFault`, for each that is shown as its source instead of drawn. A text beyond
 * `markdownLimits` has none that could be drawn.
 */
export function figureFaults(source: string): string[] {
  if (!/(?:```|~~~)[ \t]*figure/.test(source)) return [];
  if (!isCheapToParse(source)) return ["costly-text"];
  try {
    return figuresIn(base.runSync(base.parse(source))).flatMap(({ figure }) =>
      typeof figure === "string" ? [figure] : [],
    );
  } catch {
    return ["costly-text"];
  }
}

const base = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkMath)
  .use(remarkSyntax)
  .use(refuseCostlyTrees)
  .use(remarkProse)
  .use(remarkRehype)
  .use(rehypeSanitize, safeSchema)
  .use(rehypeLinks)
  .freeze();

// After the sanitizer: figures are checked on their own, and KaTeX's output alone has inline styles and goes out unparsed.
const withoutFigures = base().use(rehypeFormulas).use(rehypeStringify, { allowDangerousHtml: true }).freeze();
const withFigures = base()
  .use(rehypeFigures)
  .use(rehypeFormulas)
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze();

function asSource(source: string): string {
  return `<pre>${source.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
}
