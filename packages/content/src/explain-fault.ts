import type { Locale } from "@dripstone/contract/locale";
import type { ProblemFaultCode } from "@dripstone/contract/weekly-problem/desk/faults";
import type { ProblemDraft, ProblemFault } from "@dripstone/contract/weekly-problem/desk/payloads";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { markdownReasons } from "./markdown-faults.ts";

type Explained = { rubric: ProblemDraft["rubric"]; hints: Record<Locale, number> };

/** The sentence that an author at his files reads of a fault; what the reader of the files' own form finds by itself is not told twice. */
export function explainFault(fault: ProblemFault, { rubric, hints }: Explained): string | undefined {
  const [, list, index] = fault.field.split(".");
  const answer = list === "keys" ? rubric.keys[Number(index)] : rubric.foreseen?.[Number(index)]?.answer;
  return reasons[fault.code]?.(fault, { answer, hints, slip: fault.field.split(".").at(-1) ?? "" });
}

type Told = { answer: string | undefined; hints: Record<Locale, number>; slip: string };

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
