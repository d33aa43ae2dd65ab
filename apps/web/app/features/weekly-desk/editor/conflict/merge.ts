import { type Locale, locales } from "@dripstone/contract/locale";
import { sortOut } from "../../../../ui/office/sort-out.ts";
import { isSame, type ProblemDraft } from "../draft.ts";

/** What is chosen as a whole when two have written at once. */
export type Portion = "difficulty" | "topic" | "answer" | "slips" | `${Locale}.${TextPortion}`;

type TextPortion = "title" | "statement" | "hints" | "solution";

const textPortions: readonly TextPortion[] = ["title", "statement", "hints", "solution"];

export const portions: readonly Portion[] = [
  "difficulty",
  "topic",
  ...textPortions.flatMap((part) => locales.map((locale): Portion => `${locale}.${part}`)),
  "answer",
  "slips",
];

/** Three states of a problem: what both began with, what I have written, what somebody else has saved. */
export type Versions = { base: ProblemDraft; mine: ProblemDraft; theirs: ProblemDraft };

/** What both have changed, and not to the same: a choice has to be made. */
export const disputed = (versions: Versions): Portion[] => sorted(versions).disputed;

/** What only they have changed: it is taken over without a question. */
export const theirsAlone = (versions: Versions): Portion[] => sorted(versions).takenOver;

const sorted = ({ base, mine, theirs }: Versions) =>
  sortOut(
    portions,
    {
      base: (portion) => read(base, portion),
      mine: (portion) => read(mine, portion),
      theirs: (portion) => read(theirs, portion),
    },
    isSame,
  );

/** My problem with all that only they have changed, and with those disputed portions that are to be theirs. */
export function merge(versions: Versions, chosen: ReadonlySet<Portion>): ProblemDraft {
  const taken = [...theirsAlone(versions), ...chosen];
  return taken.reduce((problem, portion) => write(problem, portion, versions.theirs), versions.mine);
}

/** A portion's value, for comparing and for showing. */
export function read({ difficulty, topic, rubric, texts }: ProblemDraft, portion: Portion): unknown {
  const { foreseen, ...answer } = rubric;
  if (portion === "difficulty") return difficulty;
  if (portion === "topic") return topic;
  if (portion === "answer") return answer;
  if (portion === "slips") return { foreseen: foreseen ?? [], en: texts.en.feedback, ch: texts.ch.feedback };
  const [locale, part] = portion.split(".") as [Locale, TextPortion];
  return texts[locale][part];
}

function write(problem: ProblemDraft, portion: Portion, from: ProblemDraft): ProblemDraft {
  const { foreseen, ...answer } = from.rubric;
  const { texts } = problem;
  if (portion === "difficulty") return { ...problem, difficulty: from.difficulty };
  if (portion === "topic") return { ...problem, topic: from.topic };
  if (portion === "answer") {
    const own = problem.rubric.foreseen;
    return { ...problem, rubric: { ...answer, ...(own && { foreseen: own }) } };
  }
  if (portion === "slips") {
    const { foreseen: _, ...own } = problem.rubric;
    return {
      ...problem,
      rubric: { ...own, ...(foreseen && { foreseen }) },
      texts: {
        en: { ...texts.en, feedback: from.texts.en.feedback },
        ch: { ...texts.ch, feedback: from.texts.ch.feedback },
      },
    };
  }
  const [locale, part] = portion.split(".") as [Locale, TextPortion];
  return { ...problem, texts: { ...texts, [locale]: { ...texts[locale], [part]: from.texts[locale][part] } } };
}
