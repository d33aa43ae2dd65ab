import { readingsOf } from "./readings.ts";

/** A part of a text that may be an answer; it is said as one after a word for that, or as all that a line says. */
export type Candidate = { written: string; isSaid: boolean };

/** What a text says that could be read as an answer, what is said as one first, each once. */
export function candidatesIn(text: string): Candidate[] {
  const found = new Map<string, boolean>();
  const note = (written: string, isSaid: boolean) => {
    const trimmed = balanced(written.trim().replace(/^[=:]\s*|[.,;:!?]+$/g, ""));
    if (trimmed !== "" && trimmed.length <= LENGTH_MAX) found.set(trimmed, isSaid || found.get(trimmed) === true);
  };
  for (const line of linesIn(text)) {
    note(line, true);
    for (const { 0: run, index } of line.matchAll(calculation)) noteRun(run, line.slice(0, index), note);
    for (const { 0: number, index } of line.matchAll(spelledNumber)) note(number, cue.test(line.slice(0, index)));
  }
  return [...found]
    .map(([written, isSaid]) => ({ written, isSaid }))
    .sort((a, b) => Number(b.isSaid) - Number(a.isSaid));
}

/** The lines and sentences of a text in all of its readings, each once. */
const linesIn = (text: string): Set<string> =>
  new Set(readingsOf(text).flatMap((reading) => reading.split(/\n|[.!?;](?=\s|$)|[。！？；，]|,\s/)));

/** The longest answer that somebody would type. */
const LENGTH_MAX = 80;

/** Without a parenthesis at its end that belongs to the text around. */
const balanced = (written: string): string =>
  written.endsWith(")") && written.split(")").length > written.split("(").length ? written.slice(0, -1) : written;

/** Digits, letters that stand alone, signs and the commands of formulas, with spaces between them. */
const token =
  "(?:\\\\[a-z]{2,8}|sqrt|pi|\\d+(?:[.,]\\d+)*|(?<![\\p{L}])[a-zA-Z](?![\\p{L}])|(?<=\\d)[a-zA-Z](?![\\p{L}])|[-+*/^()=√π%:{}²³·×÷−_≈≠<>])";
const calculation = new RegExp(`${token}(?:[ ]?${token}){0,120}`, "gu");

const spelledNumber =
  /\b(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|and|over)(?:[\s-]+|\b)){1,8}|[零〇一二三四五六七八九十百千万两]+(?:分之[零〇一二三四五六七八九十百千万两]+)?|[零一二三四五六七八九十百\d]+分之[零一二三四五六七八九十百\d]+|\d+\s?(?:比|to|:)\s?\d+/giu;

/** A run as a whole, what stands beside its equals signs and behind a colon, and its numbers. */
function noteRun(run: string, before: string, note: (written: string, isSaid: boolean) => void): void {
  const isSaid = /^[=:→]/.test(run) || cue.test(before);
  note(run, isSaid);
  for (const [place, side] of run.split(/[=≈]|:\s/).entries()) {
    const comesOut = isSaid || place > 0;
    note(side.replace(/[\s(:+*/-]+$/, ""), comesOut);
    for (const { 0: number, index } of side.matchAll(/\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?/g))
      note(number, comesOut && /^[:→\s]*$/.test(side.slice(0, index)));
  }
}

/** What leads to an answer, with at most a few words between. */
const cue = new RegExp(
  "(?:\\b(?:answers?|ans|is|are|it'?s|its|i'?ts|was|be|got|get|gets|getting|gives?|gave|equals?|makes?|result|solution|total|altogether|so|thus|therefore|hence|exactly|only|have|found|find|said|say|put|try|type|enter|think|has)\\b|[=:→⇒➜>]|" +
    "答案|答|得到?|得出|等于|是|为|结果|一共|总共|共|算出|填|写|选|就是|应该|有|需要|要)" +
    "[\\s\"'“(]*(?:(?:the|a|an|about|just|me|there|are|is|it|of|to|be|that|exactly|answer|number|x|n|was|right|correct|了|来|出|的|到|是|有|个|:|=)[\\s\"'“(]*){0,4}$",
  "iu",
);
