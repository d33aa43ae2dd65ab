import { checkAnswer, type RubricProblem, rubricProblems } from "@dripstone/checker";
import { type Locale, locales } from "@dripstone/contract/locale";
import type { ProblemFaultCode } from "@dripstone/contract/weekly-problem/desk/faults";
import type { ProblemDraft, ProblemFault } from "@dripstone/contract/weekly-problem/desk/payloads";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { markdownFaults } from "./markdown-faults.ts";

type Rubric = ProblemDraft["rubric"];

/**
 * What keeps a problem from being asked, in the order in which it is written: what is missing, what the checker cannot read or would take
 * otherwise than its author means it, and which figure cannot be drawn. Empty for a sound problem.
 */
export function problemFaults(problem: ProblemDraft): ProblemFault[] {
  const { rubric, texts } = problem;
  return [
    ...locales.flatMap((locale) => [
      ...missingTexts(texts[locale], `texts.${locale}`),
      ...brokenParts(problem, locale),
    ]),
    ...(texts.en.hints.length === texts.ch.hints.length ? [] : [fault("texts.ch.hints", "HINTS_UNLIKE")]),
    ...rubricFaults(rubric),
    ...locales.flatMap((locale) => feedbackFaults(rubric, texts[locale].feedback, `texts.${locale}.feedback`)),
  ];
}

const fault = (field: string, code: ProblemFaultCode, more: Pick<ProblemFault, "detail" | "position"> = {}) => ({
  field,
  code,
  ...more,
});

type Text = ProblemDraft["texts"][Locale];

function missingTexts({ title, statement, hints, solution }: Text, field: string): ProblemFault[] {
  const faults: ProblemFault[] = [];
  if (isBlank(title)) faults.push(fault(`${field}.title`, "TITLE_MISSING"));
  if (isBlank(statement)) faults.push(fault(`${field}.statement`, "STATEMENT_MISSING"));
  if (hints.length < weeklyProblemLimits.HINTS_MIN) faults.push(fault(`${field}.hints`, "HINTS_FEW"));
  for (const [index, hint] of hints.entries()) {
    if (isBlank(hint)) faults.push(fault(`${field}.hints.${index}`, "HINT_EMPTY"));
  }
  if (isBlank(solution)) faults.push(fault(`${field}.solution`, "SOLUTION_MISSING"));
  return faults;
}

const isBlank = (text: string | undefined) => text === undefined || text.trim() === "";

/** What a student would not see as it is meant. */
function brokenParts({ texts }: ProblemDraft, locale: Locale): ProblemFault[] {
  const { statement, hints, solution, feedback } = texts[locale];
  const parts = [
    ["statement", statement],
    ...hints.map((hint, index) => [`hints.${index}`, hint] as const),
    ["solution", solution],
    ...Object.entries(feedback).map(([code, text]) => [`feedback.${code}`, text] as const),
  ] as const;
  return parts.flatMap(([field, text]) =>
    markdownFaults(text).map(({ code, detail }) => fault(`texts.${locale}.${field}`, code, { detail })),
  );
}

/** What keeps answers from being judged by a rubric. */
export function rubricFaults(rubric: Rubric): ProblemFault[] {
  const { keys } = rubric;
  const missing = keys.length === 0 ? ["rubric.keys"] : [];
  for (const [index, key] of keys.entries()) if (isBlank(key)) missing.push(`rubric.keys.${index}`);
  if (missing.length > 0) return missing.map((field) => fault(field, "KEY_MISSING"));
  const traps = rubricProblems(rubric).map((problem) => trapFault(problem, rubric));
  return traps.length > 0 ? traps : uselessSlips(rubric);
}

function trapFault({ answer, code, position }: RubricProblem, { keys, foreseen = [] }: Rubric): ProblemFault {
  const key = keys.indexOf(answer);
  const slip = foreseen.findIndex((it) => it.answer === answer);
  const field = key === -1 ? `rubric.foreseen.${slip}.answer` : `rubric.keys.${key}`;
  if (code === "rejects-itself") return fault(field, "KEY_REJECTS_ITSELF");
  if (code === "letter-or-unit") return fault(field, "LETTER_OR_UNIT");
  if (code === "two-readings") return fault(field, "TWO_READINGS");
  if (code === "ratio-or-time") return fault(field, "RATIO_OR_TIME");
  return fault(field, "ANSWER_UNREADABLE", { detail: code, position });
}

/** Slips that are right, or the same as another: nobody who makes one would be told what its author says to it. */
function uselessSlips(rubric: Rubric): ProblemFault[] {
  return (rubric.foreseen ?? []).flatMap(({ answer, feedback }, index) => {
    const field = `rubric.foreseen.${index}.answer`;
    const result = checkAnswer(answer, rubric);
    if (result.verdict === "equal" || result.verdict === "wrong-form") return [fault(field, "FORESEEN_IS_RIGHT")];
    const isAnother = result.verdict === "foreseen" && result.feedback !== feedback;
    return isAnother ? [fault(field, "FORESEEN_TWICE")] : [];
  });
}

function feedbackFaults({ foreseen = [] }: Rubric, feedback: Text["feedback"], field: string): ProblemFault[] {
  const codes = new Set(foreseen.map((it) => it.feedback));
  const missing = [...codes].filter((code) => !Object.hasOwn(feedback, code) || isBlank(feedback[code]));
  const unused = Object.keys(feedback).filter((code) => !codes.has(code));
  return [
    ...missing.map((code) => fault(`${field}.${code}`, "FEEDBACK_MISSING")),
    ...unused.map((code) => fault(`${field}.${code}`, "FEEDBACK_UNUSED")),
  ];
}
