import { describe, expect, it } from "vitest";
import { contrast, schemes } from "../testing/colors.ts";

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

describe.each(schemes)("in the %s scheme", (_, colors) => {
  const ratioOf = (one: string, other: string) => contrast(colors[one] ?? "", colors[other] ?? "");

  it.each(texts)("%s can be read on its grounds", (text, on) => {
    for (const ground of on) expect(ratioOf(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)("%s can be told from its grounds", (shape, on) => {
    for (const ground of on) expect(ratioOf(shape, ground), `${shape} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});
