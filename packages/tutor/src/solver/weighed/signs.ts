import { type Signs, shares } from "../../learning/signs.ts";
import type { Kind, Span } from "./spans/span.ts";
import { stemOf } from "./stems.ts";
import { classesOf } from "./word-classes.ts";

/** How a formula stands among the words. */
const marks: Record<Kind, string> = {
  number: "#N",
  letter: "#V",
  expression: "#E",
  equation: "#Q",
  inequality: "#I",
  point: "#P",
  digits: "#D",
  based: "#B",
};

/**
 * Signs of a question: its words, neighbors and parts of words (children mistype them); Chinese characters by one, two and three; which formulas
 * stand where; and which of its things it asks for in the end.
 */
export function signsOf(text: string, spans: readonly Span[]): Signs {
  const words = wordsOf(text, spans);
  const plain = words.map(({ said }) => said);
  const rows = new Set(inRows(plain));
  const parts = new Set(plain.flatMap(partsOf));
  const meant = new Set(classRows(plain));
  const roles = new Set([...rolesOf(words), ...spanSigns(spans)]);
  return new Map([
    ...shares(rows, 1),
    ...shares(parts, PARTS_COUNT),
    ...shares(meant, CLASSES_COUNT),
    ...shares(roles, ROLES_COUNT),
  ]);
}

const PARTS_COUNT = 0.6;
const CLASSES_COUNT = 0.5;
const ROLES_COUNT = 1.2;

/** A word, a Chinese character, or a formula; `nth` counts formulas, and `clause` the parts of the sentence. */
type Word = { said: string; nth: number | null; clause: number };

function wordsOf(text: string, spans: readonly Span[]): Word[] {
  const words: Word[] = [];
  let [at, clause] = [0, 0];
  const add = (between: string) => {
    for (const [piece] of between.toLowerCase().matchAll(piece_)) {
      if (/[.,;:?!、。]/.test(piece)) {
        if (words.at(-1)?.clause === clause) clause++;
        continue;
      }
      words.push({ said: /[a-z]/.test(piece) ? stemOf(piece) : piece, nth: null, clause });
    }
  };
  for (const [nth, span] of spans.entries()) {
    add(text.slice(at, span.from));
    words.push({ said: `${marks[span.kind]}${span.text.endsWith("%") ? "%" : ""}`, nth, clause });
    at = span.to;
  }
  add(text.slice(at));
  return words;
}

const piece_ = /[a-z]+(?:'[a-z]+)?|\p{Script=Han}|[φϕστ]|[.,;:?!、。]|[%°…+*/=×÷-]/gu;

const isHan = (word: string) => /\p{Script=Han}/u.test(word);

function inRows(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [next, then] = words.slice(at + 1, at + 3);
    const joined = next !== undefined && isHan(word) && isHan(next) ? "" : " ";
    return [
      word,
      ...(next ? [`${word}${joined}${next}`] : []),
      ...(then ? [`${word}${joined}${next}${joined}${then}`] : []),
      ...(then && !isHan(word) ? [`${word} _ ${then}`] : []),
    ];
  });
}

/** Four letters in a row, with the word's edges. */
function partsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  const edged = `^${word}$`;
  return Array.from({ length: edged.length - 3 }, (_, at) => `~${edged.slice(at, at + 4)}`);
}

function classRows(words: readonly string[]): string[] {
  const said = words.map((word) => (word.startsWith("#") ? [word] : classesOf(word))).filter((all) => all.length > 0);
  const chinese = classesOf(words.join(""));
  const alone = [...new Set([...said.flat(), ...chinese])].sort();
  return [
    ...alone.map((one) => `{${one}}`),
    ...alone.flatMap((one, at) => alone.slice(at + 1).map((two) => `{${one}+${two}}`)),
  ];
}

/** Which formulas there are, and how many. */
function spanSigns(spans: readonly Span[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind } of spans) counts.set(marks[kind], (counts.get(marks[kind]) ?? 0) + 1);
  return [
    ...(spans.some(({ kind, text }) => kind === "equation" && /\d_[\da-z]/i.test(text)) ? ["=_"] : []),
    ...[...counts].map(([mark, count]) => `=${mark}${Math.min(count, COUNT_MAX)}`),
    `=${spans
      .slice(0, COUNT_MAX)
      .map(({ kind }) => marks[kind])
      .join("")}`,
  ];
}

const COUNT_MAX = 6;

