import { HOUR_MS } from "@dripstone/contract/durations";
import { expect, type Page } from "@playwright/test";
import { announce } from "../../apps/server/src/changes/announce.ts";
import type { Site } from "../site.ts";
import type { WeeklyWords } from "./words.ts";

/** The problem that these journeys are about; its answer is 5/8, and 5/9 is a foreseen mistake. */
const SLUG = "four-drops-six-bowls";

/** Makes it, or another one, the problem of the week that is open. */
export async function planWeek({ db, url }: Site, slug = SLUG): Promise<void> {
  const { week } = await openWeek(url);
  const problem = db.selectFrom("weeklyProblems").where("slug", "=", slug).select(["id", "texts"]);
  const { id, texts } = await problem.executeTakeFirstOrThrow();
  await db.updateTable("weeklyRounds").set({ problemId: id }).where("week", "=", week).execute();
  // As whoever changes it would say.
  await announce(db, "weekly-problem");
  await expect.poll(async () => (await openWeek(url)).title).toBe(texts.en.title);
}

/** Moves the server's clock to the end of the week that is open; when the clocks change, a week has an hour more or less. */
export async function endWeek({ clock, url }: Site): Promise<{ week: string }> {
  const { week, endsAt } = await openWeek(url);
  clock.advanceHours((Date.parse(endsAt) - clock.now().getTime()) / HOUR_MS);
  return { week };
}

async function openWeek(url: string): Promise<{ week: string; endsAt: string; title: string }> {
  const reply = await fetch(`${url}/api/weekly-problem`);
  return ((await reply.json()) as { data: { week: string; endsAt: string; title: string } }).data;
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
