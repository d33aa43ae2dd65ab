import { lettersIn, q } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn, whole } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { asListedSequence } from "../../../sentences/listed-sequence.ts";

export type Progression = { kind: "arithmetic" | "geometric"; first: q.Rational; step: q.Rational };

export type Asked =
  /** From the first term to the last one, which is the nth. */
  | { wanted: "count" | "sum"; of: Progression; n: number; last: q.Rational }
  | { wanted: "endless"; of: Progression }
  /** Null where a term is missing. */
  | { wanted: "gap"; terms: (q.Rational | null)[] }
  /** `rule` with t for the term before. */
  | { wanted: "recursive"; first: q.Rational; start: number; rule: string; said: string; n: number }
  /** `rule` in n. */
  | { wanted: "rule-term" | "rule-first"; rule: string; said: string; n: number }
  | { wanted: "rule-place"; rule: string; said: string; value: q.Rational }
  | { wanted: "means"; from: q.Rational; to: q.Rational; many: number }
  /** Between two numbers, with the same ratio all the way; of an even number of them there is one. */
  | { wanted: "ratio-means"; from: q.Rational; to: q.Rational; many: number }
  | { wanted: "middle"; a: q.Rational; b: q.Rational }
  | { wanted: "kind"; terms: q.Rational[] }
  | { wanted: "whether"; of: Progression; value: q.Rational }
  /** The first term beyond a bound, its number, or how many are before it. */
  | { wanted: "beyond" | "beyond-place" | "before"; of: Progression; bound: q.Rational; isMore: boolean }
  /** How many terms have this sum. */
  | { wanted: "many"; of: Progression; total: q.Rational }
  /** Each term from the third on is the sum of the two before. */
  | { wanted: "sums"; first: q.Rational; second: q.Rational; n: number };

const TERMS_MAX = 5000;
const LENGTH_MAX = 200;
const list = "{t:terms}[,? ?…]";
const upTo = "{t:terms}(, ?…,? ?|, ?| ?…,? ?){z:fraction}";
const start =
  "[the ][arithmetic |geometric ][finite ](sequence|series|progression|list|pattern|arithmetic sequence)[:,]? ?";

