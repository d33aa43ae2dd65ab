import type { Element, ElementContent, Parents, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { markdownLimits } from "./limits.ts";

/**
 * What is wrong with the SVG of a figure, as a code, perhaps with what is meant behind it (`element script`, `attribute onload path`);
 * undefined when it can be drawn. It may hold shapes, short texts and the classes of
 * `figureClasses`, which stand for colors of both schemes, and nothing that runs, loads or paints by itself.
 */
export function figureFault(svg: string): string | undefined {
  const figure = readFigure(svg);
  return typeof figure === "string" ? figure : undefined;
}

/** What a shape or a text is drawn with; the web's Markdown gives them their colors. */
export const figureClasses = [
  "line",
  "thin",
  "dashed",
  "pale",
  "stone",
  "water",
  "solid",
  "mark",
  "open",
  "small",
  "quiet",
  "light",
  "start",
  "end",
] as const;

/** A rehype plugin: a code block of the language `figure` whose SVG has no fault becomes the drawing; its `<title>` says what it shows. */
export function rehypeFigures() {
  return (tree: Root): void => replaceIn(tree);
}

function replaceIn(parent: Parents): void {
  for (const { parent: around, index, figure } of figuresIn(parent)) {
    if (typeof figure !== "string") around.children[index] = figure;
  }
}

/** Every code block of the language `figure`: where it stands, and its drawing, or what is wrong with that. */
export function figuresIn(parent: Parents): { parent: Parents; index: number; figure: Element | string }[] {
  return parent.children.flatMap((node, index) => {
    if (node.type !== "element") return [];
    const [code] = node.tagName === "pre" ? node.children : [];
    if (code?.type !== "element" || !isFigure(code)) return figuresIn(node);
    const source = code.children.map((child) => (child.type === "text" ? child.value : "")).join("");
    return [{ parent, index, figure: readFigure(source) }];
  });
}

function isFigure({ tagName, properties: { className } }: Element): boolean {
  return tagName === "code" && Array.isArray(className) && className.includes("language-figure");
}

/** The drawing, or what is wrong with it. */
function readFigure(source: string): Element | string {
  if (source.length > markdownLimits.FIGURE_MAX) return "too-long";
  // Before it is parsed: the parser recurses into what is nested.
  if (source.split("<").length > markdownLimits.FIGURE_TAGS_MAX) return "too-many-tags";
  const [svg, ...others] = fromHtml(source.trim(), { fragment: true }).children;
  if (svg?.type !== "element" || svg.tagName !== "svg" || others.length > 0) return "no-svg";
  const fault = faultIn(svg);
  if (fault) return fault;
  const [, width, height] = /^0 0 (\d+) (\d+)$/.exec(String(svg.properties.viewBox)) ?? [];
  if (!width || !height) return "view-box";
  if (Number(width) > markdownLimits.FIGURE_WIDTH_MAX) return "too-wide";
  const isTitle = (child: ElementContent) => child.type === "element" && child.tagName === "title";
  const title = svg.children.find(isTitle);
  const [name] = title && "children" in title ? title.children : [];
  if (name?.type !== "text" || !name.value.trim()) return "no-title";
  const properties = { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", ariaLabel: name.value.trim() };
  const drawing: Element = { ...svg, properties, children: svg.children.filter((child) => !isTitle(child)) };
  return { type: "element", tagName: "figure", properties: { className: ["figure"] }, children: [drawing] };
}

const allowed: Record<string, string[]> = {
  svg: ["xmlns", "viewBox"],
  title: [],
  g: ["className", "transform"],
  path: ["className", "transform", "d"],
  line: ["className", "x1", "y1", "x2", "y2"],
  polyline: ["className", "points"],
  polygon: ["className", "points", "transform"],
  rect: ["className", "x", "y", "width", "height", "rx", "transform"],
  circle: ["className", "cx", "cy", "r"],
  ellipse: ["className", "cx", "cy", "rx", "ry", "transform"],
  text: ["className", "x", "y", "transform"],
};

function faultIn(element: Element, depth = 0): string | undefined {
  if (depth > markdownLimits.FIGURE_DEPTH_MAX) return "too-deep";
  const attributes = Object.hasOwn(allowed, element.tagName) ? allowed[element.tagName] : undefined;
  if (!attributes || (element.tagName === "svg" && depth > 0)) return `element ${element.tagName}`;
  for (const [attribute, value] of Object.entries(element.properties)) {
    if (!attributes.includes(attribute)) return `attribute ${attribute} ${element.tagName}`;
    const known: readonly string[] = figureClasses;
    const stranger = attribute === "className" && [value].flat().find((it) => !known.includes(String(it)));
    if (stranger) return `class ${stranger}`;
  }
  const holdsText = element.tagName === "text" || element.tagName === "title";
  for (const child of element.children) {
    if (child.type === "comment") return "comment";
    if (child.type === "text" && child.value.trim() !== "" && !holdsText) return "stray-text";
    const fault = child.type === "element" ? faultIn(child, depth + 1) : undefined;
    if (fault) return fault;
  }
  return undefined;
}
