import type { Root } from "mdast";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import { isCheapToParse, refuseCostlyTrees } from "./costs.ts";
import { rehypeEmphasis } from "./emphasis.ts";
import { figuresIn, rehypeFigures } from "./figures.ts";
import { brokenFormulas, rehypeFormulas, rehypeManyFormulas } from "./formulas.ts";
import { type Heading, headingsOf, rehypeHeadings } from "./headings.ts";
import { markdownLimits } from "./limits.ts";
import { remarkMentions } from "./mentions.ts";
import { htmlOfPlainProse, readPlainProse } from "./plain-prose.ts";
import { formulasOf, wordsOf } from "./plain-text.ts";
import { remarkProse } from "./prose.ts";
import { rehypeLinks, safeSchema } from "./safe-html.ts";
import { remarkSpoilers } from "./spoilers/spoilers.ts";
import { remarkSpoilerSyntax } from "./spoilers/syntax.ts";
import { remarkSyntax } from "./syntax.ts";

type PlainWords = { text: string; formulas: string };

type RenderingOptions = {
  /** Draws figures, and as many formulas as a lesson has: for what our own writers write. */
  figures?: boolean;
  /** Names that `@` mentions. */
  mentions?: readonly string[];
  /** The path that all pictures lie under, such as `/files/pictures/`; any path of the site without it. */
  images?: string;
};

/**
 * Turns Markdown with formulas into HTML that may be put into a page as it is, whoever wrote it.
 *
 * - GitHub's Markdown without raw HTML (a tag is shown as typed), footnotes, task boxes and link definitions
 * - `$x^2$` and `$$x^2$$` are formulas (KaTeX: HTML with MathML); `$5 and $10` stays money
 * - links go to http, https, mailto and paths of the site; images come from paths of the site only
 * - the Chinese of `*stress*` stands in `<span class="dotted">` within its `em`
 * - `#` becomes h2: the page around the text has the one h1
 * - `:::spoiler` … `:::` and `||words||` are hidden until they are opened; `withSpoilerWord` says what they are called
 * - `@Name` of the names given becomes `<span class="mention">`
 * - with `figures`, a code block of the language `figure` is drawn: it holds SVG with a `<title>`,
 *   within what `figureFault` allows
 *
 * Synchronous and pure. Never throws: a formula that KaTeX refuses becomes `<code class="math-error">`, a text beyond
 * `markdownLimits` becomes `<pre>` with its source.
 */
export function renderMarkdown(source: string, options: RenderingOptions = {}): string {
  return renderWithText(source, options).html;
}

/** The same with the text's words as `plainWords` gives them, for what it costs to read the text once. */
export function renderWithText(source: string, options: RenderingOptions = {}): { html: string } & PlainWords {
  if (!isCheapToParse(source)) return { html: asSource(source), text: source, formulas: "" };
  return (options.figures ? undefined : renderPlainProse(source)) ?? renderParsed(source, options);
}

function renderPlainProse(source: string): ({ html: string } & PlainWords) | undefined {
  const tree = readPlainProse(source);
  const html = tree && htmlOfPlainProse(tree);
  if (html === undefined || html.length > markdownLimits.WRITING_HTML_MAX) return undefined;
  return { html, ...wordsOfTree(tree as Root) };
}

/** The same by Markdown's parser, whatever the text is; it must be cheap to parse. */
export function renderParsed(
  source: string,
  { figures, mentions, images }: RenderingOptions = {},
): { html: string } & PlainWords {
  const file = new VFile({ value: source, data: { mentions: mentions ?? [], images: images ?? "/" } });
  const toHtml = figures ? withFigures : withoutFigures;
  let plain: PlainWords = { text: source, formulas: "" };
  try {
    const tree = words.parse(file);
    words.runSync(tree, file);
    plain = wordsOfTree(tree);
    const html = toHtml.stringify(toHtml.runSync(tree, file), file);
    return { html: figures || html.length <= markdownLimits.WRITING_HTML_MAX ? html : asSource(source), ...plain };
  } catch {
    // A tree that costs too much, or one of the parsers' own limits, such as the depth of the stack.
    return { html: asSource(source), ...plain };
  }
}

