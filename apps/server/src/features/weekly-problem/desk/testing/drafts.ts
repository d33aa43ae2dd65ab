import type { ProblemDraft } from "@dripstone/contract/weekly-problem/desk/payloads";
import type { TestApp } from "../../../../testing/app.ts";

/** A word that stands in all of a problem but its statement and title. */
export const HIDDEN = "hidden-behind-the-fall";

/** A problem that may be asked: the answer is 3/4, and 4/3 a foreseen slip. */
export function draftNamed(name: string, changes: Partial<ProblemDraft> = {}): ProblemDraft {
  const text = {
    title: `Title of ${name}`,
    statement: `Statement of ${name}: $\\frac{1}{2}+\\frac{1}{4}$`,
    hints: [1, 2, 3].map((number) => `Hint ${number} of ${name}, ${HIDDEN}`),
    solution: `Solution of ${name}, ${HIDDEN}`,
    feedback: { upside: `Upside down, ${HIDDEN}` },
  };
  return {
    difficulty: "easy",
    topic: "arithmetic",
    rubric: { keys: ["3/4"], foreseen: [{ answer: "4/3", feedback: "upside" }] },
    texts: { en: text, ch: { ...text, title: `${name}的标题` } },
    ...changes,
  };
}

/** A problem with nothing but its title. */
export function bareDraft(title: string): ProblemDraft {
  const text = { title, statement: "", hints: [], solution: "", feedback: {} };
  return { difficulty: "easy", topic: "logic", rubric: { keys: [] }, texts: { en: text, ch: { ...text, title: "" } } };
}

/** Begins a problem. */
export async function begin(site: TestApp, token: string, problem: ProblemDraft) {
  return (await site.call("POST /weekly-problems", { token, body: { problem } })).data;
}

/** Begins a problem, and says that it may be asked. */
export async function finished(site: TestApp, token: string, name: string, changes: Partial<ProblemDraft> = {}) {
  const { id, version } = await begin(site, token, draftNamed(name, changes));
  return (await site.call("POST /weekly-problems/{id}/finish", { token, params: { id }, body: { version } })).data;
}

/** Plans a problem for a week to come. */
export function plan(site: TestApp, token: string, week: string, problemId: string, swap = false) {
  return site.call("PUT /weekly-problem-plan/{week}", { token, params: { week }, body: { problemId, swap } });
}
