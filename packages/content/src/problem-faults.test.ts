import type { ProblemDraft } from "@dripstone/contract/weekly-problem/desk/payloads";
import { expect, it } from "vitest";
import { problemFaults } from "./problem-faults.ts";

const text = {
  title: "Steps",
  statement: "How many?",
  hints: ["Draw.", "Count.", "Add."],
  solution: "$3n+1$",
  feedback: { "forgot-one": "And the first?" },
};
const sound: ProblemDraft = {
  difficulty: "easy",
  topic: "algebra",
  rubric: { keys: ["3n + 1"], letters: ["n"], foreseen: [{ answer: "3n", feedback: "forgot-one" }] },
  texts: { en: text, ch: text },
};
const inChinese = (changes: object) => ({ ...sound, texts: { en: text, ch: { ...text, ...changes } } });
const bothWith = (changes: object) => ({ en: { ...text, ...changes }, ch: { ...text, ...changes } });
const judgedBy = (changes: object) => ({ ...sound, rubric: { ...sound.rubric, ...changes } });
const broken = "```figure\n<svg viewBox='0 0 9 9'><title>x</title><script>1</script></svg>\n```";

it("finds nothing wrong with a sound problem", () => {
  expect(problemFaults(sound)).toEqual([]);
});

it("takes a sum of money, a formula as code, and one word for two slips as they are", () => {
  const statement = "From $5 to $10, and `$\\frac{$`.";
  const foreseen = [
    { answer: "3n", feedback: "forgot-one" },
    { answer: "n+2n", feedback: "forgot-one" },
  ];
  expect(problemFaults({ ...judgedBy({ foreseen }), texts: bothWith({ statement }) })).toEqual([]);
});

it.each<[string, ProblemDraft, string[]]>([
  ["no title", inChinese({ title: "" }), ["texts.ch.title TITLE_MISSING"]],
  ["a statement of spaces", inChinese({ statement: " \n　" }), ["texts.ch.statement STATEMENT_MISSING"]],
  ["no solution", inChinese({ solution: "" }), ["texts.ch.solution SOLUTION_MISSING"]],
  ["an empty hint", inChinese({ hints: ["a", "", "c"] }), ["texts.ch.hints.1 HINT_EMPTY"]],
  ["two hints", { ...inChinese({ hints: ["a", "b"] }) }, ["texts.ch.hints HINTS_FEW", "texts.ch.hints HINTS_UNLIKE"]],
  ["one hint more", inChinese({ hints: ["a", "b", "c", "d"] }), ["texts.ch.hints HINTS_UNLIKE"]],
  ["no words for a slip", inChinese({ feedback: {} }), ["texts.ch.feedback.forgot-one FEEDBACK_MISSING"]],
  [
    "blank words for a slip",
    inChinese({ feedback: { "forgot-one": " " } }),
    ["texts.ch.feedback.forgot-one FEEDBACK_MISSING"],
  ],
  [
    "words for no slip",
    inChinese({ feedback: { ...text.feedback, other: "x" } }),
    ["texts.ch.feedback.other FEEDBACK_UNUSED"],
  ],
  [
    "a figure that is no SVG",
    inChinese({ statement: "```figure\n<p>A drop</p>\n```" }),
    ["texts.ch.statement FIGURE_BROKEN"],
  ],
  ["a figure with a script", inChinese({ hints: ["a", broken, "c"] }), ["texts.ch.hints.1 FIGURE_BROKEN"]],
  [
    "a figure within a list",
    inChinese({ solution: `- x\n\n  ${broken.replaceAll("\n", "\n  ")}` }),
    ["texts.ch.solution FIGURE_BROKEN"],
  ],
  ["no key", judgedBy({ keys: [] }), ["rubric.keys KEY_MISSING"]],
  ["a blank key", judgedBy({ keys: ["3n+1", " "] }), ["rubric.keys.1 KEY_MISSING"]],
  ["a key that cannot be read", judgedBy({ keys: ["3n+1", "3n+"] }), ["rubric.keys.1 ANSWER_UNREADABLE"]],
  [
    "a slip without its answer",
    judgedBy({ foreseen: [{ answer: "", feedback: "forgot-one" }] }),
    ["rubric.foreseen.0.answer ANSWER_UNREADABLE"],
  ],
  [
    "a key in a form that it forbids",
    judgedBy({ keys: ["0.5"], form: ["simplest-fraction"] }),
    ["rubric.keys.0 KEY_REJECTS_ITSELF"],
  ],
  [
    "a letter that may be a unit",
    { ...judgedBy({ keys: ["49 m^2"], letters: undefined }) },
    ["rubric.keys.0 LETTER_OR_UNIT"],
  ],
  ["a ratio that may be a time", judgedBy({ keys: ["7:45", "3"] }), ["rubric.keys.0 RATIO_OR_TIME"]],
  [
    "a slip that is right",
    judgedBy({ foreseen: [{ answer: "1+n+2n", feedback: "forgot-one" }] }),
    ["rubric.foreseen.0.answer FORESEEN_IS_RIGHT"],
  ],
  [
    "a slip that is right in another form",
    judgedBy({ keys: ["1/2"], form: ["simplest-fraction"], foreseen: [{ answer: "0.5", feedback: "forgot-one" }] }),
    ["rubric.foreseen.0.answer FORESEEN_IS_RIGHT"],
  ],
  [
    "the same slip in another spelling",
    {
      ...judgedBy({
        foreseen: [
          { answer: "3n", feedback: "forgot-one" },
          { answer: "n+2n", feedback: "added" },
        ],
      }),
      texts: bothWith({ feedback: { ...text.feedback, added: "Never read." } }),
    },
    ["rubric.foreseen.1.answer FORESEEN_TWICE"],
  ],
  [
    "a formula that does not end",
    inChinese({ statement: "多少？ $\\frac{1}{2$" }),
    ["texts.ch.statement FORMULA_BROKEN"],
  ],
  [
    "a command that is none",
    inChinese({ hints: ["a", "$$\\fracc{1}{2}$$", "c"] }),
    ["texts.ch.hints.1 FORMULA_BROKEN"],
  ],
  [
    "a command that is not allowed",
    inChinese({ solution: "$\\href{https://evil.example}{x}$" }),
    ["texts.ch.solution FORMULA_BROKEN"],
  ],
  [
    "a wrong formula in the words for a slip",
    inChinese({ feedback: { "forgot-one": "$x^$" } }),
    ["texts.ch.feedback.forgot-one FORMULA_BROKEN"],
  ],
  [
    "the same wrong formula twice",
    inChinese({ solution: "$}$ and $x$ and $}$" }),
    ["texts.ch.solution FORMULA_BROKEN"],
  ],
])("tells where there is %s", (_, problem, faults) => {
  expect(problemFaults(problem).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});