const frames: Frames<Asked>[] = [
  [
    [
      `how many terms (are|are there|does|has) ?(in )?${start}${upTo}( have)?`,
      `count the terms of ${start}${upTo}`,
      `数列${upTo}[一共|共]?有(多少|几)项`,
      `${upTo}(一共|共)有(多少|几)(项|个数)`,
    ],
    (places) => ended(places, "count"),
  ],
  [
    [
      `add up ${start}${upTo}`,
      `[the ]sum of (all )?[the ][terms (of|in) ]${start}${upTo}`,
      `数列${upTo}[的](和|各项之和|所有项的和)`,
    ],
    (places) => ended(places, "sum"),
  ],
  [
    [
      "[an |the ]arithmetic sequence has first term {a:fraction}, last term {z:fraction} and {n} terms,? ?[the |its ]sum",
      "[an |the ]arithmetic (sequence|series) has first term {a:fraction}, last term {z:fraction} and {n} terms,? ?(what is |find )?(its|the) sum",
      "等差数列首项{a:fraction}[,]末项{z:fraction}[,]项数{n}[,]求?和",
    ],
    ({ a, z, n }) => byCount(a, z, Number(n)),
  ],
  [
    [
      "[an |the ]arithmetic sequence has first term {a:fraction}, last term {z:fraction} and common difference {d:fraction},? ?(how many terms does it have|what is the number of terms|number of terms|how many terms)",
      "等差数列首项{a:fraction}[,]末项{z:fraction}[,]公差{d:fraction}[,](求?项数|共?有(多少|几)项)",
    ],
    ({ a, z, d }) => byStep(a, z, d, "count"),
  ],
  [
    [
      "[an |the ]arithmetic sequence has first term {a:fraction}, last term {z:fraction} and common difference {d:fraction},? ?(what is |find )?(its|the) sum",
      "等差数列首项{a:fraction}[,]末项{z:fraction}[,]公差{d:fraction}[,]求?和",
    ],
    ({ a, z, d }) => byStep(a, z, d, "sum"),
  ],
  [
    [
      "an arithmetic sequence has first term {a:fraction} and common difference {d:fraction}, which term is {z:fraction}",
      "首项{a:fraction}[,]公差{d:fraction}的等差数列[,]第几项是{z:fraction}",
    ],
    ({ a, z, d }) => byStep(a, z, d, "count"),
  ],
  [
    [
      "[the ]sum of the infinite (geometric )?(series|sequence|progression) with first term {a:fraction} and (common )?ratio {r:fraction}",
      "首项{a:fraction}[,]公比{r:fraction}的无穷等比数列[的]?(各项)?[之]?和",
    ],
    ({ a, r }) => {
      const [first, step] = [fractionIn(a), fractionIn(r)];
      return first && step ? endless({ kind: "geometric", first, step }) : null;
    },
  ],
  [
    [
      `[the ]sum of the infinite (geometric )?(series|sequence|progression) ${list}`,
      `无穷等比数列${list}[的]?(各项|所有项)?的?和`,
    ],
    ({ t }) => {
      const of = progressionOf(termsIn(t), "geometric");
      return of && endless(of);
    },
  ],
  [
    [
      "[the ][value |sum ][of ][the ][infinite ][geometric ](series|sum)? ?{t:addends} ?\\+ ?…",
      "{t:addends}\\+…[的]和",
    ],
    ({ t }) => {
      const terms = (t ?? "").split("+").map(fractionIn);
      const known = terms.filter((term) => term !== null);
      const of = known.length === terms.length ? progressionOf(known, "geometric") : null;
      return of && known.length > 2 ? endless(of) : null;
    },
  ],
  [
    ["[the ][sum |sum of |value of ]{t:addends} ?\\+ ?…+ ?\\+ ?{z:fraction}", "{t:addends}\\+…+\\+{z:fraction}[的和]"],
    ({ t, z }) => {
      const known = (t ?? "")
        .split("+")
        .map(fractionIn)
        .filter((term) => term !== null);
      const of = known.length > 2 ? progressionOf(known, "geometric") : null;
      const last = fractionIn(z);
      return of && last ? reaching(of, last, "sum", known.length) : null;
    },
  ],
  [
    [
      "[the ]{n}(st|nd|rd|th) term of the sequence (with|whose) nth term[ is]? {e:formula}",
      "[if ][the ]nth term of [a |the ]sequence is {e:formula},? ?[what is |find |then ]the {n}(st|nd|rd|th) term",
      "[if ]a_?\\(?n\\)? ?= ?{e:formula},? ?[what is |find |then ]a_?\\(?{n}\\)?",
      "第n项是{e:formula}的数列的第{n}项",
      "(已知|若|数列|的通项公式(是|为)|,)*a_?n ?= ?{e:formula},?(则|求|那么)*a_?{n}",
    ],
    ({ e, n }) => ruled(e, { wanted: "rule-term", n: Number(n) }),
  ],
  [
    [
      "[the ]first {n} terms of the sequence (with|whose) nth term[ is]? {e:formula}",
      "[the ]first {n} terms of (the sequence )?a_?n ?= ?{e:formula}",
      "第n项是{e:formula}的数列的前{n}项",
    ],
    ({ e, n }) => (Number(n) <= 10 ? ruled(e, { wanted: "rule-first", n: Number(n) }) : null),
  ],
  [
    [
      "which term of the sequence (with|whose) nth term[ is]? {e:formula} is {v:fraction}",
      "{v:fraction}是第n项为{e:formula}的数列的第几项",
    ],
    ({ e, v }) => {
      const value = fractionIn(v);
      return value && ruled(e, { wanted: "rule-place", value });
    },
  ],
  [
    [
      "insert {n} (arithmetic means|numbers) between {a:fraction} and {b:fraction}( to (make|form) an arithmetic sequence)?",
      "在{a:fraction}(和|与){b:fraction}之间插入{n}个数,?使?(它们|这些数|这{k}个数)?(组成|构成|成)等差数列,?(求|则)?(这{j}个数|插入的{j}个数|这些数)?",
    ],
    ({ a, b, n }) => {
      const [from, to] = [fractionIn(a), fractionIn(b)];
      return from && to && Number(n) >= 1 && Number(n) <= 12 ? { wanted: "means", from, to, many: Number(n) } : null;
    },
  ],
  [
    [
      "insert {n} (geometric means|numbers) between {a:fraction} and {b:fraction}( to (make|form) a geometric sequence)?",
      "在{a:fraction}(和|与){b:fraction}之间插入{n}个数,?使?(它们|这些数|这{k}个数)?(组成|构成|成)等比数列,?(求|则)?(这{j}个数|插入的{j}个数|这些数)?",
    ],
    ({ a, b, n }) => {
      const [from, to] = [fractionIn(a), fractionIn(b)];
      return from && to && from.num !== 0n && (Number(n) === 2 || Number(n) === 4)
        ? { wanted: "ratio-means", from, to, many: Number(n) }
        : null;
    },
  ],
  [
    [
      "[the ][positive ](geometric mean|mean proportional) (of|between) {a:fraction} and {b:fraction}",
      "{a:fraction}(和|与){b:fraction}的[正]?(等比中项|比例中项|几何平均数)",
    ],
    ({ a, b }) => {
      const [one, other] = [fractionIn(a), fractionIn(b)];
      return one && other && one.num > 0n && other.num > 0n ? { wanted: "middle", a: one, b: other } : null;
    },
  ],
  [
    [
      `is ${start}${list},? ?(arithmetic or geometric|arithmetic, geometric,? or neither|geometric or arithmetic)`,
      `${list},?是等差数列还是等比数列`,
    ],
    ({ t }) => {
      const terms = termsIn(t);
      return terms.length >= 3 ? { wanted: "kind", terms } : null;
    },
  ],
  [
    [
      `is {v:fraction} (a term of|in|a number in) ${start}${list}`,
      `{v:fraction}(是不是|是)数列${list}(的项|中的项|里的数)吗?`,
    ],
    ({ t, v }) => {
      const [of, value] = [progressionOf(termsIn(t), "arithmetic"), fractionIn(v)];
      const far = of && value ? q.divide(q.subtract(value, of.first), of.step) : null;
      return of && value && far && q.compare(q.absolute(far), whole(TERMS_MAX)) < 0
        ? { wanted: "whether", of, value }
        : null;
    },
  ],
];

