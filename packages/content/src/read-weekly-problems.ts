import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rubricProblems } from "@dripstone/checker";
import { type Figures, placeFigures } from "./place-figures.ts";
import { readProblemText } from "./problem-text.ts";
import { type ProblemFacts, type ProblemText, problemFacts, type WeeklyProblemSource } from "./weekly-problem.ts";
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
  if (en && ch && en.hints.length !== ch.hints.length) {
    complain("/ch.md")(`has ${ch.hints.length} hints where en.md has ${en.hints.length}`);
  }
  if (facts) findTraps(facts, complain("/problem.yaml"));
  if (facts && en) compareFeedback(facts, en, complain("/en.md"));
  if (facts && ch) compareFeedback(facts, ch, complain("/ch.md"));
  if (!facts || !en || !ch) return undefined;
  const figures = await readFigures(folder);
  const text = {
    en: placeFigures(en, figures, complain("/en.md")),
    ch: placeFigures(ch, figures, complain("/ch.md")),
  };
  return { slug, ...facts, letters: facts.rubric.letters ?? [], text };
}

async function readFigures(folder: string): Promise<Figures> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".svg")).sort();
  const read = async (file: string) => [file, await readFile(join(folder, file), "utf8")] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Answers that the checker cannot read, or would not take as their author means them. */
function findTraps({ rubric }: ProblemFacts, refuse: (reason: string) => void): void {
  for (const { answer, code, position } of rubricProblems(rubric)) {
    refuse(`rubric: "${answer}" ${explanations[code] ?? `cannot be read: ${code} at character ${position + 1}`}`);
  }
}

const explanations: Partial<Record<ReturnType<typeof rubricProblems>[number]["code"], string>> = {
  "letter-or-unit": "has a letter that may be a unit: name the letters, or say `letters: []` if it is the unit",
  "two-readings": "can be read in two ways: write it with brackets",
  "ratio-or-time": "may be a ratio or a time of day: say `kind: ratio` or `kind: time`",
  "rejects-itself": "is not accepted as an answer to its own problem",
};

function compareFeedback({ rubric }: ProblemFacts, text: ProblemText, refuse: (reason: string) => void): void {
  const codes = new Set(rubric.foreseen?.map((it) => it.feedback));
  for (const code of codes)
    if (!Object.hasOwn(text.feedback, code)) refuse(`must have a section "## Feedback ${code}"`);
  for (const code of Object.keys(text.feedback)) {
    if (!codes.has(code)) refuse(`has a section "## Feedback ${code}", which problem.yaml does not know`);
  }
}
