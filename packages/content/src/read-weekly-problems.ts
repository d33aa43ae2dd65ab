import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ProblemDraft, type ProblemText, problemDraft } from "@dripstone/contract/weekly-problem/desk/payloads";
import { explainFault } from "./explain-fault.ts";
import { type Complain, filesOf, numberedFolders } from "./folders.ts";
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
  const hints = { en: problem.texts.en.hints.length, ch: problem.texts.ch.hints.length };
  for (const fault of problemFaults(problem)) {
    const [part, list] = fault.field.split(".");
    const file = part === "rubric" ? "/problem.yaml" : `/${list}.md`;
    const reason = explainFault(fault, { rubric: problem.rubric, hints });
    if (reason) complain(file)(reason);
  }
}
