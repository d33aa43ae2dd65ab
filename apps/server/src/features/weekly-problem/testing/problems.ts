import type { WeeklyProblemSource } from "@dripstone/content";
import type { TestApp } from "../../../testing/app.ts";
import { keepProblems } from "../seed-problems.ts";

/** A word that stands in every text that must stay on the server until it is due. */
export const SECRET = "secret-of-the-cave";

/** A problem whose answer is 3/4 in lowest terms; 4/3 is a foreseen mistake. */
export function problemNamed(slug: string, changes: Partial<WeeklyProblemSource> = {}): WeeklyProblemSource {
  const text = {
    title: `Title of ${slug}`,
    statement: `Statement of ${slug}: $\\frac{1}{2}+\\frac{1}{4}$`,
    hints: [`First hint of ${slug}, ${SECRET}`, `Second hint of ${slug}, ${SECRET}`],
    solution: `Solution of ${slug}, ${SECRET}`,
    feedback: { upside: `Upside down, ${SECRET}` },
  };
  return {
    slug,
    difficulty: "easy",
    topic: "arithmetic",
    letters: [],
    rubric: { keys: ["3/4"], form: ["simplest-fraction"], foreseen: [{ answer: "4/3", feedback: "upside" }] },
    text: {
      en: text,
      ch: { ...text, title: `${slug}的标题`, statement: `${slug}的题目`, hints: text.hints.map((it) => `提示：${it}`) },
    },
    ...changes,
  };
}

/** Puts problems into an app's database, in this order. */
export function plant(site: TestApp, ...slugs: string[]): Promise<void> {
  return keepProblems(
    site.db,
    slugs.map((slug) => problemNamed(slug)),
  );
}

/** Answers the open week's problem, or another week's if told. */
export async function answer(
  site: TestApp,
  token: string,
  text: string,
  { week, key, explanation, language }: { week?: string; key?: string; explanation?: string; language?: string } = {},
) {
  const open = week ?? (await site.call("GET /weekly-problem")).data?.week;
  return site.call("POST /weekly-problem/attempts", {
    token,
    body: { week: open, answer: text, ...(explanation !== undefined && { explanation }) },
    ...(language && { query: { language } }),
    ...(key && { headers: { "idempotency-key": key } }),
  });
}