/**
 * A text that has a page of its own, drawn as our own writers' texts are: the headings of its sections have ids, which its table of contents leads to.
 * `images` is as of `renderMarkdown`.
 */
export function renderArticle(source: string, { images }: Pick<RenderingOptions, "images"> = {}): Article {
  if (!isCheapToParse(source)) return { html: asSource(source), headings: [] };
  const file = new VFile({ value: source, data: { mentions: [], images: images ?? "/" } });
  try {
    const tree = words.parse(file);
    words.runSync(tree, file);
    const headings = headingsOf(tree);
    file.data.headings = headings;
    return { html: withFigures.stringify(withFigures.runSync(tree, file), file), headings };
  } catch {
    return { html: asSource(source), headings: [] };
  }
}

type Article = { html: string; headings: Heading[] };

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

/**
 * The words of a text for excerpts, search and feeds: its blocks on lines of their own, formulas as a line of text has them (`2/4`, `x²`), and
 * nothing that a spoiler hides. A text beyond `markdownLimits` is its source, as that is what its page shows.
 */
export function plainText(source: string): string {
  return plainWords(source).text;
}

/** The same with the formulas as they were typed, but for their commands, one a line: a search finds a text by either. */
export function plainWords(source: string): PlainWords {
  if (!isCheapToParse(source)) return { text: source, formulas: "" };
  const plain = readPlainProse(source);
  if (plain) return wordsOfTree(plain);
  try {
    const tree = words.parse(source);
    words.runSync(tree, new VFile(source));
    return wordsOfTree(tree);
  } catch {
    return { text: source, formulas: "" };
  }
}

const wordsOfTree = (tree: Root): PlainWords => ({ text: wordsOf(tree), formulas: formulasOf(tree) });

/** Which of the names a text mentions, as they were given; none beyond `markdownLimits`. */
export function mentionedIn(source: string, names: readonly string[]): string[] {
  if (!/[@＠]/.test(source) || !isCheapToParse(source)) return [];
  const file = new VFile({ value: source, data: { mentions: names } });
  try {
    words.runSync(words.parse(file), file);
  } catch {
    return [];
  }
  return [...(file.data.mentioned ?? [])];
}

/** The formulas of a text that are shown as they were typed, as they are wrong or cost too much, in their order. */
export function formulaFaults(source: string): string[] {
  if (!source.includes("$") || !isCheapToParse(source)) return [];
  try {
    return brokenFormulas(base.runSync(base.parse(source)));
  } catch {
    return [];
  }
}

const words = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkMath)
  .use(remarkSyntax)
  .use(remarkSpoilerSyntax)
  .use(refuseCostlyTrees)
  .use(remarkProse)
  .use(remarkSpoilers)
  .use(remarkMentions)
  .freeze();

const toSafeTree = unified()
  .use(remarkRehype)
  .use(rehypeSanitize, safeSchema)
  .use(rehypeLinks)
  .use(rehypeEmphasis)
  .use(rehypeHeadings)
  .freeze();
const base = words().use(remarkRehype).use(rehypeSanitize, safeSchema).use(rehypeLinks).freeze();

// After the sanitizer: figures are checked on their own, and KaTeX's output alone has inline styles and goes out unparsed.
const withoutFigures = toSafeTree().use(rehypeFormulas).use(rehypeStringify, { allowDangerousHtml: true }).freeze();
const withFigures = toSafeTree()
  .use(rehypeFigures)
  .use(rehypeManyFormulas)
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze();

/** A text as it was typed, in HTML that may be put into a page as it is; it costs next to nothing. */
export function asSource(source: string): string {
  return `<pre>${source.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
}
