import { q } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../algebra/numbers.ts";
import { type Retelling, told } from "./retelling.ts";
import { valueAt } from "./school-values.ts";
import { lettersOf } from "./school-words.ts";

type Groups = Record<string, string>;

const term = "[-+*/^().\\da-z]{1,14}";
const terms = `(?<a>${term}), ?(?<b>${term})(?:, ?| and |和)(?:and )?(?<c>${term})`;
const sort = "(?<s>arithmetic|geometric)";
const findEn =
  ",? ?(?:then )?(?:find|what is|what's|solve for|determine|what must be|what are)? ?(?:the )?(?:possible )?(?:values? of )?(?<x>[a-z])(?: be| equal)?";
const row = "(?:sequence|progression|series)";
const ofRow = "(?:an? |the )?(?:arithmetic|geometric|等差|等比)";
const equal = " ?(?:=|is|equals|是|为|等于) ?";
const number = "-?\\d{1,6}(?:[./]\\d{1,4})?";
const so = "(?:,|那么|则|求|问|试求)*";
const blank = "(?:的值)?(?:是|为|等于|=)?(?:多少|几)?[ _()]*";

/** Of three terms in a row the middle one is the mean of the others. */
function meanOf({ a = "", b = "", c = "", s = "", x = "" }: Groups): string | null {
  const letters = lettersOf(a + b + c);
  if (letters.size !== 1 || !letters.has(x)) return null;
  return s === "arithmetic" || s === "等差" ? `solve 2*(${b})=(${a})+(${c})` : `solve (${b})^2=(${a})*(${c})`;
}

/** In an arithmetic sequence, terms whose places have a mean place add up to so many times the term there. */
function meanTerm({ t = "", v = "", n = "" }: Groups): string | null {
  const places = [...t.matchAll(/a_?\{?(\d{1,3})\}?/g)].map(([, place]) => Number(place));
  const sum = places.reduce((all, place) => all + place, 0);
  if (new Set(places).size < places.length || places.length < 2 || sum !== Number(n) * places.length) return null;
  return `calculate (${v})/${places.length}`;
}

/** The other way around, and the sum of an odd number of terms by the middle one. */
function sumOfMean({ n = "", v = "", t, many }: Groups): string | null {
  if (many !== undefined) return Number(many) === 2 * Number(n) - 1 ? `calculate ${many}*(${v})` : null;
  const places = [...(t ?? "").matchAll(/a_?\{?(\d{1,3})\}?/g)].map(([, place]) => Number(place));
  const sum = places.reduce((all, place) => all + place, 0);
  return places.length >= 2 && sum === Number(n) * places.length ? `calculate ${places.length}*(${v})` : null;
}

const formulaIn = (e: string): string =>
  e.replaceAll(/[{}]/g, (brace) => (brace === "{" ? "(" : ")")).replaceAll(" ", "");

/** What the sum of the first terms grows by at one of them. */
function grownBy({ e = "", k = "" }: Groups): string | null {
  const whole = formulaIn(e);
  const [now, before] = [Number(k), Number(k) - 1].map((n) => valueAt(whole, { n }));
  if (lettersOf(whole).size !== 1 || !now || !before || Number(k) < 2) return null;
  const empty = valueAt(whole, { n: 0 });
  return empty?.num === 0n || Number(k) > 2 ? `calculate ${plainNumber(now)}-(${plainNumber(before)})` : null;
}

/** Where nothing is there before the first term, the formula is one for all of them. */
function generalTerm({ e = "" }: Groups): string | null {
  const whole = formulaIn(e);
  const before = whole.replaceAll("n", "(n-1)");
  return lettersOf(whole).size === 1 && lettersOf(whole).has("n") && valueAt(whole, { n: 0 })?.num === 0n
    ? `simplify ${whole}-(${before})`
    : null;
}

