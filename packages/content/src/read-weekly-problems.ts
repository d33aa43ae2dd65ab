import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locale } from "@dripstone/contract/locale";
import type { ProblemFaultCode } from "@dripstone/contract/weekly-problem/desk/faults";
import {
  type ProblemDraft,
  type ProblemFault,
  type ProblemText,
  problemDraft,
} from "@dripstone/contract/weekly-problem/desk/payloads";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { type Complain, filesOf, numberedFolders } from "./folders.ts";
import { markdownReasons } from "./markdown-faults.ts";
import { placeFigures, readFigures } from "./place-figures.ts";
import { problemFaults } from "./problem-faults.ts";
import { readProblemText } from "./problem-text.ts";
import { problemFacts, type WeeklyProblemSource } from "./weekly-problem.ts";
import { readYaml } from "./yaml.ts";

/**
 * Reads `problems/weekly/NN-slug/` with `problem.yaml`, `en.md`, `ch.md` and the figures that these show, in the order of
 * the folders.
 * Throws one Error that lists every file with something wrong, and what it is.
 */
export async function readWeeklyProblems(contentFolder: string | URL): Promise<WeeklyProblemSource[]> {
  const root = contentFolder instanceof URL ? fileURLToPath(contentFolder) : contentFolder;
  const weekly = "problems/weekly";
  const complaints: string[] = [];
  const problems: WeeklyProblemSource[] = [];
  const complainOf = (folder: string) => (file: string) => (reason: string) =>
    complaints.push(`${weekly}/${folder}${file}: ${reason}`);
  for (const { name, slug } of await numberedFolders(join(root, weekly), complainOf)) {
    const problem = await readProblem(join(root, weekly, name), slug, complainOf(name));
    if (problem) problems.push(problem);
  }
  if (complaints.length > 0) throw new Error(`The content is not valid:\n${complaints.join("\n")}`);
  return problems;
}

async function readProblem(folder: string, slug: string, complain: Complain): Promise<WeeklyProblemSource | undefined> {
  const read = filesOf(folder, complain);
  const facts = await read("problem.yaml", (source, refuse) => readYaml(source, problemFacts, refuse));
  const en = await read("en.md", readProblemText);
  const ch = await read("ch.md", readProblemText);
  if (!facts || !en || !ch) return undefined;
  tellFaults({ ...facts, texts: { en, ch } }, complain);
  const figures = await readFigures(folder);
  const text = {
    en: placeFigures(figures, complain("/en.md"), (place) => withFigures(en, place)),
    ch: placeFigures(figures, complain("/ch.md"), (place) => withFigures(ch, place)),
  };
  refuseTooLong({ ...facts, texts: text }, complain);
  return { slug, ...facts, letters: facts.rubric.letters ?? [], text };
}

/** What the desk could not show, nor copy. */
function refuseTooLong(problem: ProblemDraft, complain: Complain): void {
  for (const { path, message } of problemDraft.safeParse(problem).error?.issues ?? []) {
    complain("")(`${path.join(".")}: ${message}`);
  }
}

/** The text with `place` called on every part of it that may show a figure. */
function withFigures(text: ProblemText, place: (source: string) => string): ProblemText {
  return {
    title: text.title,
    statement: place(text.statement),
    hints: text.hints.map(place),
    solution: place(text.solution),
    feedback: Object.fromEntries(Object.entries(text.feedback).map(([code, body]) => [code, place(body)])),
  };
}

/** Makes sentences for an author at his files of what keeps a problem from being asked. */
function tellFaults(problem: ProblemDraft, complain: Complain): void {
  const { keys, foreseen = [] } = problem.rubric;
  const hints = { en: problem.texts.en.hints.length, ch: problem.texts.ch.hints.length };
  for (const fault of problemFaults(problem)) {
    const [part, list = "", index = ""] = fault.field.split(".");
    const file = part === "rubric" ? "/problem.yaml" : `/${list}.md`;
    const answer = list === "keys" ? keys[Number(index)] : foreseen[Number(index)]?.answer;
    const reason = reasons[fault.code]?.(fault, { answer, hints, slip: fault.field.split(".").at(-1) ?? "" });
    if (reason) complain(file)(reason);
  }
}

type Told = { answer: string | undefined; hints: Record<Locale, number>; slip: string };

/** What the reader of the files' own form finds by itself is not told twice. */
const reasons: Partial<Record<ProblemFaultCode, (fault: ProblemFault, told: Told) => string>> = {
  HINTS_FEW: () => `must have ${weeklyProblemLimits.HINTS_MIN} sections "## Hint" at least`,
  HINTS_UNLIKE: (_, { hints }) => `has ${hints.ch} hints where en.md has ${hints.en}`,
  ANSWER_UNREADABLE: ({ detail, position = 0 }, { answer }) =>
    `rubric: "${answer}" cannot be read: ${detail} at character ${position + 1}`,
  KEY_REJECTS_ITSELF: (_, { answer }) => `rubric: "${answer}" is not accepted as an answer to its own problem`,
  LETTER_OR_UNIT: (_, { answer }) =>
    `rubric: "${answer}" has a letter that may be a unit: name the letters, or say \`letters: []\` if it is the unit`,
  TWO_READINGS: (_, { answer }) => `rubric: "${answer}" can be read in two ways: write it with brackets`,
  RATIO_OR_TIME: (_, { answer }) =>
    `rubric: "${answer}" may be a ratio or a time of day: say \`kind: ratio\` or \`kind: time\``,
  FORESEEN_IS_RIGHT: (_, { answer }) => `rubric: "${answer}" is foreseen as a mistake, and is right`,
  FORESEEN_TWICE: (_, { answer }) =>
    `rubric: "${answer}" is the same mistake as another, and its feedback is never shown`,
  FEEDBACK_MISSING: (_, { slip }) => `must have a section "## Feedback ${slip}"`,
  FEEDBACK_UNUSED: (_, { slip }) => `has a section "## Feedback ${slip}", which problem.yaml does not know`,
  FORMULA_BROKEN: ({ detail = "" }) => markdownReasons.FORMULA_BROKEN(detail),
  FIGURE_BROKEN: ({ detail = "" }) => markdownReasons.FIGURE_BROKEN(detail),
};
