import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** The tokens that are colours, as each scheme sees them: the dark one overrides the light one. */
const light = colorsOf(css.slice(css.indexOf(":root"), css.indexOf("[data-mantine")));
const dark = { ...light, ...colorsOf(css.slice(css.indexOf("[data-mantine"))) };

const grounds = ["paper", "surface", "sunken"];

/** Text and the grounds that it stands on: WCAG 2.2 AA asks for 4.5. */
const texts: [text: string, grounds: string[]][] = [
  ["ink", [...grounds, "accent-soft", "math-soft", "computing-soft", "language-soft", "robotics-soft", "amber-soft"]],
  ["ink-soft", [...grounds, "accent-soft", "math-soft", "computing-soft", "language-soft", "robotics-soft"]],
  ["muted", [...grounds, "accent-soft", "math-soft", "computing-soft", "language-soft", "robotics-soft"]],
  ["accent", grounds],
  ["accent-text", [...grounds, "accent-soft"]],
  ["accent-ink", ["accent", "accent-hover"]],
  ["danger", [...grounds, "danger-soft"]],
  ["amber", [...grounds, "amber-soft"]],
  ["math", [...grounds, "math-soft"]],
  ["computing", [...grounds, "computing-soft"]],
  ["language", [...grounds, "language-soft"]],
  ["robotics", [...grounds, "robotics-soft"]],
  ["violet", [...grounds, "violet-soft"]],
  ["rose", [...grounds, "rose-soft"]],
  ["deep-ink", ["deep", "deep-raised"]],
  ["deep-muted", ["deep", "deep-raised"]],
  ["deep-accent", ["deep", "deep-raised"]],
];

/** Borders of fields, focus rings and drawings that say something: 3. */
const shapes: [shape: string, grounds: string[]][] = [
  ["line-strong", grounds],
  ["focus", grounds],
];

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("in the %s scheme", (_, colors) => {
  const ratioOf = (one: string, other: string) => contrast(colors[one] ?? "", colors[other] ?? "");

  it.each(texts)("%s can be read on its grounds", (text, on) => {
    for (const ground of on) expect(ratioOf(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)("%s can be told from its grounds", (shape, on) => {
    for (const ground of on) expect(ratioOf(shape, ground), `${shape} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});

function colorsOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