/** A sum of terms whose formula is told: the first four of them tell the rest. */
function summed({ e = "", k = "" }: Groups): string | null {
  const whole = formulaIn(e);
  const first = [1, 2, 3, 4].map((n) => valueAt(whole, { n }));
  if (lettersOf(whole).size !== 1 || first.includes(null)) return null;
  const known = first.flatMap((one) => one ?? []);
  const [one, two, three, four] = known;
  if (!one || !two || !three || !four) return null;
  const steps = [q.subtract(two, one), q.subtract(three, two), q.subtract(four, three)];
  const isLine = steps.every((step) => q.same(step, steps[0] ?? step));
  const isPower =
    q.same(q.multiply(two, two), q.multiply(one, three)) && q.same(q.multiply(three, three), q.multiply(two, four));
  if (!isLine && !isPower) return null;
  return `What is the sum of the first ${k} terms of the ${isLine ? "arithmetic" : "geometric"} sequence ${known.map(plainNumber).join(", ")}, ...?`;
}

const formula = "(?<e>[-+*/^(){}\\dn .]{1,30}?)";
const named = "(?:\\{?a_?\\{?n\\}?\\}?)";
const sumName = "s_?\\{?n\\}?";

/** Sequences with an unknown term, told by their sums, or by a formula of their terms. */
export const ofProgressions: Retelling[] = [
  ...told(
    [
      `(?:if |given that |the |for what value of [a-z] (?:are|do|is) )?(?:3|three|the) consecutive terms of an? ${sort} ${row} are ${terms}${findEn}`,
      `(?:the first 3|the first three|the 3|three|3) terms of an? ${sort} ${row} are ${terms}${findEn}`,
      `(?:if |given that |given )?${terms} (?:is|are|form|forms|make|makes|are in|are consecutive terms of|are 3 consecutive terms of|are the first 3 terms of|are terms of) (?:an? )?${sort}(?: ${row})?${findEn}`,
      `${findEn.replace(/^,\? \?/, "")} (?:if|so that|such that|when) ${terms} (?:is|are|form|forms|make|makes|are in|are consecutive terms of|are the first 3 terms of) (?:an? )?${sort}(?: ${row})?`,
      `(?:if )?(?:an|the|this) ${sort} ${row} (?:is|has terms|goes) ${terms}${findEn}`,
      `(?:若|如果|已知|设)?(?:3个数|实数)?${terms}(?:这3个数)?(?:依次)?(?:成|构成|组成|为)(?<s>等差|等比)数列${so}(?<x>[a-z])${blank}`,
    ],
    meanOf,
  ),
  ...told(
    [
      `(?:in|for|given) ${ofRow} ${row}(?: ${named})?,? (?:if )?(?<t>a_?\\{?\\d+\\}?(?: ?\\+ ?a_?\\{?\\d+\\}?)+)${equal}(?<v>${number}),? ?(?:then )?(?:find|what is|calculate|determine)? ?a_?\\{?(?<n>\\d{1,3})\\}?`,
      `(?:在|若|已知)*等差数列(?:${named})?(?:中|满足)?,?(?:若|已知)?(?<t>a_?\\{?\\d+\\}?(?:\\+a_?\\{?\\d+\\}?)+)${equal.replaceAll(" ?", "")}(?<v>${number})${so}a_?\\{?(?<n>\\d{1,3})\\}?${blank}`,
    ].map((sentence) => sentence.replace("|geometric|等差|等比", "")),
    meanTerm,
  ),
  ...told(
    [
      `(?:in|for|given) an? arithmetic ${row}(?: ${named})?,? (?:if )?a_?\\{?(?<n>\\d{1,3})\\}?${equal}(?<v>${number}),? ?(?:then )?(?:find|what is|calculate|determine)? ?(?:s_?\\{?(?<many>\\d{1,3})\\}?|(?<t>a_?\\{?\\d+\\}?(?: ?\\+ ?a_?\\{?\\d+\\}?)+))`,
      `(?:在|若|已知)*等差数列(?:${named})?(?:中|满足)?,?(?:若|已知)?a_?\\{?(?<n>\\d{1,3})\\}?(?:=|是|为)(?<v>${number})${so}(?:前(?<many2>\\d{1,3})项的?和|s_?\\{?(?<many>\\d{1,3})\\}?|(?<t>a_?\\{?\\d+\\}?(?:\\+a_?\\{?\\d+\\}?)+))${blank}`,
    ],
    ({ many, many2, ...rest }) => sumOfMean({ ...rest, ...((many ?? many2) ? { many: many ?? many2 ?? "" } : {}) }),
  ),
  ...told(
    [
      `(?:the |if the )?sum of (?:the )?first n terms of (?:a|an|the) (?:arithmetic |geometric )?${row}(?: ${named})? is (?:given by )?(?:${sumName} ?= ?)?${formula},? ?(?:find|what is|calculate)? ?(?:the )?(?:a_?\\{?(?<k>\\d{1,3})\\}?|(?<k2>\\d{1,3})(?:st|nd|rd|th) term)`,
      `(?:若|已知|设)?(?:等差|等比)?数列(?:${named})?(?:的)?前n项(?:的)?和(?:是|为)?(?:${sumName}=)?${formula}${so}(?:a_?\\{?(?<k>\\d{1,3})\\}?|第(?<k2>\\d{1,3})项)${blank}`,
    ],
    ({ e, k, k2 }) => grownBy({ e: e ?? "", k: k ?? k2 ?? "" }),
  ),
  ...told(
    [
      `(?:the |if the )?sum of (?:the )?first n terms of (?:a|an|the) (?:arithmetic |geometric )?${row}(?: ${named})? is (?:given by )?(?:${sumName} ?= ?)?${formula},? ?(?:find|what is|calculate)? ?(?:a formula for )?(?:the )?(?:a_?\\{?n\\}?|nth term|general term)`,
      `(?:若|已知|设)?(?:等差|等比)?数列(?:${named})?(?:的)?前n项(?:的)?和(?:是|为)?(?:${sumName}=)?${formula}${so}(?:它|其)?的?(?:通项公式|通项)?(?:${named})?${blank}`,
    ],
    generalTerm,
  ),
  ...told(
    [
      `(?:if |given )?(?:the )?(?:nth term of (?:a|the) ${row} is|a_?\\{?n\\}? ?=|${row} (?:is defined|is given) by a_?\\{?n\\}? ?=) ?${formula},? ?(?:find|what is|calculate)? ?(?:the )?sum of (?:the |its )?first (?<k>\\d{1,3}) terms`,
      `(?:若|已知|设)?(?:等差|等比)?数列(?:${named})?(?:的)?(?:通项公式|通项|第n项)?(?:是|为)?(?:${named}=)?${formula}${so}(?:它|其|数列)?的?(?:前(?<k>\\d{1,3})项的?(?:之)?和|s_?\\{?(?<k2>\\d{1,3})\\}?)(?:s_?\\{?\\d{0,3}\\}?)?${blank}`,
    ],
    ({ e, k, k2 }) => summed({ e: e ?? "", k: k ?? k2 ?? "" }),
  ),
  ...told(
    [
      `(?:find |what is )?(?:the )?(?:sum )?(?:s ?= ?)?(?<t>\\d[\\d/]{0,6}(?: ?[+-] ?\\d[\\d/]{0,6}){2,5}) ?(?:\\+|-)? ?…(?: ?(?:to infinity|forever|infinitely|without end))?(?: ?=)?`,
    ],
    ({ t = "" }) => {
      const parts = t.replaceAll(" ", "").match(/[+-]?\d[\d/]*/g) ?? [];
      return parts.some((part) => part.includes("/"))
        ? `the sum of the infinite geometric series ${parts.map((part) => part.replace("+", "")).join(", ")}, ...`
        : null;
    },
  ),
];
