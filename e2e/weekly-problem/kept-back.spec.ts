import { readdir, readFile } from "node:fs/promises";
import { paths } from "@dripstone/contract/paths";
import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { endWeek, planWeek, weeklyScreen } from "./screens.ts";
import { weeklyWords } from "./words.ts";

const site = useSite();
const t = textsIn("en");
const words = weeklyWords.en;
const OPEN = "kept-back";
const assets = new URL("../../apps/web/build/client/assets/", import.meta.url);

/** What may not be seen of the open week's problem; no other text on the site holds these words. */
const key = "7919/7907";
const foreseen = "7907/7919";
const [hint, laterHint, solution, feedback] = [
  "stalagmite-one",
  "stalagmite-two",
  "stalagmite-three",
  "stalagmite-four",
];
const statement = "stalagmite-zero";

test.beforeAll(async () => {
  await planWeek(site);
  await endWeek(site);
  const text: ProblemText = {
    title: "Kept Back",
    statement,
    hints: [hint, laterHint, `${laterHint} again`],
    solution,
    feedback: { turned: feedback },
  };
  await site.db
    .insertInto("weeklyProblems")
    .values({
      slug: OPEN,
      difficulty: "hard",
      topic: "logic",
      letters: [],
      rubric: JSON.stringify({ keys: [key], foreseen: [{ answer: foreseen, feedback: "turned" }] }),
      texts: JSON.stringify({ en: text, ch: text }),
      position: 1000,
    })
    .execute();
  await planWeek(site, OPEN);
});

test("nothing that a visitor's or a student's browser loads holds what is still kept back", async ({ browser }) => {
  const student = await site.signUp();
  for (const who of [null, student]) {
    const context = await browser.newContext();
    if (who) await keepSession(context, who);
    const loaded = await allThatComes(context);
    const page = await context.newPage();
    await lookAround(page);
    const bytes = loaded();

    expect(bytes, "the open problem came").toContain(statement);
    expect(bytes, "the closed problem's solution came").toContain(words.solutionText);
    for (const secret of [key, foreseen, hint, laterHint, solution, feedback]) expect(bytes).not.toContain(secret);
    await expectNothingOf(bytes, await neverAsked());
    await context.close();
  }
});

test("one wrong answer opens one hint, and nothing else", async ({ browser }) => {
  const context = await browser.newContext();
  await keepSession(context, await site.signUp());
  const loaded = await allThatComes(context);
  const page = await context.newPage();
  await open(page, site.url + paths.weeklyProblem);
  const { handIn, expectLeft, main } = weeklyScreen(page, words);
  await handIn("12");
  await expectLeft(4);
  await expect(main.getByText(hint).first()).toBeVisible();
  const bytes = loaded();
  expect(bytes).toContain(hint);
  for (const secret of [key, foreseen, laterHint, solution, feedback]) expect(bytes).not.toContain(secret);
  await context.close();
});

test("no file of the bundle holds a problem's hint, solution or feedback", async () => {
  const files = (await readdir(assets)).filter((name) => /\.(js|css|svg|json)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  const bundle = await Promise.all(files.map((name) => readFile(new URL(name, assets), "utf8")));
  const problems = site.db.selectFrom("weeklyProblems").select(["slug", "texts"]);
  await expectNothingOf(bundle.join("\n"), await problems.execute());
});

/** The week's page in both languages, the archive, a closed problem, and where else problems are shown. */
async function lookAround(page: Page): Promise<void> {
  await open(page, site.url + paths.weeklyProblem);
  const main = page.getByRole("main");
  const both = main.getByRole("button", { name: t("weekly-problem:both") });
  await both.click();
  await expect(main.getByText(statement)).toHaveCount(2);
  await main
    .getByRole("link", { name: t("weekly-problem:archive.link"), exact: true })
    .first()
    .click();
  // The week's own page leads to the same problem: what is clicked next stands in the list.
  await expect(main.getByRole("heading", { level: 1, name: t("weekly-problem:archive.title") })).toBeVisible();
  await main.getByRole("link", { name: words.title }).click();
  await expect(main.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await both.click();
  await main.getByText(words.solution, { exact: true }).click();
  await expect(main.getByText(weeklyWords.ch.solutionText).first()).toBeVisible();
  for (const path of [paths.progress, paths.home, `${paths.weeklyProblem}?lang=ch`, `${paths.archive}?sort=easiest`]) {
    await open(page, site.url + path);
  }
}

/** Gathers what a browser is answered, except for pictures and fonts. What a page no longer waits for when it is left is not among it. */
async function allThatComes(context: BrowserContext): Promise<() => string> {
  const bodies: string[] = [];
  await context.route(`${site.url}/**`, async (route) => {
    if (/image|font/.test(route.request().resourceType())) return route.continue();
    try {
      const response = await route.fetch();
      bodies.push(await response.text());
      await route.fulfill({ response });
    } catch {
      await route.abort().catch(() => {});
    }
  });
  return () => bodies.join("\n");
}

type Texts = { slug: string; texts: Record<"en" | "ch", ProblemText> };

/** The problems whose week has not come. */
async function neverAsked(): Promise<Texts[]> {
  const problems = await site.db
    .selectFrom("weeklyProblems")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("weeklyRounds").whereRef("weeklyRounds.problemId", "=", "weeklyProblems.id").select("week")),
      ),
    )
    .select(["slug", "texts"])
    .execute();
  expect(problems.length).toBeGreaterThan(40);
  return problems;
}

/** A text is looked for by its longest run without formulas and marks, which stands in HTML and JSON as it was written. */
async function expectNothingOf(bytes: string, problems: Texts[]): Promise<void> {
  const found: string[] = [];
  let looked = 0;
  for (const { slug, texts } of problems) {
    for (const { hints, solution, feedback } of Object.values(texts)) {
      for (const text of [...hints, solution, ...Object.values(feedback)]) {
        const [run = ""] = (text.match(/[\p{L} ,]+/gu) ?? []).toSorted((one, other) => other.length - one.length);
        if (run.trim().length < 8) continue;
        looked += 1;
        if (bytes.includes(run.trim())) found.push(`${slug}: ${run.trim()}`);
      }
    }
  }
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(problems.length * 6);
}
