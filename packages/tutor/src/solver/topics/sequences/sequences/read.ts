import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { type Fraction, fractionIn, whole } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { asListedSequence } from "../../../sentences/listed-sequence.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { describedSequence } from "./described.ts";
import { ruleOf } from "./rules.ts";
import { usual } from "./usual.ts";
import type { Sequence, Wanted } from "./work.ts";

export function readSequence(question: Question): Sequence | null {
  const text = plainOf(question);
  const listedSo = asListedSequence(text);
  return readFrames(text, frames) ?? describedSequence(text) ?? (listedSo ? readFrames(listedSo, frames) : null);
}

const start =
  "[the |this ][given ][number ][{kind:steadiness} ](sequence|pattern|progression|series|list)[ of numbers][ is| that begins| that starts with],? ?";
const list = "{t:terms}[,? ?…][, ?…][, ?▢]";
const anfang = "[找规律|观察|观察规律|按规律],?[下面|这|有]?[1列数|1组数|1串数|数列|等差数列|等比数列|的数列],?";

const frames: Frames<Sequence>[] = [
  [
    [
      `[the ](next|missing) (number|term|value)[ (in|of) ${start}],? ?${list}`,
      `(what|which) (number|term) (comes|goes|is) next[ in ${start}],? ?${list}`,
      `what comes next[ in ${start}|after],? ?${list}`,
      `[complete |continue |in ]${start}${list},? ?[what is |what's |find |what ][the |comes ](next term|next number|next one|next)`,
      `${list},? ?[what is |what's |find |what |which number ][the |comes |is ](next term|next number|next one|next|number comes next|number is next|next term in the (sequence|pattern)|next number in the (sequence|pattern))`,
      "[complete the (pattern|sequence),? ?]{t:terms}(, ?▢|, ?…, ?▢)",
      `[按|找][照]规律[填数|填空|填1填|填上合适的数|写出下1个数],?${list}`,
      `${anfang}${list}[,][的][后面的](下1个数|下1项|后面1个数|下1个数字)`,
      `${anfang}${list},?(下1个数|下1项|接下来)`,
    ],
    (places) => listed(places, ({ length }) => ({ what: "next", after: length })),
  ],
  [
    [
      `${list},? ?[find |write |list |what are ][the ]next {m} (terms|numbers)[ in the (sequence|pattern)]`,
      `[find |write |list |what are ][the ]next {m} (terms|numbers) (in|of) ${start}${list}`,
      `[find |write |list |what are ][the ]next {m} (terms|numbers),? ?(in |of )?${list}`,
      `${anfang}${list},?[求|写出]?(后面|接下来|后|后面的|接下来的){m}个数`,
      `${anfang}${list}[,]的?(下|后)面?{m}(个数|项)`,
    ],
    ({ m, ...places }) =>
      Number(m) >= 2 && Number(m) <= 5
        ? listed(places, ({ length }) => ({ what: "next", after: length, many: Number(m) }))
        : null,
  ],
  [
    [
      `[the ]{n}(st|nd|rd|th) (term|number) (of|in) ${start}${list}`,
      `[the ]{n}(st|nd|rd|th) term of ${list}`,
      `[in |for |given ]${start}${list},? ?[find |what is |what's ]the {n}(st|nd|rd|th) (term|number)`,
      `${anfang}${list}[,]的第{n}(项|个数)`,
      `${anfang}${list}第{n}(项|个数)`,
      `${anfang}${list},?(这列数|这个数列|这串数|数列|这组数|按这个规律|按规律)[中|里][的][,]?第{n}(项|个数)`,
      `${anfang}${list},?[那么|它的]第{n}(项|个数)`,
      `${anfang}${list},第{n}(项|个数)`,
    ],
    (places) => listed(places, () => ({ what: "term", n: Number(places.n) })),
  ],
  [
    [
      `[the ]sum of [the ]first {n} terms of ${start}${list}`,
      `[the ]sum of [the ]first {n} terms of ${list}`,
      `${anfang}${list}[,][的]前{n}(项|个数)[的](和|之和)`,
      `${anfang}${list}前{n}(项|个数)[的](和|之和)`,
    ],
    (places) => listed(places, () => ({ what: "sum", n: Number(places.n) })),
  ],
  [
    [
      `(which|what) (term|number) (of|in) ${start}${list},? ?is {v:fraction}`,
      `(which|what) term (of|in) ${list},? ?is {v:fraction}`,
      `[in ]${start}${list},? ?which (term|number) is {v:fraction}`,
      `{v:fraction}是${anfang}${list}(中|里|的|中的)?第几(项|个数)`,
      `${anfang}${list}[中|里]?,?{v:fraction}是第几(项|个数)`,
    ],
    (places) => {
      const value = fractionIn(places.v);
      return value && listed(places, () => ({ what: "place", value }));
    },
  ],
  [
    [`[the ](common difference|common ratio) of ${start}${list}`, `${anfang}${list}的(公差|公比)`],
    (places) => listed(places, () => ({ what: "step" })),
  ],
  [
    [
      `[a |the ](formula|rule|expression) for [the ]n-?th term of ${start}${list}`,
      `[the ](nth term|general term|n-th term)[ formula] (of|for) ${start}${list}`,
      `[a |the ](formula|rule|expression) for [the ]n-?th term of ${list}`,
      `[the ](nth|n-th|general) term[ formula| rule] (of|for) ${list}`,
      `${anfang}${list}[,][的](通项公式|通项|第n(项|个数))[的表达式|的公式]`,
    ],
    (places) => listed(places, () => ({ what: "formula" })),
  ],
  [
    [
      `[a |the ]recursive (formula|rule|definition|equation) (for|of) ${start}${list}`,
      `[a |the ]recursive (formula|rule|definition|equation) (for|of) ${list}`,
      `${anfang}${list}[,][的]递推(公式|关系|关系式)`,
    ],
    (places) => listed(places, () => ({ what: "recursive" })),
  ],
  [
    [
      "[the ][sum |sum of |sum of the series |sum of the arithmetic series |total ]{t:addends}( ?\\+ ?…| ?…| ?\\+ ?…… ?) ?\\+ ?{z}",
      "[the ]sum of [the |all |all the ][positive |natural |whole ](numbers|integers) from {i} to {z}",
      "从{i}(加到|1直加到){z}[的和]",
      "{t:addends}( ?\\+ ?…| ?…| ?\\+ ?…… ?) ?\\+ ?{z}[的]和",
    ],
    (places) => upTo(places),
  ],
  [
    [
      "(add up|add|[the ]sum of|the total of) [all ][the ](even|odd) (numbers|integers|whole numbers) from {i} to {z}",
      "从{i}到{z}[的][所有的|所有|全部](偶数|奇数|双数|单数)[的](和|之和|总和)",
      "{i}到{z}[之间|中|里][的]?[所有的|所有|全部](偶数|奇数|双数|单数)[的](和|之和|总和)",
    ],
    ({ i, z }) => everySecond(Number(i), Number(z)),
  ],
  [
    [
      "[the ]sum of [the ]first {n} [positive |natural |counting |whole ](integers|numbers)",
      "前{n}个(正整数|自然数)[的]和",
    ],
    ({ n }) => sequence(whole(1), whole(1), { what: "sum", n: Number(n) }),
  ],
  [
    ["[the ]sum of [the ]first {n} [positive ]odd (integers|numbers|natural numbers)", "前{n}个[正]奇数[的]和"],
    ({ n }) => sequence(whole(1), whole(2), { what: "sum", n: Number(n) }),
  ],
  [
    ["[the ]sum of [the ]first {n} positive even (integers|numbers)", "前{n}个正偶数[的]和"],
    ({ n }) => sequence(whole(2), whole(2), { what: "sum", n: Number(n) }),
  ],
  [
    [
      "[the ]{n}(st|nd|rd|th) fibonacci number",
      "[the ]{n}(st|nd|rd|th) (number|term) (in|of) the fibonacci (sequence|series)",
      "斐波那契数列[的]第{n}项",
    ],
    ({ n }) =>
      usual({
        rule: { kind: "sums", terms: [1, 1].map(whole) },
        shown: [1, 1, 2, 3, 5].map(whole),
        wanted: { what: "term", n: Number(n) },
      }),
  ],
];

