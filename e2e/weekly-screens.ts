import { expect, type Page } from "@playwright/test";
import type { Site } from "./site.ts";
import type { WeeklyWords } from "./weekly-words.ts";

/** The problem that these journeys are about; its answer is 5/8, and 5/9 is a foreseen mistake. */
const SLUG = "four-drops-six-bowls";

/** Makes it the problem of the week that is open. */
export async function planWeek({ db, url }: Site): Promise<void> {
  const reply = await fetch(`${url}/api/weekly-problem`);
  const { data } = (await reply.json()) as { data: { week: string } };
  const problem = db.selectFrom("weeklyProblems").where("slug", "=", SLUG).select("id");
  const { id } = await problem.executeTakeFirstOrThrow();
  await db.updateTable("weeklyRounds").set({ problemId: id }).where("week", "=", data.week).execute();
}

/** The page of the weekly problem, by what it says. */
export function weeklyScreen(page: Page, words: WeeklyWords) {
  const main = page.getByRole("main");
  const field = main.getByRole("textbox", { name: words.answer, exact: true });
  const send = main.getByRole("button", { name: words.handIn, exact: true });
  return {
    main,
    field,
    send,
    heading: (name: string) => main.getByRole("heading", { name, exact: true }),
    async handIn(answer: string): Promise<void> {
      await field.fill(answer);
      await field.press("Enter");
    },
    async expectLeft(count: number): Promise<void> {
      await expect(main.getByText(words.left(count))).toBeVisible();
    },
  };
}
