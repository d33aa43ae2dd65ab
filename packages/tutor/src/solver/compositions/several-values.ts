import { boundedPattern } from "../../bounded-pattern.ts";
import { latexNode } from "../algebra/printing.ts";
import { formulaAt } from "../sentences/formula-at.ts";
import { plainOf } from "../sentences/plain.ts";
import type { Composition } from "./composition.ts";
import { together } from "./several-facts/together.ts";

const LENGTH_MAX = 200;
const VALUES_MAX = 4;
const value = "(?:[^,;_=?一-龥]|_(?=\\{?\\d)){2,40}?";
const marked = "(?:[([]?[a-e1-4][)\\].] ?)?";
const english = boundedPattern(
  `^(?<given>.+?)[,.]? (?:then |and )*(?:find|what is|what's|what are|calculate|determine|evaluate|work out|compute)(?: the| both| exact)*(?: values? of)?:? (?<list>${marked}${value}(?:(?:,? and(?: of)?|,) ${marked}${value})+)(?: without solving(?: the equation)?)?$`,
  "u",
);
const blank = "(?:=|是|为|等于)?[_() ]*";
const chinese = boundedPattern(
  `^(?<given>.+?),?(?:则|那么|求|试求|分别求|不解方程,?求)+(?:下列各式的值|下列代数式的值)?,?(?<list>${marked}${value}${blank}(?:(?:,|和|与|及|以及)(?:则)?${marked}${value}${blank})+)(?:的值|各是|分别是)*$`,
  "u",
);
const letters = /√|sqrt|[a-zα-ω]/g;

/** Several values that are asked of letters in one sentence: "find α + β and αβ", 求 f(3) 和 f(-2). */
export const severalValues: Composition = {
  words: { en: {}, ch: {} },
  read(question, solve) {
    const plain = plainOf(question)
      .replace(/[,? _]+$/, "")
      .trim();
    const isChinese = question.locale === "ch";
    const found = plain.length > LENGTH_MAX ? null : (isChinese ? chinese : english).exec(plain)?.groups;
    if (!found?.given || !found.list || !/=/.test(found.given)) return null;
    const { given } = found;
    const asked = found.list.split(isChinese ? /[,和与及]|以及/u : /,? and(?: of)? |, /).map((one) =>
      one
        .replace(/^(?:[([]?[a-e1-4][)\].] ?)/, "")
        .replaceAll(/(?:=|是|为|等于|[_ ]|\(\)|的值)+$/gu, "")
        .trim(),
    );
    if (asked.length > VALUES_MAX || new Set(asked).size < asked.length) return null;
    if (!asked.every((one) => isAskable(one, given))) return null;
    return together(
      asked.map((one) => ({
        label: labelOf(one),
        understood: solve(isChinese ? `${given}，求${one}的值` : `${given}, find ${one}`),
      })),
    );
  },
};

/** More than a letter, and of no letters but those that are told of. */
const isAskable = (one: string, given: string): boolean =>
  /[-+*/^(|]|[a-zα-ω]_?\d?[a-zα-ω]/.test(one) && (one.match(letters) ?? []).every((letter) => given.includes(letter));

function labelOf(one: string): { en: string; ch: string } {
  const answer = formulaAt(one);
  const shown = answer?.kind === "expression" && !answer.unit ? latexNode(answer.of) : one;
  return { en: `$${shown}$`, ch: `$${shown}$` };
}
