import { lessonLimits } from "@dripstone/contract/lessons/limits";
import type { Locale } from "@dripstone/contract/locale";
import { linesOf } from "../headings.ts";
import type { LessonFacts } from "./facts.ts";
import type { BlockSource, PartSource } from "./lesson.ts";
import type { WrittenLesson } from "./lesson-text.ts";

type Refuse = (reason: string) => void;

/** What is wrong with a lesson's `lesson.yaml` by itself. */
export function refuseFacts({ exercises, things }: LessonFacts, refuse: Refuse): void {
  const count = Object.keys(exercises).length;
  const { EXERCISES_MIN, EXERCISES_MAX } = lessonLimits;
  if (count < EXERCISES_MIN) refuse(`must have ${EXERCISES_MIN} exercises at least, and has ${count}`);
  if (count > EXERCISES_MAX) refuse(`must have ${EXERCISES_MAX} exercises at most, and has ${count}`);
  if (Object.keys(things).length === 0) refuse("must have one thing to touch at least");
}

/** What is wrong with the course of a lesson in one language. */
export function refuseCourse(lesson: WrittenLesson, locale: Locale, facts: LessonFacts, refuse: Refuse): void {
  const { parts } = lesson;
  const { LESSON_STEPS_MIN, LESSON_STEPS_MAX, LESSON_EXAMPLES_MAX } = lessonLimits;
  const count = (name: PartSource["part"]) => parts.filter(({ part }) => part === name).length;
  if (count("step") < LESSON_STEPS_MIN || count("step") > LESSON_STEPS_MAX)
    refuse(`must have ${LESSON_STEPS_MIN} to ${LESSON_STEPS_MAX} steps, and has ${count("step")}`);
  if (count("example") < 1 || count("example") > LESSON_EXAMPLES_MAX)
    refuse(`must have one to ${LESSON_EXAMPLES_MAX} examples, and has ${count("example")}`);
  for (const { part, title, blocks } of parts) {
    const isDone = blocks.some(({ kind }) => kind !== "prose");
    if (part === "step" && !isDone) refuse(`"## Step ${title}" has nothing to do`);
    if (part === "practice" && !blocks.some(({ kind }) => kind === "ask")) refuse('"## Practice" asks nothing');
    if (part === "begin" || part === "step")
      refuseLong(blocks, locale, part === "step" ? `Step ${title}` : "Begin", refuse);
  }
  refuseUses(
    parts.flatMap(({ blocks }) => blocks),
    facts,
    refuse,
  );
  refuseSections(lesson, facts, refuse);
}

/** Every exercise is asked once, every thing is tried. */
function refuseUses(blocks: BlockSource[], facts: LessonFacts, refuse: Refuse): void {
  const asked = blocks.flatMap((block) => (block.kind === "ask" ? [block.exercise] : []));
  const tried = blocks.flatMap((block) => (block.kind === "try" ? [block.thing] : []));
  for (const id of Object.keys(facts.exercises)) {
    const times = asked.filter((it) => it === id).length;
    if (times !== 1) refuse(`must have [[ask ${id}]] once, and has it ${times} times`);
  }
  for (const id of Object.keys(facts.things)) if (!tried.includes(id)) refuse(`has no [[try ${id}]]`);
  for (const id of asked)
    if (!Object.hasOwn(facts.exercises, id)) refuse(`has [[ask ${id}]], which lesson.yaml does not know`);
  for (const id of tried)
    if (!Object.hasOwn(facts.things, id)) refuse(`has [[try ${id}]], which lesson.yaml does not know`);
}

function refuseSections({ exercises, things }: WrittenLesson, facts: LessonFacts, refuse: Refuse): void {
  const expected = Object.keys(facts.exercises);
  for (const id of expected) if (!exercises.has(id)) refuse(`must have a section "## Exercise ${id}"`);
  for (const id of exercises.keys())
    if (!expected.includes(id)) refuse(`has "## Exercise ${id}", which lesson.yaml does not know`);
  const known = [...exercises.keys()].filter((id) => expected.includes(id));
  const inOrder = expected.filter((id) => exercises.has(id));
  if (known.join() !== inOrder.join()) refuse("must have its exercises in the order of lesson.yaml");
  for (const id of things.keys())
    if (!Object.hasOwn(facts.things, id)) refuse(`has "## Thing ${id}", which lesson.yaml does not know`);
}

/** Prose without anything to do in between. */
function refuseLong(blocks: BlockSource[], locale: Locale, where: string, refuse: Refuse): void {
  for (const block of blocks) {
    if (block.kind !== "prose") continue;
    const max = locale === "en" ? lessonLimits.LESSON_WORDS_MAX : lessonLimits.LESSON_CHARACTERS_MAX;
    const length = lengthOf(block.markdown, locale);
    if (length > max)
      refuse(
        `"## ${where}" has ${length} ${locale === "en" ? "words" : "characters"} between two things to do, at most ${max}`,
      );
  }
}

function lengthOf(markdown: string, locale: Locale): number {
  const prose = linesOf(markdown)
    .filter(({ isCode }) => !isCode)
    .map(({ line }) => line)
    .join("\n")
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replaceAll(/\$[^$\n]*\$|`[^`\n]*`/g, locale === "en" ? " x " : "");
  return (prose.match(locale === "en" ? /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu : /\p{Script=Han}/gu) ?? []).length;
}

/** Where the languages differ in what a reader meets, and in which order. */
export function refuseUnlike(en: WrittenLesson, ch: WrittenLesson, refuse: Refuse): void {
  const partsOf = ({ parts }: WrittenLesson) => parts.map(({ part }) => part);
  if (partsOf(en).join() !== partsOf(ch).join()) {
    refuse(`has the parts ${partsOf(ch).join(", ")} where en.md has ${partsOf(en).join(", ")}`);
    return;
  }
  for (const [index, { part, title, blocks }] of ch.parts.entries()) {
    const here = metIn(blocks);
    const there = metIn(en.parts[index]?.blocks ?? []);
    if (here !== there)
      refuse(`has in its ${title ?? part} ${here || "nothing"} where en.md has ${there || "nothing"}`);
  }
  for (const [id, exercise] of ch.exercises) {
    const other = en.exercises.get(id);
    if (!other) continue;
    const hints = [exercise.words.hints.length, other.words.hints.length];
    if (hints[0] !== hints[1]) refuse(`has ${hints[0]} hints for ${id} where en.md has ${hints[1]}`);
    const slips = [exercise, other].map(({ words }) => Object.keys(words.feedback).sort().join(", ") || "none");
    if (slips[0] !== slips[1]) refuse(`has feedback ${slips[0]} for ${id} where en.md has ${slips[1]}`);
    const lists = [exercise, other].map(({ lists: all }) =>
      Object.values(all)
        .map((list) => list.length)
        .join(),
    );
    if (lists[0] !== lists[1]) refuse(`has a list of another length for ${id} than en.md`);
  }
  for (const [id, lines] of ch.things) {
    const other = en.things.get(id)?.length;
    if (other !== undefined && other !== lines.length)
      refuse(`has ${lines.length} lines for ${id} where en.md has ${other}`);
  }
}

const metIn = (blocks: BlockSource[]) =>
  blocks
    .flatMap((block) => {
      if (block.kind === "prose") return [];
      return block.kind === "ask" ? `[[ask ${block.exercise}]]` : `[[try ${block.thing}]]`;
    })
    .join(" ");
