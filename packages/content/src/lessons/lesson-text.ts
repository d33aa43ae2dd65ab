import { lessonLimits } from "@dripstone/contract/lessons/limits";
import { z } from "zod";
import { readFrontMatter } from "../front-matter.ts";
import { atHeadings, linesOf } from "../headings.ts";
import { onlySection, sectionsOf } from "../sections.ts";
import type { BlockSource, ExerciseWords, PartSource } from "./lesson.ts";

/** `en.md` or `ch.md` as it stands there, before it is known what `lesson.yaml` says of its exercises and things. */
export type WrittenLesson = {
  title: string;
  question: string;
  parts: PartSource[];
  exercises: Map<string, WrittenExercise>;
  /** What is listed below `## Thing id`. */
  things: Map<string, string[]>;
};

/** The lists that it has, by their headings. */
export type WrittenExercise = { words: ExerciseWords; lists: Partial<Record<ListName, string[]>> };

const listNames = ["Options", "Items", "Pairs"] as const;

export type ListName = (typeof listNames)[number];

const matter = z.strictObject({
  title: z.string().trim().min(1).max(lessonLimits.LESSON_TITLE_MAX),
  question: z.string().trim().min(1).max(lessonLimits.LESSON_QUESTION_MAX),
});

/** Reads `en.md` or `ch.md`. What is wrong goes to `refuse`; the text is then undefined only if nothing can be said of it. */
export function readLessonText(source: string, refuse: (reason: string) => void): WrittenLesson | undefined {
  const read = readFrontMatter(source, matter, refuse);
  if (!read?.matter) return undefined;
  const sections = sectionsOf(read.body, order, refuse);
  for (const name of ["Begin", "Practice", "Summary"]) onlySection(sections, name, refuse);
  const named = (kind: "Exercise" | "Thing") => sectionsNamed(sections, kind, refuse);
  const written: WrittenLesson = {
    ...read.matter,
    parts: sections.flatMap((section) => readPart(section, refuse) ?? []),
    exercises: new Map(),
    things: new Map(),
  };
  for (const [id, body] of named("Exercise")) {
    const exercise = readExercise(body, (reason) => refuse(`"## Exercise ${id}" ${reason}`));
    written.exercises.set(id, exercise);
  }
  for (const [id, body] of named("Thing"))
    written.things.set(
      id,
      readList(body, (reason) => refuse(`"## Thing ${id}" ${reason}`)),
    );
  return written;
}

const order = {
  Begin: /^Begin$/,
  "Step and Example": /^(?:Step|Example) +\S/,
  Practice: /^Practice$/,
  Summary: /^Summary$/,
  Exercise: /^Exercise /,
  Thing: /^Thing /,
};

type Named = { heading: string; body: string };

function sectionsNamed(sections: Named[], kind: string, refuse: (reason: string) => void): Map<string, string> {
  const found = new Map<string, string>();
  for (const { heading, body } of sections) {
    if (!heading.startsWith(`${kind} `)) continue;
    const id = heading.slice(kind.length).trim();
    if (found.has(id)) refuse(`has two sections "## ${kind} ${id}"`);
    found.set(id, body);
  }
  return found;
}

function readPart({ heading, body }: Named, refuse: (reason: string) => void): PartSource | undefined {
  const [, name = "", title] = /^(Begin|Step|Example|Practice|Summary)(?: +(.*))?$/.exec(heading) ?? [];
  const part = (
    { Begin: "begin", Step: "step", Example: "example", Practice: "practice", Summary: "summary" } as const
  )[name];
  if (!part) return undefined;
  return { part, title: title ?? null, blocks: readBlocks(body, (reason) => refuse(`"## ${heading}" ${reason}`)) };
}

function readBlocks(body: string, refuse: (reason: string) => void): BlockSource[] {
  const blocks: BlockSource[] = [];
  let prose: string[] = [];
  const endProse = () => {
    const markdown = prose.join("\n").trim();
    if (markdown !== "") blocks.push({ kind: "prose", markdown });
    prose = [];
  };
  for (const { line, isCode } of linesOf(body)) {
    const [, kind, id = ""] = (isCode ? null : /^\[\[(ask|try) +([^\]\s]+)\]\]\s*$/.exec(line)) ?? [];
    if (kind === undefined) {
      if (!isCode && /\[\[\s*(?:ask|try)\b|^\s*\[\[[^\]]*\]\]\s*$/i.test(withoutInlineCode(line)))
        refuse(`has "${line.trim()}", which is no [[ask …]] or [[try …]] alone in its line`);
      prose.push(line);
    } else {
      endProse();
      blocks.push(kind === "ask" ? { kind, exercise: id } : { kind: "try", thing: id });
    }
  }
  endProse();
  return blocks;
}

const withoutInlineCode = (line: string) => line.replaceAll(/`[^`]*`/g, "");

function readExercise(body: string, refuse: (reason: string) => void): WrittenExercise {
  const { before: prompt, sections } = atHeadings(body, 3);
  if (prompt === "") refuse("asks nothing");
  const feedback: Record<string, string> = {};
  const lists: WrittenExercise["lists"] = {};
  const hints: string[] = [];
  let solution: string | undefined;
  for (const { heading, body: text } of sections) {
    const list = listNames.find((name) => name === heading);
    const [, slip] = /^Feedback +(\S+)$/.exec(heading) ?? [];
    const isTwice =
      (list && lists[list]) ||
      (heading === "Solution" && solution !== undefined) ||
      (slip && Object.hasOwn(feedback, slip));
    if (text === "") refuse(`has nothing below its "### ${heading}"`);
    else if (isTwice) refuse(`has two sections "### ${heading}"`);
    else if (heading === "Hint") hints.push(text);
    else if (heading === "Solution") solution = text;
    else if (list) lists[list] = readList(text, refuse);
    else if (slip) feedback[slip] = text;
    else refuse(`has an unknown section "### ${heading}"`);
  }
  const { LESSON_HINTS_MAX } = lessonLimits;
  if (hints.length === 0) refuse('has no "### Hint"');
  if (hints.length > LESSON_HINTS_MAX) refuse(`has more than ${LESSON_HINTS_MAX} hints`);
  if (solution === undefined) refuse('has no "### Solution"');
  return { words: { prompt, hints, feedback, solution: solution ?? "" }, lists };
}

/** What stands behind each `- `, with the lines that are indented below it. */
function readList(text: string, refuse: (reason: string) => void): string[] {
  const items: string[] = [];
  for (const { line, isCode } of linesOf(text)) {
    const [, item] = (isCode ? null : /^- +(\S.*)$/.exec(line)) ?? [];
    const [, more] = /^(?: {2}|\t)(.*)$/.exec(line) ?? [];
    if (item !== undefined) items.push(item);
    else if (items.length > 0 && (more !== undefined || line.trim() === ""))
      items.push(`${items.pop()}\n${more ?? ""}`);
    else if (line.trim() !== "") refuse(`has "${line.trim()}" in a list, which does not begin with "- "`);
  }
  return items.map((item) => item.trim());
}
