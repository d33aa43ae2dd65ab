import type { Thing } from "@dripstone/contract/lessons/things";
import { figureSettings } from "@dripstone/contract/lessons/things";
import type { Locale } from "@dripstone/contract/locale";
import type { ThingFacts } from "./facts.ts";
import { withPinyin } from "./pinyin.ts";
import { languageOf, type Programs } from "./programs.ts";

type Refuse = (reason: string) => void;

type Given = {
  facts: ThingFacts;
  locale: Locale;
  /** What the text lists below its heading, if it has one. */
  listed: string[] | undefined;
  programs: Programs;
};

/** A thing as a reader of this language gets it. What is wrong goes to `refuse`, as a fault of the text or of `lesson.yaml`. */
export function readThing({ facts, locale, listed, programs }: Given, refuse: Refuse): Thing | undefined {
  if (listed && facts.kind !== "dictation" && facts.kind !== "cards" && facts.kind !== "reading") {
    refuse(`is of kind ${facts.kind}, which has no section in the texts`);
  }
  switch (facts.kind) {
    case "figure":
      return readFigure(facts, refuse);
    case "characters":
      return facts;
    case "python":
    case "cpp":
    case "pi": {
      const program = programs.take(facts.program)?.[locale];
      if (program === undefined) refuse(`runs ${facts.program}, which is not in its folder`);
      if ((facts.kind === "cpp" ? "cpp" : "python") !== languageOf(facts.program)) refuse(`is no ${facts.program}`);
      return program === undefined ? undefined : { ...facts, program };
    }
    case "dictation":
      return readDictation(oneOf(facts.sentences, listed, refuse), facts.language, refuse);
    case "cards":
      return {
        kind: "cards",
        cards: (listed ?? oneOf(undefined, listed, refuse)).flatMap((line) => readCard(line, refuse)),
      };
    case "reading":
      return { kind: "reading", lines: oneOf(facts.lines, listed, refuse).flatMap((line) => readLine(line, refuse)) };
  }
}

function readFigure(facts: Extract<ThingFacts, { kind: "figure" }>, refuse: Refuse): Thing {
  const known: readonly string[] = figureSettings[facts.figure];
  for (const name of Object.keys(facts.settings)) {
    if (!known.includes(name)) refuse(`sets ${name}, which ${facts.figure} does not have`);
  }
  return facts;
}

function oneOf(inFacts: string[] | undefined, listed: string[] | undefined, refuse: Refuse): string[] {
  if (inFacts && listed) refuse("has its lines in lesson.yaml and in the texts");
  const lines = inFacts ?? listed ?? [];
  if (lines.length === 0) refuse("has no lines");
  return lines;
}

function readDictation(sentences: string[], said: Locale | undefined, refuse: Refuse): Thing {
  const isChinese = sentences.map((sentence) => /\p{Script=Han}/u.test(sentence));
  const language = isChinese[0] ? "ch" : "en";
  if (isChinese.some((it) => it !== isChinese[0])) refuse("has sentences of two languages");
  if (said && said !== language) refuse(`says that it is in ${said}, and is not`);
  return { kind: "dictation", language, sentences };
}

function readCard(line: string, refuse: Refuse) {
  const [front, back, example, ...more] = line.split(" :: ").map((part) => part.trim());
  if (!front || !back || example === "" || more.length > 0) {
    refuse(`has "${line}", which is not written like "front :: back :: example"`);
    return [];
  }
  return [{ front, back, example: example ?? null }];
}

function readLine(line: string, refuse: Refuse) {
  const read = withPinyin(line);
  if (!read) refuse(`has "${line}", whose pinyin is not a syllable for each character`);
  return read ? [read] : [];
}
