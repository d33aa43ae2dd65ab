import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Term } from "./patterns.ts";

type Wanted = { what: "gaps" } | { what: "term"; n: number } | { what: "formula" };
export type Asked = { terms: Term[]; wanted: Wanted };

const LENGTH_MAX = 200;
const TERMS_MAX = 14;
const GAPS_MAX = 4;
const PLACE_MAX = 5000;

const number = "-?\\(?-?\\d{1,7}(?:/\\d{1,5})?\\)?";
const item = `(?:${number}|▢|\\[ ?\\])`;
const list = new RegExp(`(?<![\\w.])${item}(?: ?, ?(?:and )?${item}){3,13}(?![\\w.(/])(?: ?,? ?…)*`, "u");

const english = new Set(
  (
    "fill in the missing number numbers term terms value values pattern patterns sequence sequences blank blanks complete find what is are which that goes " +
    "go a an to for with and list series following this these those box boxes gap gaps each correct write number's belongs belong should be here put right of " +
    "look at carefully then out work continue finish according rule by following determine spaces space empty so it can"
  ).split(" "),
);
const chinese =
  /找规律|(?:按照?|根据|观察)(?:下列|下面|下面的|下列的|这些|一定的?)?(?:数的?|数字的?|各数的?|1列数的?)?(?:排列)?(?:的)?规律|观察|先|再|然后|并|在|括号|横线|方框|方格|里|内|中|上|填|写|空|入|出|适当|合适|正确|恰当|缺|少|所|这|1?列数|1?组数|1?串数|数列|下面|下列|各|数字?|项|是|为|什么|多少|几|求|请|个|的|应|有|,|:|下|题/gu;
const nth = {
  en: /(?:the )?(\d{1,4})(?:st|nd|rd|th) (?:term|number)|(?:the )?(nth|n-th|general) (?:term|number)(?: formula| rule)?|(?:a |the )?(?:formula|rule|expression) for the (nth|n-th) (?:term|number)/u,
  ch: /第(\d{1,4})(?:个数|项|个)|第(n)(?:个数|项|个)|(通项)(?:公式)?/u,
};

/** A list with gaps, or one of which a far term is asked; null where a word of the question is not known. */
export function readPattern(question: Question): Asked | null {
  const plain = plainOf(question);
  const found = plain.length > LENGTH_MAX ? null : list.exec(plain);
  if (!found) return null;
  const terms = (found[0].match(new RegExp(item, "gu")) ?? []).map(termIn);
  if (terms.includes(undefined) || terms.length > TERMS_MAX) return null;
  const rest = `${plain.slice(0, found.index)} , ${plain.slice(found.index + found[0].length)}`;
  const asked = nth[question.locale].exec(rest);
  const left = asked ? rest.replace(asked[0], " ") : rest;
  const isKnown =
    question.locale === "ch"
      ? left.replaceAll(chinese, "").trim() === ""
      : (left.match(/[a-z']+|[^\s,.:]/g) ?? []).every((word) => english.has(word));
  if (!isKnown) return null;
  const gaps = terms.filter((term) => term === null).length;
  const known = terms as Term[];
  if (!asked) return gaps > 0 && gaps <= GAPS_MAX ? { terms: known, wanted: { what: "gaps" } } : null;
  if (gaps > 0) return null;
  const n = Number(asked[1]);
  return asked[1] === undefined
    ? { terms: known, wanted: { what: "formula" } }
    : n > known.length && n <= PLACE_MAX
      ? { terms: known, wanted: { what: "term", n } }
      : null;
}

/** Undefined for what is no number. */
function termIn(written: string): Term | undefined {
  if (!/\d/.test(written)) return null;
  const [, sign = "", inner = "", top = "", below] = /^(-?)\(?(-?)(\d+)(?:\/(\d+))?\)?$/.exec(written) ?? [];
  if (top === "" || (below !== undefined && BigInt(below) === 0n)) return undefined;
  const size = BigInt(top);
  return { top: sign !== inner ? -size : size, below: below === undefined ? null : BigInt(below) };
}
