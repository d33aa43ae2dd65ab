import { locales } from "@dripstone/contract/locale";
import { type Complain, filesOf } from "../folders.ts";
import { markdownFaults, markdownReasons } from "../markdown-faults.ts";
import { placeFigures, readFigures } from "../place-figures.ts";
import { readYaml } from "../yaml.ts";
import { type QuestionSource, type QuestionText, questionFacts } from "./practice-test.ts";
import { readQuestionText } from "./question-text.ts";

/** Reads a question's folder: `question.yaml`, `en.md`, `ch.md` and the figures that these show. */
export async function readQuestion(
  folder: string,
  slug: string,
  complain: Complain,
): Promise<QuestionSource | undefined> {
  const read = filesOf(folder, complain);
  const facts = await read("question.yaml", (source, refuse) => readYaml(source, questionFacts, refuse));
  if (!facts) return undefined;
  const { choices, ...known } = facts;
  const textIn = (file: string) => read(file, (source, refuse) => readQuestionText(source, choices, refuse));
  const [en, ch] = [await textIn("en.md"), await textIn("ch.md")];
  if (!en || !ch) return undefined;
  const figures = await readFigures(folder);
  for (const locale of locales) tellFaults({ en, ch }[locale], complain(`/${locale}.md`));
  const text = {
    en: placeFigures(figures, complain("/en.md"), (place) => withFigures(en, place)),
    ch: placeFigures(figures, complain("/ch.md"), (place) => withFigures(ch, place)),
  };
  return { slug, ...known, text };
}

function tellFaults({ statement, choices, solution }: QuestionText, refuse: (reason: string) => void): void {
  for (const part of [statement, ...choices, solution]) {
    for (const { code, detail } of markdownFaults(part)) refuse(markdownReasons[code](detail));
  }
  for (const [index, choice] of choices.entries()) {
    if (choices.indexOf(choice) !== index) refuse(`has the choice ${choice} twice`);
  }
}

const withFigures = ({ statement, choices, solution }: QuestionText, place: (source: string) => string) => ({
  statement: place(statement),
  choices,
  solution: place(solution),
});