function bounded({ t, v }: Places, wanted: "beyond" | "beyond-place" | "before", isMore: boolean): Asked | null {
  const [of, bound] = [progressionOf(termsIn(t), "arithmetic"), fractionIn(v)];
  // It must go towards the bound, and begin before it.
  const isOn = of && bound && of.step.num > 0n === isMore && q.compare(bound, of.first) > 0 === isMore;
  const steps = of && bound ? q.divide(q.subtract(bound, of.first), of.step) : null;
  return of && bound && isOn && steps && q.compare(steps, whole(TERMS_MAX)) < 0 ? { wanted, of, bound, isMore } : null;
}

const ofSums: Frames<Asked>[] = [
  ...(
    [
      [true, "(greater|larger|bigger|more) than", "less than", "大于", "小于"],
      [false, "(less|smaller) than", "(greater|more) than", "小于", "大于"],
    ] as const
  ).flatMap(([isMore, over, under, mehr, weniger]): Frames<Asked>[] => [
    [
      [
        `[the ]first term of ${start}${list} (that is )?${over} {v:fraction}`,
        `数列${list},?第1个${mehr}{v:fraction}的(项|数)`,
      ],
      (places) => bounded(places, "beyond", isMore),
    ],
    [
      [
        `which term of ${start}${list} is the first (that is )?${over} {v:fraction}`,
        `数列${list},?第几项(开始|起)${mehr}{v:fraction}`,
      ],
      (places) => bounded(places, "beyond-place", isMore),
    ],
    [
      [
        `how many terms of ${start}${list} are ${under} {v:fraction}`,
        `数列${list},?${weniger}{v:fraction}的(项|数)有几个`,
      ],
      (places) => bounded(places, "before", isMore),
    ],
  ]),
  [
    [
      `how many terms of ${start}${list},? ?(have the sum|add up to|sum to) {v:fraction}`,
      `数列${list},?前几项的?和是{v:fraction}`,
    ],
    ({ t, v }) => {
      const [of, total] = [progressionOf(termsIn(t), "arithmetic"), fractionIn(v)];
      return of && total ? { wanted: "many", of, total } : null;
    },
  ],
  [
    [
      "a sequence starts with {a:fraction} and {b:fraction} and each term is the sum of the 2 before, term {n}",
      "前2个数是{a:fraction}和{b:fraction},每个数是前2个数的和,第{n}个数",
    ],
    ({ a, b, n }) => {
      const [first, second] = [fractionIn(a), fractionIn(b)];
      return first && second && Number(n) >= 3 && Number(n) <= 60
        ? { wanted: "sums", first, second, n: Number(n) }
        : null;
    },
  ],
];