const sequence = (first: Fraction, step: Fraction, wanted: Wanted): Sequence | null => {
  const shown = [0n, 1n, 2n].map((times) => q.add(first, q.multiply(whole(times), step)));
  return usual({ rule: { kind: "arithmetic", first, step }, shown, wanted });
};

/** From 2 to 40 in steps of 2; nobody knows where to begin if the ends do not fit. */
function everySecond(first: number, last: number): Sequence | null {
  if (first >= last || (last - first) % 2 !== 0) return null;
  return sequence(whole(first), whole(2), { what: "sum", n: (last - first) / 2 + 1, last: whole(last) });
}

function listed({ t, kind }: Places, wantedOf: (terms: Fraction[]) => Wanted): Sequence | null {
  const terms = (t ?? "").split(/, ?/).map(fractionIn);
  const shown = terms.filter((term) => term !== null);
  const named = kind === "arithmetic" || kind === "geometric" ? kind : null;
  const rule = shown.length === terms.length ? ruleOf(shown, named) : null;
  return rule && usual({ rule, shown, wanted: wantedOf(shown) });
}

/** 1 + 2 + … + 100: the last one must be reached by whole steps. */
function upTo({ t, i, z }: Places): Sequence | null {
  const terms = (t ? t.split("+") : [i, `${Number(i) + 1}`, `${Number(i) + 2}`]).map(fractionIn);
  const shown = terms.filter((term) => term !== null);
  const rule = shown.length === terms.length ? ruleOf(shown, shown.length === 2 ? "arithmetic" : null) : null;
  const last = fractionIn(z);
  if (!last || rule?.kind !== "arithmetic" || rule.step.num === 0n) return null;
  const steps = q.divide(q.subtract(last, rule.first), rule.step);
  if (steps?.den !== 1n || steps.num < BigInt(shown.length)) return null;
  return usual({ rule, shown, wanted: { what: "sum", n: Number(steps.num) + 1, last } });
}