/**
 * What the asking part of a question says: its words, whether the thing beside a number is asked for, or stands beside another number, too ("2 cups
 * for 5 cakes … 8 cakes"), and what stood around the asked one before: "Ann is older than Bob. How old is Bob?" asks for who stands after "than".
 */
function rolesOf(words: readonly Word[]): string[] {
  const beside = words.flatMap(({ nth }, at) => {
    if (nth === null) return [];
    const after = words.slice(at + 1, at + 3).map(({ said }) => said);
    const unit = isHan(after[0] ?? "") ? after.filter(isHan).join("") : (after[0] ?? "");
    return unit && !unit.startsWith("#") ? [{ nth, unit, clause: words[at]?.clause ?? 0 }] : [];
  });
  const same = beside.flatMap((one, at) =>
    beside.slice(at + 1).map((other) => `S${one.nth}${other.unit === one.unit ? "~" : "!"}S${other.nth}`),
  );
  const asking = askingClause(words) ?? words.at(-1)?.clause ?? 0;
  const asked = words.filter(({ clause, nth }) => clause === asking && nth === null).map(({ said }) => said);
  const text = asked.join(isHan(asked.join("")) ? "" : " ");
  const named = beside
    .filter(({ unit, clause }) => clause !== asking && (isHan(unit) ? text.includes(unit) : asked.includes(unit)))
    .map(({ nth }) => `asked~S${nth}`);
  const told = toldBefore(words);
  return [
    ...same,
    ...named.slice(0, 1),
    ...(told === null ? [] : [told ? "asked~told" : "asked!told"]),
    ...new Set(askedWords(asked)),
    ...recurring(words, asking),
  ];
}

/** Whether the thing of which it is asked how many there are is named elsewhere: "cows and chickens … how many pigs" asks for what is not told of. */
function toldBefore(words: readonly Word[]): boolean | null {
  const said = words.map((word) => word.said);
  const at = said.findLastIndex(
    (word, nth) => word === "many" || word === "几" || (word === "少" && said[nth - 1] === "多"),
  );
  if (at < 0) return null;
  const from = at + 1 + (isMore.has(said[at + 1] ?? "") ? 1 : 0);
  const [one, two] = said.slice(from, from + 2);
  if (one === undefined || one.startsWith("#")) return null;
  const isThere = (nth: number) =>
    nth !== from && said[nth] === one && (!isHan(one) || two === undefined || !isHan(two) || said[nth + 1] === two);
  return said.some((_, nth) => isThere(nth));
}

const isMore = new Set(["more", "other", "full", "whole", "total", "different", "extra", "such", "of"]);

const askedWords = (asked: readonly string[]): string[] => inRows(asked).map((row) => `?${row}`);

/** Words of the asking part that were said before, by what stood around them then, and how early. */
function recurring(words: readonly Word[], asking: number): string[] {
  const asked = words.flatMap(({ clause, said }, at) => (clause === asking && !said.startsWith("#") ? [at] : []));
  const saidAt = (at: number) => words[at]?.said ?? "^";
  const found: { at: number; length: number }[] = [];
  for (const place of asked) {
    const word = saidAt(place);
    const length = isHan(word) ? 2 : 1;
    if (length === 2 ? !isHan(saidAt(place + 1)) : isCommon.has(word) || word.length < 2) continue;
    const before = words.findIndex(
      ({ said, clause }, at) =>
        said === word && clause !== asking && (length === 1 || saidAt(at + 1) === saidAt(place + 1)),
    );
    if (before >= 0) found.push({ at: before, length });
  }
  const distinct = found.slice(0, 4);
  return distinct.flatMap(({ at, length }) => {
    const earlier = words.slice(0, at).filter(({ nth }) => nth !== null).length;
    return [
      `@>${saidAt(at + length)}`,
      `@<${saidAt(at - 1)}`,
      `@${earlier}`,
      `@first${Math.min(3, words[at]?.clause ?? 0)}`,
    ];
  });
}

const isCommon = new Set(
  "the and is are how many much what of to in for it he she they does do did will have has at a an be old long far each all".split(
    " ",
  ),
);

function askingClause(words: readonly Word[]): number | null {
  const han = words.findLast(
    ({ said }, at) =>
      said === "几" ||
      (said === "多" && words[at + 1]?.said === "少") ||
      (said === "什" && words[at + 1]?.said === "么"),
  );
  const english = words.findLast(
    ({ said }) => said === "how" || said === "what" || said === "find" || said === "which" || said === "when",
  );
  return han?.clause ?? english?.clause ?? null;
}