export function readSeries(text: string): Asked | null {
  if (text.length > LENGTH_MAX) return null;
  if (/\(\d+\/\d+\) ?\+ ?…/.test(text)) return readSeries(text.replaceAll(/\((\d+\/\d+)\)/g, "$1"));
  const listedSo = asListedSequence(text);
  const bounded = listedSo && /\bthan\b/.test(listedSo) ? readFrames(listedSo, ofSums) : null;
  return readFrames(text, frames) ?? readFrames(text, ofSums) ?? readGap(text) ?? readRecursive(text) ?? bounded;
}

const termsIn = (t = ""): q.Rational[] => {
  const terms = t.split(/, ?/).map(fractionIn);
  const known = terms.filter((term) => term !== null);
  return known.length === terms.length ? known : [];
};

/** Null where the terms do not go on steadily in this way. */
function progressionOf(terms: readonly q.Rational[], kind: Progression["kind"]): Progression | null {
  const [first, second] = terms;
  const step = first && second && (kind === "arithmetic" ? q.subtract(second, first) : q.divide(second, first));
  if (!first || !step || terms.length < 3 || step.num === 0n) return null;
  const fits = terms.every((term, nth) => {
    const before = terms[nth - 1];
    return !before || q.same(term, kind === "arithmetic" ? q.add(before, step) : q.multiply(before, step));
  });
  return fits ? { kind, first, step } : null;
}

/** The last one must be reached in whole steps, and not be among those that are written out before. */
function reaching(of: Progression, last: q.Rational, wanted: "count" | "sum", shown: number): Asked | null {
  if (of.kind === "arithmetic") {
    const steps = q.divide(q.subtract(last, of.first), of.step);
    const n = steps && steps.den === 1n ? Number(steps.num) + 1 : 0;
    return n > shown && n <= TERMS_MAX ? { wanted, of, n, last } : null;
  }
  if (q.same(q.absolute(of.step), q.ONE)) return null;
  for (let n = 1, term = of.first; n <= 60; n++, term = q.multiply(term, of.step))
    if (q.same(term, last)) return n > shown ? { wanted, of, n, last } : null;
  return null;
}

function ended({ t, z }: Places, wanted: "count" | "sum"): Asked | null {
  const [terms, last] = [termsIn(t), fractionIn(z)];
  if (!last) return null;
  if (terms.length === 2) {
    const [first, second] = terms;
    if (!first || !second || q.same(first, second)) return null;
    return reaching({ kind: "arithmetic", first, step: q.subtract(second, first) }, last, wanted, 2);
  }
  const of = progressionOf(terms, "arithmetic") ?? progressionOf(terms, "geometric");
  return of && reaching(of, last, wanted, terms.length);
}

