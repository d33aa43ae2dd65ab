import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const DESK = { width: 1440, height: 900 };

/** A desk, a small phone, and a desk's page enlarged to 400% (WCAG 1.4.10). */
const widths = [DESK.width, 360, 320];

/** How a page is looked at: as a desk shows it, in the light, without movement. */
export const desk = { viewport: DESK, colorScheme: "light", reducedMotion: "reduce" } as const;

/**
 * Axe finds nothing on the page as it stands, nor in its colours in the dark, and no screen is too narrow for it. Goes on if not, and
 * fails in the end.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await settled(page);
  expect.soft(await violations(page, (axe) => axe.withTags(standards)), what).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-mantine-color-scheme=dark]").waitFor();
  await settled(page);
  const inTheDark = await violations(page, (axe) => axe.withRules(["color-contrast"]));
  expect.soft(inTheDark, `${what}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.locator("html[data-mantine-color-scheme=light]").waitFor();
  await expectToFit(page, what);
}

/** The page is no wider than any screen. Goes on if not, and fails in the end. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ ...DESK, width });
    await settled(page);
    const surplus = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(surplus, `${what} is wider than a screen of ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(DESK);
}

/**
 * On a phone and on a desk, no line of a Chinese heading or term is a single character, and none looks indented because it begins with
 * “ or 《, signs whose left half is empty. Goes on if not, and fails in the end. Tells how many began so.
 */
export async function expectWellSet(page: Page, what: string): Promise<number> {
  let opened = 0;
  for (const width of [360, 1366]) {
    await page.setViewportSize({ ...DESK, width });
    await settled(page);
    const headings = await linesOfHeadings(page);
    const alone = headings.filter(({ lines }) => lines.length > 1 && lines.some((line) => line.length === 1));
    expect.soft(alone, `${what} at ${width} px`).toEqual([]);
    const opening = headings.filter(({ text }) => /^[“《]/.test(text));
    const indented = opening.filter(({ firstWidth, fontSize }) => firstWidth > fontSize * 0.75);
    expect.soft(indented, `${what} at ${width} px`).toEqual([]);
    opened += opening.length;
  }
  await page.setViewportSize(DESK);
  return opened;
}

/** Lines without punctuation, which never stands alone; the first character's width and the font's size in px. */
type HeadingLines = { text: string; lines: string[]; firstWidth: number; fontSize: number };

function linesOfHeadings(page: Page): Promise<HeadingLines[]> {
  return page.evaluate(() => {
    const place = document.createRange();
    const boxesOf = (heading: Element) => {
      const walk = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const boxes: { sign: string; box: DOMRect }[] = [];
      while (walk.nextNode()) {
        const text = walk.currentNode as Text;
        for (const [at, sign] of [...text.data].entries()) {
          place.setStart(text, at);
          place.setEnd(text, at + sign.length);
          const [box] = place.getClientRects();
          if (box?.width) boxes.push({ sign, box });
        }
      }
      return boxes;
    };
    return [...document.querySelectorAll("main :is(h1, h2, h3, h4, dt)")].flatMap((heading) => {
      const boxes = boxesOf(heading);
      const [first] = boxes;
      if (!first) return [];
      const fontSize = Number.parseFloat(getComputedStyle(heading).fontSize);
      const lines = Map.groupBy(boxes, ({ box }) => Math.round((box.top + box.bottom) / fontSize));
      return {
        text: heading.textContent,
        lines: [...lines.values()].map((line) =>
          line
            .map(({ sign }) => sign)
            .join("")
            .replace(/[\s\p{P}]/gu, ""),
        ),
        firstWidth: first.box.width,
        fontSize,
      };
    });
  });
}

/** We have no frames of other hosts, and look at nothing but what axe finds wrong: both spare it most of its work. */
async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await choose(axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}

/**
 * Waits until the fonts are there, what moves has come to rest, and what depends on the width has been drawn for it. Asked again for
 * each frame: a transition within a closed part of the page never says that it has ended.
 */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Infinity &&
      effect.target?.checkVisibility();
    await document.fonts.ready;
    await drawn();
    await drawn();
    while (document.getAnimations().some(isMoving)) await drawn();
  });
}
