import { lessonLimits } from "@dripstone/contract/lessons/limits";
import { type Locale, locales } from "@dripstone/contract/locale";
import type { ExerciseFacts } from "./facts.ts";
import type { ExerciseSource } from "./lesson.ts";
import type { ListName, WrittenExercise } from "./lesson-text.ts";
import { type Printed, type Runs, signOf } from "./printed.ts";
import { languageOf, type Programs } from "./programs.ts";

type Refuse = (reason: string) => void;

type Given = {
  id: string;
  facts: ExerciseFacts;
  locale: Locale;
  written: WrittenExercise;
  programs: Programs;
  /** What is on record of what programs print; undefined where that is about to be found out. */
  printed: Printed | undefined;
};

/** An exercise as it is asked and judged in this language. What is wrong goes to `refuse`. */
export function readExercise(given: Given, refuse: Refuse): ExerciseSource | undefined {
  const { id, facts, written } = given;
  const { words } = written;
  refuseLists(facts.kind, written, refuse);
  refuseFeedback(facts, written, refuse);
  const list = (name: ListName, min: number, max: number) => listOf(written, name, { min, max }, refuse);
  switch (facts.kind) {
    case "answer":
      return { id, words, kind: "answer", rubric: facts.rubric };
    case "choice": {
      const options = list("Options", lessonLimits.CHOICES_MIN, lessonLimits.CHOICES_MAX);
      if (facts.right.some((number) => number > options.length)) refuse("has no option that is said to be right");
      if (new Set(facts.right).size !== facts.right.length) refuse("names a right option twice");
      if (facts.right.length >= options.length) refuse("has no wrong option");
      return { id, words, kind: "choice", options, right: facts.right.map((number) => number - 1) };
    }
    case "order":
      return {
        id,
        words,
        kind: "order",
        items: list("Items", lessonLimits.ORDER_ITEMS_MIN, lessonLimits.ORDER_ITEMS_MAX),
      };
    case "match": {
      const lines = list("Pairs", lessonLimits.MATCH_PAIRS_MIN, lessonLimits.MATCH_PAIRS_MAX);
      return { id, words, kind: "match", pairs: readPairs(lines, refuse) };
    }
    case "output": {
      const graded = readGraded(given, facts.program, refuse);
      return graded && { id, words, kind: "output", ...graded };
    }
    case "program": {
      const start = given.programs.take(facts.start)?.[given.locale];
      if (start === undefined) refuse(`begins with ${facts.start}, which is not in its folder`);
      const graded = readGraded(given, facts.solution, refuse);
      if (!graded || start === undefined) return undefined;
      const { program: solution, ...runs } = graded;
      if (runs.language !== facts.language || languageOf(facts.start) !== facts.language)
        refuse(`has files that are not in ${facts.language}`);
      if (start.trim() === solution.trim()) refuse("begins with its own solution");
      return { id, words, kind: "program", start, solution, ...runs };
    }
  }
}

const listsOf: Partial<Record<ExerciseFacts["kind"], ListName>> = { choice: "Options", order: "Items", match: "Pairs" };

function refuseLists(kind: ExerciseFacts["kind"], { lists }: WrittenExercise, refuse: Refuse): void {
  for (const name of Object.keys(lists)) {
    if (name !== listsOf[kind]) refuse(`is of kind ${kind}, which has no "### ${name}"`);
  }
}

/** Of a slip that nobody can make, or that is none; the slips of a rubric are looked at with it. */
function refuseFeedback(facts: ExerciseFacts, { words, lists }: WrittenExercise, refuse: Refuse): void {
  if (facts.kind === "answer") return;
  for (const slip of Object.keys(words.feedback)) {
    const number = Number(slip);
    if (facts.kind !== "choice") refuse(`is of kind ${facts.kind}, which has no "### Feedback ${slip}"`);
    else if (!/^[1-9]$/.test(slip) || number > (lists.Options?.length ?? 0))
      refuse(`has a "### Feedback ${slip}" of no option`);
    else if (facts.right.includes(number)) refuse(`has a "### Feedback ${slip}" of an option that is right`);
  }
}

function listOf(
  { lists }: WrittenExercise,
  name: ListName,
  { min, max }: { min: number; max: number },
  refuse: Refuse,
): string[] {
  const list = lists[name] ?? [];
  if (list.length < min || list.length > max)
    refuse(`must have ${min} to ${max} lines "- …" below "### ${name}", and has ${list.length}`);
  refuseTwice(list, refuse);
  return list;
}

/** What stands there twice could not be told apart. */
function refuseTwice(list: string[], refuse: Refuse): void {
  for (const item of new Set(list.filter((one, index) => list.indexOf(one) !== index))) refuse(`has "${item}" twice`);
}

function readPairs(lines: string[], refuse: Refuse) {
  const pairs = lines.flatMap((line) => {
    // The last one parts them: on the left, a program may compare.
    const [, left = "", right = ""] = /^(.*)\s==\s(.*)$/.exec(line) ?? [];
    if (left.trim() && right.trim()) return [{ left: left.trim(), right: right.trim() }];
    refuse(`has "${line}", which is not written like "left == right"`);
    return [];
  });
  refuseTwice(
    pairs.map(({ left }) => left),
    refuse,
  );
  refuseTwice(
    pairs.map(({ right }) => right),
    refuse,
  );
  return pairs;
}

/** What is run to judge an exercise, by its `lesson.yaml`; undefined where a file is missing. */
export function runsOf(facts: ExerciseFacts, programs: Programs): Runs | undefined {
  if (facts.kind !== "output" && facts.kind !== "program") return undefined;
  const sources = programs.take(facts.kind === "output" ? facts.program : facts.solution);
  if (!sources) return undefined;
  const run = (locale: Locale) => ({ program: sources[locale], inputs: facts.inputs?.[locale] ?? [""] });
  return { en: run("en"), ch: run("ch") };
}

function readGraded({ id, facts, locale, programs, printed }: Given, file: string, refuse: Refuse) {
  const runs = runsOf(facts, programs);
  if (!runs) {
    refuse(`runs ${file}, which is not in its folder`);
    return undefined;
  }
  if (new Set(locales.map((it) => runs[it].inputs.length)).size > 1) refuse("has more inputs in one language");
  const known = printed?.[id];
  if (printed && known?.of !== signOf(runs))
    refuse("has programs or inputs that have not been run since they were written: see the README");
  const { program, inputs } = runs[locale];
  return { language: languageOf(file), program, inputs, printed: known?.[locale] ?? [] };
}