function byCount(a: Places[string], z: Places[string], n: number): Asked | null {
  const [first, last] = [fractionIn(a), fractionIn(z)];
  const step = first && last && n > 2 && n <= TERMS_MAX ? q.divide(q.subtract(last, first), whole(n - 1)) : null;
  return first && last && step && step.num !== 0n
    ? { wanted: "sum", of: { kind: "arithmetic", first, step }, n, last }
    : null;
}

function byStep(a: Places[string], z: Places[string], d: Places[string], wanted: "count" | "sum"): Asked | null {
  const [first, last, step] = [a, z, d].map(fractionIn);
  return first && last && step && step.num !== 0n
    ? reaching({ kind: "arithmetic", first, step }, last, wanted, 1)
    : null;
}

function endless(of: Progression): Asked | null {
  return q.compare(q.absolute(of.step), q.ONE) < 0 && of.step.num !== 0n && of.first.num !== 0n
    ? { wanted: "endless", of }
    : null;
}

type Ruled = { wanted: "rule-term" | "rule-first"; n: number } | { wanted: "rule-place"; value: q.Rational };

function ruled(e: Places[string], asked: Ruled): Asked | null {
  const rule = (e ?? "").trim();
  const node = expressionFrom(rule);
  if (!node || [...lettersIn(node)].join() !== "n" || ("n" in asked && (asked.n < 1 || asked.n > TERMS_MAX)))
    return null;
  return { ...asked, rule, said: rule.replaceAll("*", "\\cdot ") };
}

/** One number is missing among four or more; the others fit one rule only. */
export function gapIn(
  terms: readonly (q.Rational | null)[],
): { value: q.Rational; step: q.Rational; kind: Progression["kind"] } | null {
  const at = terms.indexOf(null);
  const known = terms.flatMap((term, place) => (term ? [{ place, term }] : []));
  const [one, other] = known;
  if (at < 0 || known.length !== terms.length - 1 || known.length < 3 || !one || !other) return null;
  const found: { value: q.Rational; step: q.Rational; kind: Progression["kind"] }[] = [];
  const apart = whole(other.place - one.place);
  const step = q.divide(q.subtract(other.term, one.term), apart);
  if (
    step &&
    known.every(({ place, term }) => q.same(term, q.add(one.term, q.multiply(step, whole(place - one.place)))))
  )
    found.push({ value: q.add(one.term, q.multiply(step, whole(at - one.place))), step, kind: "arithmetic" });
  const neighbors = known.find(({ place }) => terms[place + 1]);
  const ratio = neighbors && q.divide(terms[neighbors.place + 1] ?? q.ZERO, neighbors.term);
  if (ratio && neighbors && ratio.num !== 0n) {
    const fits = known.every(({ place, term }) => {
      const factor = powerOf(ratio, place - neighbors.place);
      return factor !== null && q.same(term, q.multiply(neighbors.term, factor));
    });
    const factor = powerOf(ratio, at - neighbors.place);
    if (fits && factor) found.push({ value: q.multiply(neighbors.term, factor), step: ratio, kind: "geometric" });
  }
  const [first, ...more] = found;
  return first && more.every(({ value }) => q.same(value, first.value)) ? first : null;
}

const powerOf = (of: q.Rational, by: number): q.Rational | null => {
  const power = q.power(of, BigInt(Math.abs(by)));
  return power && (by < 0 ? q.divide(q.ONE, power) : power);
};

