import { exactValue } from "../arithmetic/exact.ts";
import { nestedSeries, type Series } from "../arithmetic/series.ts";
import type { Asked } from "../asked.ts";
import { Unreadable, type UnreadableCode } from "../codes.ts";
import { isEquation, sameEquation, solved } from "../comparing/equations.ts";
import { premiseOf } from "../spelling/conclusions.ts";
import type { Mapped } from "../spelling/mapped.ts";
import { foldCharacters, normalise } from "../spelling/normalise.ts";
import { latexOf } from "../syntax/latex.ts";
import { type Answer, childrenOf, isConstant, lettersIn, type Node } from "../syntax/syntax.ts";
import { commonManner, type Doubt, type Manner } from "../words/manner.ts";
import { tokenise } from "../words/tokens.ts";
import { vocabularyOf } from "../words/vocabulary.ts";
import { readAnswerOf } from "./answers.ts";
import { readBased } from "./based.ts";
import { areChoices, readChoice } from "./choices.ts";
import { takeParameters } from "./parameters.ts";
import { readStatement } from "./statements.ts";
import { readTime } from "./times.ts";
import { areYesNo, readYesNo } from "./yes-no.ts";

const LENGTH_MAX = 1000;
const SERIES_DEPTH_MAX = 2;

export type Read =
  | { ok: true; answer: Answer; latex: string; met: ReadonlySet<Doubt> }
  | { ok: false; position: number; code: UnreadableCode };

/** Reads an answer in one manner; `met` tells what another manner takes otherwise. */
export function read(input: string, about: Asked, manner: Manner = commonManner()): Read {
  if (input.length > LENGTH_MAX) return { ok: false, position: LENGTH_MAX, code: "too-long" };
  const source = normalise(input, about);
  try {
    const answer = readSpecial(source.text, input, about) ?? readGeneral(source, about, manner);
    const nodes = nodesOf(answer);
    if (nodes.some((node) => nestedSeries(node) > SERIES_DEPTH_MAX)) throw new Unreadable("too-complicated", 0);
    nodes.forEach(refuseHuge);
    if (deniesPremise(answer, input, about)) throw new Unreadable("operator-missing", 0);
    if (nodes.some(dividesByZero)) throw new Unreadable("division-by-zero", 0);
    return { ok: true, answer, latex: latexOf(answer), met: manner.met };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const position = source.at[Math.min(error.position, source.at.length - 1)] ?? 0;
    return { ok: false, position, code: error.code };
  }
}

/** What is no mathematics to the parser: a choice, a time of day, digits in another base. */
function readSpecial(text: string, input: string, { letters, time, base }: Asked): Answer | null {
  const choice = letters && readChosen(text, input, letters);
  return choice ?? readStatement(input) ?? (time ? readTime(input) : null) ?? readBased(text, base);
}

/** Of `2x=8, so x=3` nobody knows which of the two is meant. */
function deniesPremise(answer: Answer, input: string, about: Asked): boolean {
  const premise = answer.kind === "relation" && solved(answer) ? premiseOf(foldCharacters(input).text) : null;
  if (answer.kind !== "relation" || premise === null) return false;
  const step = read(premise, { ...about, letters: null });
  if (!step.ok || step.answer.kind !== "relation" || !isEquation(step.answer)) return false;
  const letters = new Set(step.answer.sides.flatMap((side) => [...lettersIn(side)]));
  return letters.size === 1 && !sameEquation(step.answer, answer);
}

function readGeneral(source: Mapped, { letters, units, list }: Asked, manner: Manner): Answer {
  const { rest, parameters } = takeParameters(source);
  const bound = [...parameters, ...boundIn(rest.text)];
  const vocabulary = vocabularyOf(letters, manner, { bound, unitsAfterLetters: units });
  const answer = readAnswerOf(tokenise(rest.text, vocabulary), manner, list);
  return parameters.length > 0 ? { kind: "family", of: answer, parameters } : answer;
}

/** The index letters of sums and products, which are allowed though no rubric names them. */
function boundIn(text: string): string[] {
  if (!text.includes("\\sum") && !text.includes("\\prod")) return [];
  return [...text.matchAll(/\\(?:sum|prod)\s*(?:\\limits\s*)?_\s*\{\s*([a-zA-Z])\s*=/gu)].map(
    ([, index]) => index ?? "",
  );
}

/** A letter of a multiple choice, or yes and no, where the rubric asks for them. */
function readChosen(text: string, input: string, letters: readonly string[]): Answer | null {
  // Before opening words are taken off, as 是 (yes) is also one of those: `是12`.
  if (areYesNo(letters)) return readYesNo(input) ?? readYesNo(text);
  return areChoices(letters) ? (readChoice(text, letters) ?? readChoice(input, letters)) : null;
}

/** The outermost expressions of an answer. */
export function nodesOf(answer: Answer): Node[] {
  switch (answer.kind) {
    case "expression":
      return [answer.of];
    case "ratio":
      return answer.parts;
    case "relation":
      return answer.sides;
    case "interval":
      return [answer.from, answer.to];
    case "quotient":
      return [...(answer.of ? [answer.of] : []), answer.quotient, answer.remainder];
    case "choice":
    case "statement":
    case "time":
    case "based":
      return [];
    case "member":
      return nodesOf(answer.of);
    case "family":
      return nodesOf(answer.of);
    default:
      return answer.parts.flatMap(nodesOf);
  }
}

/** Refuses powers and factorials too large to work out: `9^9^9^9`, `170000!`. */
function refuseHuge(node: Node): void {
  childrenOf(node).forEach(refuseHuge);
  if (node.kind === "factorial" && isConstant(node.of)) {
    const times = exactValue(node.of);
    if (times && times.num > 0n && !exactValue(node) && times.den === 1n) throw new Unreadable("too-big", 0);
  }
  if (node.kind === "series" && isConstant(node) && !exactValue(node) && isLong(node))
    throw new Unreadable("too-big", 0);
  if (
    node.kind === "power" &&
    isConstant(node.exponent) &&
    !exactValue(node.exponent) &&
    holdsHugePower(node.exponent)
  ) {
    throw new Unreadable("too-big", 0);
  }
}

/** `5/0` is no number. */
const dividesByZero = (node: Node): boolean =>
  (node.kind === "divide" && isConstant(node.right) && exactValue(node.right)?.num === 0n) ||
  childrenOf(node).some(dividesByZero);

function holdsHugePower(node: Node): boolean {
  const [base, exponent] = node.kind === "power" ? [exactValue(node.base), exactValue(node.exponent)] : [null, null];
  if (base && exponent && exponent.den === 1n && base.num !== 0n && !exactValue(node)) return true;
  return childrenOf(node).some(holdsHugePower);
}

function isLong({ from, to }: Series): boolean {
  const [first, last] = [exactValue(from), exactValue(to)];
  return first === null || last === null || last.num / last.den - first.num / first.den > 60n;
}
