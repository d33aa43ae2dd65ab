import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locale } from "@dripstone/contract/locale";
import type { ProblemFaultCode } from "@dripstone/contract/weekly-problem/desk/faults";
import { type ProblemDraft, type ProblemFault, problemDraft } from "@dripstone/contract/weekly-problem/desk/payloads";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { type Figures, placeFigures } from "./place-figures.ts";
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
  const entries = await readdir(join(root, weekly), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."));
  folders.sort((a, b) => (a.name < b.name ? -1 : 1));
  const problems: WeeklyProblemSource[] = [];
  const seen = new Set<string>();
  for (const folder of folders) {
    const complain = (file: string) => (reason: string) =>
      complaints.push(`${weekly}/${folder.name}${file}: ${reason}`);
    const [, number, slug] = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(folder.name) ?? [];
    if (number === undefined || slug === undefined) {
      complain("")("must be named like 07-stone-bridge");
      continue;
    }
    if (seen.has(number) || seen.has(slug)) complain("")("has a number or a name that another folder has, too");
    seen.add(number).add(slug);
    const problem = await readProblem(join(root, weekly, folder.name), slug, complain);
    if (problem) problems.push(problem);
  }
  if (complaints.length > 0) throw new Error(`The content is not valid:\n${complaints.join("\n")}`);
  return problems;
}

type Complain = (file: string) => (reason: string) => void;

async function readProblem(folder: string, slug: string, complain: Complain): Promise<WeeklyProblemSource | undefined> {
  const read = async <Result>(file: string, parse: (source: string, refuse: (reason: string) => void) => Result) => {
    const source = await readFile(join(folder, file), "utf8").catch((error: NodeJS.ErrnoException) => {
      complain(`/${file}`)(error.code === "ENOENT" ? "is missing" : error.message);
    });
    return source === undefined ? undefined : parse(source, complain(`/${file}`));
  };
  const facts = await read("problem.yaml", (source, refuse) => readYaml(source, problemFacts, refuse));
  const en = await read("en.md", readProblemText);
  const ch = await read("ch.md", readProblemText);
  if (!facts || !en || !ch) return undefined;
  tellFaults({ ...facts, texts: { en, ch } }, complain);
  const figures = await readFigures(folder);
  const text = {
    en: placeFigures(en, figures, complain("/en.md")),
    ch: placeFigures(ch, figures, complain("/ch.md")),
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

async function readFigures(folder: string): Promise<Figures> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".svg")).sort();
  const read = async (file: string) => [file, await readFile(join(folder, file), "utf8")] as const;
  return new Map(await Promise.all(files.map(read)));
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
  FORMULA_BROKEN: ({ detail }) => `has a formula that cannot be read: ${detail}`,
  FIGURE_BROKEN: ({ detail }) => `has a figure that ${detail}`,
};
