import type { Element, ElementContent, Parents, Root } from "hast";
import katex from "katex";
import { LRUCache } from "lru-cache";
import { heightBeyondLines, inkOf, reachesTooFar, unbrokenWidth } from "./extent.ts";
import { HELD_CLASS, isHeld, partClosing, partOpening, WIDE_CLASS } from "./held-marks.ts";
import { markdownLimits } from "./limits.ts";

/** What the formulas of a text may still cost: their number, characters of HTML, and square em of ink, em of height. */
type Budget = { formulas: number; html: number; ink: number; height: number };

/** A rehype plugin that replaces the formulas that remark-math marked by KaTeX's HTML, as many as a text of anybody's may hold. */
export function rehypeFormulas() {
  return (tree: Root): void => {
    replaceIn(tree, budgetOfAnybody());
  };
}

/** Draws the formulas in the lines of one text of anybody's, in their order; undefined for one that is shown as it was typed. */
export function drawInLine(): (formula: string) => string | undefined {
  const budget = budgetOfAnybody();
  return (formula) => toHtml(formula, false, budget);
}

/** The same for texts of our own writers, which may be as long as a lesson. */
export function rehypeManyFormulas() {
  return (tree: Root): void => {
    replaceIn(tree, wholeBudget());
  };
}

/** The formulas of a tree that are not shown as what they mean: wrong, too costly, or with a command that is not allowed here. */
export function brokenFormulas(tree: Root): string[] {
  const budget = wholeBudget();
  return formulasIn(tree).filter((formula) => {
    const html = toHtml(formula, false, budget);
    return html === undefined || html.includes(REFUSED_COLOR);
  });
}

/** KaTeX paints a command that it does not trust in this color, and shows its name. */
const REFUSED_COLOR = "#cc0000";

const wholeBudget = (): Budget => ({
  formulas: markdownLimits.FORMULAS_MAX,
  html: markdownLimits.FORMULAS_HTML_MAX,
  ink: markdownLimits.INK_MAX_EM2,
  height: markdownLimits.TALL_IN_ALL_MAX_EM,
});

const budgetOfAnybody = (): Budget => ({
  formulas: markdownLimits.WRITING_FORMULAS_MAX,
  html: markdownLimits.WRITING_FORMULAS_HTML_MAX,
  ink: markdownLimits.INK_MAX_EM2,
  height: markdownLimits.TALL_IN_ALL_MAX_EM,
});

function formulasIn({ children }: Parents): string[] {
  return children.flatMap((node) => {
    if (node.type !== "element") return [];
    return isFormula(node) ? [textOf(node)] : formulasIn(node);
  });
}

function replaceIn(parent: Parents, budget: Budget): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type !== "element") continue;
    const [first] = node.children;
    if (isFormula(node)) {
      parent.children[index] = held(render(textOf(node), false, budget), textOf(node), parent, index);
    } else if (node.tagName === "pre" && first?.type === "element" && isFormula(first)) {
      parent.children[index] = render(textOf(first), true, budget);
    } else replaceIn(node, budget);
  }
}

/** The formula with the marks beside it, which are taken out of the texts there. */
function held(drawn: ElementContent, latex: string, { children }: Parents, index: number): ElementContent {
  if (drawn.type !== "raw" || !isHeld(latex, drawn.value)) return drawn;
  const [before, after] = [children[index - 1], children[index + 1]];
  const [left, opening] = before?.type === "text" ? partOpening(before.value) : ["", ""];
  const [closing, right] = after?.type === "text" ? partClosing(after.value) : ["", ""];
  if (!opening && !closing) return drawn;
  if (before?.type === "text") before.value = left;
  if (after?.type === "text") after.value = right;
  const text = (value: string): ElementContent[] => (value ? [{ type: "text", value }] : []);
  const properties = { className: [HELD_CLASS] };
  return { type: "element", tagName: "span", properties, children: [...text(opening), drawn, ...text(closing)] };
}

function isFormula({ tagName, properties: { className } }: Element): boolean {
  return tagName === "code" && Array.isArray(className) && className.includes("language-math");
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.type === "text" ? child.value : "")).join("");
}

