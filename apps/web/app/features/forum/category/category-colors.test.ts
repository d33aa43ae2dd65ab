import { readFileSync } from "node:fs";
import { categoryColors } from "@dripstone/contract/forum/looks";
import { describe, expect, it } from "vitest";
import { contrast, schemes } from "../../../testing/colors.ts";

const css = readFileSync(new URL("category-colors.module.css", import.meta.url), "utf8");

/** The tokens of each color: its rule's, or those of the rule for all, which is the first. */
const tokensOf = new Map(
  categoryColors.map((color) => {
    const from = css.indexOf(`[data-color="${color}"]`);
    const [, text, soft] =
      /--category: var\(--([\w-]+)\);\s+--category-soft: var\(--([\w-]+)\)/.exec(css.slice(Math.max(from, 0))) ?? [];
    return [color, { text: text ?? "", soft: soft ?? "" }];
  }),
);

it("has tokens of its own for every color that a category may have", () => {
  expect(new Set([...tokensOf.values()].map(({ text }) => text)).size).toBe(categoryColors.length);
});

/** Names and icons in the color of their category, and its description and rules on the soft one: WCAG 2.2 AA asks for 4.5. */
describe.each(schemes)("in the %s scheme", (_, colors) => {
  const ratioOf = (one: string, other: string) => contrast(colors[one] ?? "", colors[other] ?? "");

  it.each(categoryColors)("%s can be read wherever it is shown", (color) => {
    const { text = "", soft = "" } = tokensOf.get(color) ?? {};
    for (const ground of ["paper", "surface", "sunken", soft]) {
      expect(ratioOf(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const above of ["ink", "ink-soft", "muted", "danger", "accent-text"]) {
      expect(ratioOf(above, soft), `${above} on ${soft}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