const gap = "(?:▢|□|_+|\\?|\\( {0,6}\\)|（ *）|x|括号)";
const gapped = new RegExp(`(?<![\\d.])(-?\\d[\\d./]*|${gap})(?: ?, ?(-?\\d[\\d./]*|${gap})){3,12}(?:,? ?…)?(?![\\d.])`);
const aroundGap =
  /^(?:(?=((?:arithmetic|geometric|replaces?|following|following|complete|sequence|missing|numbers|pattern|belongs|what's|number|should|please|series|which|value|blank|write|comes|place|what|term|fill|find|this|goes|here|next|then|with|give|that|the|pls|for|and|box|is|in|of|an|be|to|it|me|a|x)(?![a-z])|按照?规律|括号里?|横线上?|找规律|填上?|缺少?|应该?|一?个|填空|填数|写出|空格|多少|什么|合适|适当|下面|这列|这组|数列|一列|观察|等差|等比|根据|规律|在|里|中|的|数|是|几|处|求|请|[\s,.:;?!，。：；？()（）]))\1)*$/;

function readGap(text: string): Asked | null {
  const found = gapped.exec(text);
  if (!found) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  const parts = found[0].replace(/,? ?…$/, "").split(/ ?, ?/);
  const terms = parts.map((part) => fractionIn(part));
  const first = terms.indexOf(null);
  // One gap, and not at the end: that is the next number.
  if (!aroundGap.test(rest) || first < 0 || first === terms.length - 1 || terms.lastIndexOf(null) !== first)
    return null;
  return gapIn(terms) ? { wanted: "gap", terms } : null;
}

const name = (of: string) => `a_?[({]?${of}[)}]?`;
const next = new RegExp(
  `(?:${name("n ?\\+ ?1")} ?= ?(?<up>[-+*/^().\\dan_{} ]{2,40}?)|${name("n")} ?= ?(?<down>[-+*/^().\\dan_{} ]{2,40}?))(?=$|[,;]| (?:and|for|find|what|with|where|if|when|then)| ?\\p{Script=Han})`,
  "u",
);
const startOf = new RegExp(`(?<![a-z])${name("(?<i>[01])")} ?= ?(?<v>-?\\d+(?:[./]\\d+)?)`);
const wantedOf = new RegExp(`(?<![a-z])${name("(?<n>\\d{1,2})")}(?! ?[=\\d])`);
const aroundRule =
  /^(?:(?:a|the|if|sequence|is|defined|by|and|for|n|with|where|find|what|what's|given|that|in|of|recursively|rule|first|term|then|value|suppose|let|when|all|has|equals|recursive|formula|each|i|need|know)(?![a-z])|n ?(?:>=|≥|>) ?\d|数列|已知|满足|中|且|求|则|若|的值|是多少|等于多少|设|如果|那么|等于几|为|是|[\s,.:;?!{}=，。；])*$/;

function readRecursive(said: string): Asked | null {
  const text = said.replaceAll(/\{ ?a_?n ?\}/g, "");
  const rule = next.exec(text);
  if (!rule) return null;
  const isUp = rule.groups?.up !== undefined;
  const before = isUp ? /a_?[({]?n[)}]?/g : /a_?[({]?n ?- ?1[)}]?/g;
  const written = (rule.groups?.up ?? rule.groups?.down ?? "").trim();
  const of = written.replaceAll(before, "t");
  const node = /[an_{}]/.test(of) ? null : expressionFrom(of);
  if (!node || [...lettersIn(node)].join() !== "t") return null;
  const rest = text.replace(rule[0], " , ");
  const [given, ...others] = [...rest.matchAll(new RegExp(startOf, "g"))];
  const first = fractionIn(given?.groups?.v);
  if (!given || !first || others.length > 0) return null;
  const left = rest.replace(given[0], " , ");
  const wanted = wantedOf.exec(left) ?? /(?<n>\d{1,2})(?:st|nd|rd|th) term|第(?<m>\d{1,2})项/.exec(left);
  const n = Number(wanted?.groups?.n ?? wanted?.groups?.m);
  const begin = Number(given.groups?.i);
  if (!wanted || !aroundRule.test(left.replace(wanted[0], " ")) || n <= begin || n > 12) return null;
  const shown = `a_{${isUp ? "n+1" : "n"}} = ${written.replaceAll(before, `a_{${isUp ? "n" : "n-1"}}`).replaceAll("*", "\\cdot ")}`;
  return { wanted: "recursive", first, start: begin, rule: of, said: shown, n };
}
