import { choiceLetters } from "@dripstone/contract/practice-tests/choices";
import { onlySection, sectionsOf } from "../sections.ts";
import type { QuestionText } from "./practice-test.ts";

/**
 * Reads `en.md` or `ch.md` of a question: `## Problem`, `## Choices` (a list of five, unless both languages `share` theirs), and `## Solution`. What is
 * wrong goes to `complain`; the text is then undefined.
 */
export function readQuestionText(
  source: string,
  shared: string[] | undefined,
  complain: (reason: string) => void,
): QuestionText | undefined {
  let sound = true;
  const refuse = (reason: string) => {
    sound = false;
    complain(reason);
  };
  const sections = sectionsOf(source, shared ? withoutChoices : withChoices, refuse);
  const statement = onlySection(sections, "Problem", refuse);
  const solution = onlySection(sections, "Solution", refuse);
  const choices = shared ?? readChoices(onlySection(sections, "Choices", refuse) ?? "", refuse);
  if (!sound || statement === undefined || solution === undefined) return undefined;
  return { statement, choices, solution };
}

const withChoices = { Problem: /^Problem$/, Choices: /^Choices$/, Solution: /^Solution$/ };
const withoutChoices = { Problem: /^Problem$/, Solution: /^Solution$/ };

function readChoices(list: string, refuse: (reason: string) => void): string[] {
  const lines = list.split(/\r?\n/).filter((line) => line.trim() !== "");
  const choices = lines.flatMap((line) => /^- +(\S.*)$/.exec(line)?.[1]?.trim() ?? []);
  if (choices.length !== choiceLetters.length || choices.length !== lines.length) {
    refuse(`must have a list of ${choiceLetters.length} choices, each in a line that begins with "- "`);
  }
  return choices;
}
