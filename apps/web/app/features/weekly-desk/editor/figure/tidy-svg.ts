import { figureClasses } from "@dripstone/markdown/figures";

/**
 * The drawing in an SVG file as drawing programs write it, brought to what a figure may hold: what tells colors and widths becomes one of our
 * classes or goes, since a figure has to be legible in both color schemes. What runs, loads or is unknown stays, and is refused afterwards.
 * Null when it is no SVG.
 */
export function tidySvg(source: string): string | null {
  const svg = new DOMParser().parseFromString(source.trim(), "image/svg+xml").documentElement;
  if (svg.localName !== "svg" || svg.querySelector("parsererror")) return null;
  dropNotes(svg);
  for (const text of svg.querySelectorAll("text")) flatten(text);
  for (const element of svg.querySelectorAll("*")) if (!classify(element)) element.remove();
  for (const element of [svg, ...svg.querySelectorAll("*")]) dropLooks(element);
  placeAtOrigin(svg);
  return new XMLSerializer().serializeToString(svg);
}

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** What a program notes for itself, or tells about looks for all of the drawing. */
const notes = "metadata, title, desc, style, defs";

function dropNotes(svg: Element): void {
  for (const element of svg.querySelectorAll("*")) {
    // A script among them has to be told of.
    const scripts = element.querySelectorAll("script");
    if (element.namespaceURI !== SVG_NAMESPACE || element.matches(notes)) element.replaceWith(...scripts);
  }
  const comments = svg.ownerDocument.createNodeIterator(svg, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
}

/** Programs write each line of a text into a part of its own. */
function flatten(text: Element): void {
  const part = text.querySelector("tspan[x], tspan[y]");
  for (const name of ["x", "y"]) {
    const value = text.getAttribute(name) ?? part?.getAttribute(name);
    if (value) text.setAttribute(name, Number.parseFloat(value).toString());
  }
  if (text.querySelector(":not(tspan)") === null) text.textContent = text.textContent.trim();
}

const shapes = "path, line, polyline, polygon, rect, circle, ellipse";

/** Gives a shape the classes that come closest to its looks. False if it cannot be seen. */
function classify(element: Element): boolean {
  const known: readonly string[] = figureClasses;
  const classes = [...element.classList].filter((name) => known.includes(name));
  if (classes.length === 0 && element.matches(shapes)) {
    const fill = lookOf(element, "fill");
    const stroke = lookOf(element, "stroke");
    const dashes = lookOf(element, "stroke-dasharray");
    if (fill === "none" && (stroke === undefined || stroke === "none")) return false;
    if (dashes !== undefined && dashes !== "none") classes.push("dashed");
    if (fill === undefined ? stroke === undefined : fill !== "none") classes.push(filling(fill ?? "black"));
  }
  if (classes.length === 0 && element.matches("text")) {
    const anchor = lookOf(element, "text-anchor") ?? "start";
    if (anchor !== "middle") classes.push(anchor);
  }
  if (classes.length > 0) element.setAttribute("class", classes.join(" "));
  else element.removeAttribute("class");
  return true;
}

/** A property of an element, or of what it stands in. */
function lookOf(element: Element | null, property: string): string | undefined {
  if (!element) return undefined;
  const inStyle = element instanceof SVGElement ? element.style.getPropertyValue(property) : "";
  return inStyle || element.getAttribute(property) || lookOf(element.parentElement, property);
}

/** Which of our fillings is as light as a color: on white or black as the paper, on what is dark as the ink. */
function filling(color: string): "solid" | "pale" | "open" {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return "pale";
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  return light < 0.3 ? "solid" : light > 0.97 ? "open" : "pale";
}

/** Attributes that tell looks, or what a program calls its parts. */
const looks =
  /^(id|style|fill|stroke|opacity|color|display|visibility|version|baseProfile|overflow|enable-background|paint-order|vector-effect|mask|filter|preserveAspectRatio)$|^(fill|stroke|font|text|letter|word|shape|image|marker|clip|dominant|alignment|data|aria|xml|xmlns|inkscape|sodipodi|color)[-:]|^role$/;

function dropLooks(element: Element): void {
  for (const { name, namespaceURI } of [...element.attributes]) {
    const isForeign = namespaceURI !== null && !name.startsWith("xmlns") && !name.endsWith("href");
    if (looks.test(name) || isForeign) element.removeAttribute(name);
  }
}

/** A figure's box begins at its origin and has whole sides. */
function placeAtOrigin(svg: Element): void {
  const sides = (svg.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = lengthOf(svg, "width"), height = lengthOf(svg, "height")] =
    sides.length === 4 && sides.every(Number.isFinite) ? sides : [];
  for (const name of ["width", "height", "x", "y"]) svg.removeAttribute(name);
  if (!(width > 0 && height > 0)) return;
  svg.setAttribute("viewBox", `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`);
  if (left === 0 && top === 0) return;
  const group = svg.ownerDocument.createElementNS(SVG_NAMESPACE, "g");
  group.setAttribute("transform", `translate(${-left} ${-top})`);
  group.append(...svg.childNodes);
  svg.append(group);
}

const lengthOf = (svg: Element, side: "width" | "height") => Number.parseFloat(svg.getAttribute(side) ?? "");
