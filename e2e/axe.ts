import AxeBuilder from "@axe-core/playwright";
import type { Locale } from "@dripstone/contract/locale";
import { expect, type Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Each language in both schemes, each scheme at both widths. */
export const views: { locale: Locale; colorScheme: "light" | "dark"; width: number }[] = [
  { locale: "en", colorScheme: "light", width: 1440 },
  { locale: "en", colorScheme: "dark", width: 360 },
  { locale: "ch", colorScheme: "light", width: 360 },
  { locale: "ch", colorScheme: "dark", width: 1440 },
];

/** Axe finds nothing on the page as it stands, and it is no wider than the screen; goes on if not, and fails in the end. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`);
  expect.soft(found, what).toEqual([]);
  const surplus = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(surplus, `${what} is wider than the screen`).toBeLessThanOrEqual(0);
}
