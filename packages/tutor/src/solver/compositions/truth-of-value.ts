import { exactValue, type Node, sameValue } from "@dripstone/checker/mathematics";
import { latexNode } from "../algebra/printing.ts";
import type { Question } from "../question.ts";
import { formulaAt } from "../sentences/formula-at.ts";
import { statementIn } from "../topics/expressions/said-truths/statement.ts";
import { type Composed, defineComposition, type Finished } from "./composition.ts";
import words from "./truth-of-value.json" with { type: "json" };

type Code = keyof typeof words.en;
type Held = { values: Node[] };

const TEXT_MAX = 160;
const value = "(?<v>[^a-z一-龥=<>]+|[^一-龥=<>]{1,40})";
/** What is named, and what it is said to be. */
const named = [
  `^(?<what>the (?!only|a\\b)[^=<>]+? of [^=<>]+?) (?:is(?: equal to)?|equals|=) ${value}$`,
  `^(?<what>(?:多项式|单项式|代数式|方程)?[^一-龥]{1,40}的[一-龥]{2,8})(?:是|等于|为|=)${value}$`,
].map((form) => new RegExp(form, "iu"));
const equation = "(?:the )?(?:equation )?(?<e>[^=]+=[^=]+?)";
const values = "(?<v>(?:[a-z] ?= ?)?-?[\\d./]+(?: ?(?:,|and|or|或|和|、) ?(?:[a-z] ?= ?)?-?[\\d./]+)*)";
const only = [
  `^the (?:solutions?|roots?) (?:of|to) ${equation} (?:is|are) ${values}$`,
  `^(?:方程|一元[一二]次方程)?(?<e>[^一-龥=]+=[^一-龥=]+?)的(?:2个|两个)?[解根](?:分别)?(?:是|为)${values}$`,
  `^(?:[a-z] ?= ?)?(?<v>-?[\\d./]+) is the only (?:real )?(?:solution|root) (?:of|to) ${equation}$`,
  `^the only (?:real )?(?:solution|root) (?:of|to) ${equation} is (?:[a-z] ?= ?)?(?<v>-?[\\d./]+)$`,
  "^(?:[a-z] ?= ?)?(?<v>-?[\\d./]+)是(?:方程|一元二次方程)?(?<e>[^一-龥=]+=[^一-龥=]+?)的唯一(?:的?实数)?的?[解根]$",
  "^(?:方程|一元二次方程)?(?<e>[^一-龥=]+=[^一-龥=]+?)(?:的|有)?(?:唯一|只有一个)(?:的?实数)?的?[解根](?:是|为)?(?:[a-z] ?= ?)?(?<v>-?[\\d./]+)$",
].map((form) => new RegExp(form, "iu"));

/** "True or false: the square root of 16 is -4", 判断：x=2是方程x²=4的唯一解: what is named is worked out, and compared. */
export const truthOfValue = defineComposition<Code>({ words, read: readTruth });

function readTruth({ text, locale }: Question): Composed<Code> | null {
  const statement = text.length > TEXT_MAX ? null : statementIn(text);
  if (!statement) return null;
  for (const form of only) {
    const { e, v } = form.exec(statement)?.groups ?? {};
    if (e && v) return { inner: `solve ${e}`, finish: (key) => finished(key, v) };
  }
  for (const form of named) {
    const { what, v } = form.exec(statement)?.groups ?? {};
    if (what && v && !/\b(?:a|an|some|any|every|each|always|not)\b|任[何意]|每|都|一定|所有/i.test(what))
      return {
        inner: locale === "en" ? `what is ${what}` : `${what}是多少`,
        finish: (key) => finished(key, v),
      };
  }
  return null;
}

function finished(key: string, told: string): Finished<Code> | null {
  const [found, said] = [heldIn(key), heldIn(told)];
  if (!found || !said) return null;
  const isTrue =
    found.values.length === said.values.length &&
    found.values.every((one) => said.values.some((other) => sameValue(one, other)));
  const shown = (held: Held) => held.values.map(latexNode).join(",\\ ");
  return {
    asks: { en: `whether it is $${shown(said)}$`, ch: `是不是 $${shown(said)}$` },
    steps: [{ code: isTrue ? "sameAsSaid" : "otherThanSaid", values: { found: shown(found), said: shown(said) } }],
    answer: { said: isTrue ? { en: "true", ch: "正确" } : { en: "false", ch: "错误" }, key: isTrue ? "yes" : "no" },
  };
}

/** `3`, `x = -2 or x = 2`, `±4`, `-4, 4`; null for anything else. */
function heldIn(text: string): Held | null {
  const plain = text
    .replaceAll(/(?<![a-z])[a-z] = /g, "")
    .replaceAll(/(?<![a-z])[a-z] ?= ?(?=-?\d)/g, "")
    .replaceAll(/ (?:or|and) |[或和、]/g, ", ");
  const answer = formulaAt(plain);
  if (answer?.kind === "expression" && !answer.unit) {
    const { of } = answer;
    if (of.kind === "plus-minus")
      return of.left === null ? { values: [of.right, { kind: "negate", of: of.right }] } : null;
    return { values: [of] };
  }
  if (answer?.kind !== "set") return null;
  const values = answer.parts.flatMap((part) => (part.kind === "expression" && !part.unit ? [part.of] : []));
  return values.length === answer.parts.length && values.every((one) => exactValue(one)) ? { values } : null;
}
