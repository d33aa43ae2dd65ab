import { paths } from "@dripstone/contract/paths";
import { expect, type Page } from "@playwright/test";
import type { Texts } from "../texts.ts";

/** The paper that is sat in journeys: the school's own, like AMC 8. */
export const PAPER = "amc8-first";

/** A sitting as a student sees it, in the language of `t`. */
export function sittingScreen(page: Page, t: Texts) {
  const main = page.getByRole("main");
  const word = (key: string, values?: Record<string, string | number>) => t(`practice-tests:${key}`, values);
  const palette = main.getByRole("navigation", { name: word("sitting.palette") });
  return {
    main,
    palette,
    heading: (number: number) => main.getByRole("heading", { level: 2, name: word("sitting.question", { number }) }),
    choice: (letter: string) => main.getByRole("radio").nth("ABCDE".indexOf(letter)),
    /** A question of the palette, which tells what is marked on it. */
    question: (number: number) => palette.getByRole("button", { name: new RegExp(`^${number}(?!\\d)`) }),
    /** What is marked on a question, and that the server has it. */
    async expectMarked(number: number, choice: string) {
      const name = new RegExp(`^${number}\\s*${choice}\\s*${word("sitting.chose")}$`);
      await expect(palette.getByRole("button", { name })).toBeVisible();
    },
    submit: main.getByRole("button", { name: word("sitting.submit"), exact: true }),
    dialog: page.getByRole("dialog", { name: word("sitting.confirm.title") }),
    confirm: page.getByRole("button", { name: word("sitting.confirm.submit"), exact: true }),
    result: main.getByRole("heading", { level: 1, name: word("result.eyebrow") }),
  };
}

/** Begins a sitting by the way that a student goes, and tells its address. */
export async function begin(page: Page, t: Texts, siteUrl: string): Promise<string> {
  await page.goto(siteUrl + paths.practiceTest(PAPER));
  await page
    .getByRole("main")
    .getByRole("button", { name: t("practice-tests:before.start") })
    .click();
  await expect(sittingScreen(page, t).heading(1)).toBeVisible();
  return page.url();
}
