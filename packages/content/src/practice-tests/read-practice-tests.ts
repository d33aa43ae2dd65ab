import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Complain, filesOf, foldersIn, numberedFolders } from "../folders.ts";
import { readFrontMatter, titled } from "../front-matter.ts";
import { markdownFaults, markdownReasons } from "../markdown-faults.ts";
import { readYaml } from "../yaml.ts";
import { type PracticeTestSource, paperFacts, type QuestionSource } from "./practice-test.ts";
import { readQuestion } from "./read-question.ts";

/**
 * Reads `practice-tests/paper/` with `paper.yaml`, `en.md`, `ch.md` and a folder `NN-slug/` for each question, in the order of the folders.
 * Throws one Error that lists every file with something wrong, and what it is.
 */
export async function readPracticeTests(contentFolder: string | URL): Promise<PracticeTestSource[]> {
  const root = contentFolder instanceof URL ? fileURLToPath(contentFolder) : contentFolder;
  const complaints: string[] = [];
  const papers: PracticeTestSource[] = [];
  for (const slug of await foldersIn(join(root, "practice-tests"))) {
    const complain = (file: string) => (reason: string) => complaints.push(`practice-tests/${slug}${file}: ${reason}`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) complain("")("must be named like amc8-first");
    const paper = await readPaper(join(root, "practice-tests", slug), slug, complain);
    if (paper) papers.push(paper);
  }
  if (complaints.length > 0) throw new Error(`The content is not valid:\n${complaints.join("\n")}`);
  return papers;
}

async function readPaper(folder: string, slug: string, complain: Complain): Promise<PracticeTestSource | undefined> {
  const read = filesOf(folder, complain);
  const facts = await read("paper.yaml", (source, refuse) => readYaml(source, paperFacts, refuse));
  const en = await read("en.md", readPaperText);
  const ch = await read("ch.md", readPaperText);
  const questions = await readQuestions(folder, complain);
  return facts && en && ch && { slug, ...facts, text: { en, ch }, questions };
}

function readPaperText(source: string, refuse: (reason: string) => void) {
  const { matter, body = "" } = readFrontMatter(source, titled, refuse) ?? {};
  if (!matter) return undefined;
  const rules = body.trim();
  if (rules === "") refuse("does not say what one should know before one begins");
  for (const { code, detail } of markdownFaults(rules)) refuse(markdownReasons[code](detail));
  return { title: matter.title, rules };
}

async function readQuestions(folder: string, complain: Complain): Promise<QuestionSource[]> {
  const complainOf = (name: string) => (file: string) => complain(`/${name}${file}`);
  const folders = await numberedFolders(folder, complainOf);
  if (folders.length === 0) complain("")("has no questions");
  const questions: QuestionSource[] = [];
  for (const [index, { name, number, slug }] of folders.entries()) {
    if (number !== index + 1) complainOf(name)("")(`is question ${index + 1}, and must have this number`);
    const question = await readQuestion(join(folder, name), slug, complainOf(name));
    if (question) questions.push(question);
  }
  return questions;
}