function render(formula: string, displayMode: boolean, budget: Budget): ElementContent {
  const html = toHtml(formula, displayMode, budget);
  if (html !== undefined) return { type: "raw", value: displayMode ? `<div class="math-display">${html}</div>` : html };
  const properties = { className: ["math-error"] };
  const code: Element = { type: "element", tagName: "code", properties, children: [{ type: "text", value: formula }] };
  return displayMode ? { type: "element", tagName: "pre", properties: {}, children: [code] } : code;
}

/** The formula as HTML; undefined when it is wrong or costs too much. What it cost is taken off the budget. */
function toHtml(formula: string, displayMode: boolean, budget: Budget): string | undefined {
  if (budget.formulas <= 0 || budget.html <= 0 || isTooComplex(formula)) return undefined;
  budget.formulas -= 1;
  const key = `${displayMode ? "display" : "inline"} ${formula}`;
  const drawn = known.get(key) ?? draw(formula, displayMode);
  known.set(key, drawn);
  budget.html -= drawn.cost;
  if (drawn.html === undefined) return undefined;
  budget.ink -= drawn.ink;
  budget.height -= drawn.height;
  return budget.html >= 0 && budget.ink >= 0 && budget.height >= 0 ? drawn.html : undefined;
}

/** A formula, drawn; without HTML where it is wrong, or too costly whatever stands beside it. */
type Drawn = { html?: string; cost: number; ink: number; height: number };

/** `$x$` and `$\frac{1}{2}$` stand in many texts, and in a preview all formulas are drawn with each letter that is typed. */
const known = new LRUCache<string, Drawn>({
  maxSize: markdownLimits.DRAWN_KEPT_MAX,
  sizeCalculation: ({ html = "" }, key) => key.length + html.length + 100,
});

function draw(formula: string, displayMode: boolean): Drawn {
  const refused = { ink: 0, height: 0 };
  try {
    const html = katex.renderToString(formula, {
      displayMode,
      output: "htmlAndMathml",
      trust: false,
      strict: "ignore",
      throwOnError: true,
      errorColor: REFUSED_COLOR,
      maxExpand: markdownLimits.EXPANSIONS_MAX,
      maxSize: markdownLimits.SIZE_MAX_EM,
      // Each formula its own: \gdef writes into this object.
      macros: {},
    });
    const cost = html.length;
    if (cost > markdownLimits.FORMULA_HTML_MAX || reachesTooFar(html) || unfitForText.test(html))
      return { cost, ...refused };
    const measured = { cost, ink: inkOf(html), height: heightBeyondLines(html) };
    if (displayMode || unbrokenWidth(html) <= markdownLimits.LINE_MAX_EM) return { html, ...measured };
    return { html: `<span class="${WIDE_CLASS}">${html}</span>`, ...measured };
  } catch {
    return { cost: markdownLimits.REFUSED_FORMULA_HTML, ...refused };
  }
}

/**
 * What `\char` can make though nobody could have typed it: control characters, marks that turn the direction, and what is no character. Of those
 * for private use, KaTeX itself draws some signs with, such as `\ne`.
 */
const unfitForText = /(?![\n\t])\p{Cc}|[\p{Cs}\p{Cn}\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** What takes no room, and would stick out of its card or lie upon its neighbors. */
const overlaps = /\\(?:math)?[lrc]lap(?![a-zA-Z])/;

const defines = /\\(?:[egx]?def|(?:new|renew|provide)command|let|futurelet)(?![a-zA-Z])/;

function isTooComplex(formula: string): boolean {
  if (formula.length > markdownLimits.FORMULA_MAX) return true;
  if (overlaps.test(formula)) return true;
  if (formula.length > markdownLimits.DEFINING_FORMULA_MAX && defines.test(formula)) return true;
  let depth = 0;
  for (const [step] of formula.matchAll(/\\(?:begin|end|left|right|sqrt)(?![a-zA-Z])|\\.|[{}]/gs)) {
    if (step === "{" || step === "\\begin" || step === "\\left") depth += 1;
    else if (step === "}" || step === "\\end" || step === "\\right") depth -= 1;
    if (depth > markdownLimits.FORMULA_DEPTH_MAX) return true;
  }
  return false;
}
