import type { PracticeTestSource } from "@dripstone/content";
import { type ChoiceLetter, choiceLetters } from "@dripstone/contract/practice-tests/choices";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import type { TestApp } from "../../../testing/app.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { untilShown } from "../../../testing/until-shown.ts";
import { keepPapers } from "../papers/seed-papers.ts";

/** A word that stands in every text that must stay on the server until a sitting is over. */
export const SECRET = "secret-of-the-cave";

const QUESTIONS = 12;

/** A paper of twelve questions, like AMC 10, whose keys are A, B, C, D, E, A, B, and so on. */
export function paperNamed(slug: string, changes: Partial<PracticeTestSource> = {}): PracticeTestSource {
  return {
    slug,
    program: "amc10",
    minutes: 75,
    points: { right: 6, blank: 1.5, wrong: 0 },
    text: {
      en: { title: `Title of ${slug}`, rules: "Take $75$ minutes." },
      ch: { title: `${slug}的标题`, rules: "75 分钟。" },
    },
    questions: Array.from({ length: QUESTIONS }, (_, index) => {
      const text = {
        statement: `Question ${index + 1} of ${slug}: $\\frac{1}{2}$?`,
        choices: choiceLetters.map((letter) => `Choice ${letter}`),
        solution: `Solution ${index + 1}, ${SECRET}`,
      };
      return {
        slug: `question-${index + 1}`,
        topic: topics[index % 2] ?? "logic",
        difficulty: "easy",
        key: keyOf(index + 1),
        text: { en: text, ch: { ...text, statement: `${slug}的第 ${index + 1} 题` } },
      };
    }),
    ...changes,
  };
}

/** The right choice of a question of such a paper. */
export const keyOf = (question: number): ChoiceLetter => choiceLetters[(question - 1) % choiceLetters.length] ?? "A";

/** Puts papers into an app's database, as its content would. */
export async function plantPapers(site: TestApp, ...papers: PracticeTestSource[]): Promise<void> {
  await untilShown(site, () => keepPapers(site.db, papers));
}

/** What a student does with a paper, through the front door. */
export function studentAt(site: TestApp, { token }: Pick<SignedUp, "token">) {
  return {
    start: (paper: string) => site.call("POST /practice-tests/{paper}/sittings", { token, params: { paper } }),
    look: (id: string, language = "en") =>
      site.call("GET /practice-tests/sittings/{id}", { token, params: { id }, query: { language } }),
    mark: (id: string, question: number, choice: string, { version = 0, flagged = false } = {}) =>
      site.call("PUT /practice-tests/sittings/{id}/answers/{question}", {
        token,
        params: { id, question: String(question) },
        body: { choice, flagged, version },
      }),
    handIn: (id: string) => site.call("POST /practice-tests/sittings/{id}/hand-in", { token, params: { id } }),
    result: (id: string, language = "en") =>
      site.call("GET /practice-tests/sittings/{id}/result", { token, params: { id }, query: { language } }),
    questions: (id: string, language = "en") =>
      site.call("GET /practice-tests/sittings/{id}/questions", { token, params: { id }, query: { language } }),
    mine: async () => (await site.call("GET /practice-tests/mine", { token })).data,
  };
}
