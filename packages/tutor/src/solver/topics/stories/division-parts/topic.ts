import { q } from "@dripstone/checker/mathematics";
import type { Frames } from "../../../stories/frames.ts";
import { defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const number = "(a|some|what|a certain|my|the|another) (whole )?number";
const rest = "(the |a )?(remainder|rest)( is| of| was)? <r>";
const quotient = "(the |a )?(quotient)( is| of| was)? <k>";
const both = `(${quotient},?( and| with)? ${rest}|${rest},?( and| with)? ${quotient}|<k> (with )?(a )?remainder( of)? <r>|<k>,? remainder <r>)`;
const bothCh = "(商(是|为)?<k>,?(还)?余数?(是|为)?<r>|余数(是|为)?<r>,?商(是|为)?<k>|得<k>余<r>)";

const frames: Frames = {
  byKnown: [
    `(if |when )?(i divide )?${number}( is)?( divided)? by <d>,?( and| then)?( i| we| you| it)?( get| gives| has| the answer is| gives you)? ?${both}`,
    `(一个数|某数|某个数|有一个数|1个数|一个自然数)除以<d>,?${bothCh}`,
    `(被除数)?÷?除数(是|为)<d>,?${bothCh}`,
  ],
  ofKnown: [
    `(if |when )?(i divide )?<n>( is)?( divided)? by ${number},?( and| then)?( i| we| you| it)?( get| gives| has| the answer is| gives you)? ?${both}`,
    `<n>除以(一个数|某数|某个数|1个数|一个自然数),?${bothCh}`,
    `(被除数)(是|为)<n>,?${bothCh}`,
  ],
  factors: [
    "(the |if the )?(gcd|gcf|hcf|greatest common (factor|divisor)|highest common factor)( of (2|the 2|these 2) numbers)? is <g>,?( and)? (the |their )?(lcm|least common multiple|lowest common multiple) is <l>",
    "(the )?(gcd|gcf|hcf|greatest common (factor|divisor)) and (the )?(lcm|least common multiple) of 2 numbers are <g> and <l>( respectively)?",
    "(2|the) numbers have (a )?(gcd|gcf|hcf|greatest common (factor|divisor)|highest common factor)( of)? <g> and (an? )?(lcm|least common multiple|lowest common multiple)( of)? <l>",
    "(两|2)(个)?数的最大公(因|约)数(是|为)<g>,?(它们的)?最小公倍数(是|为)<l>",
  ],
  one: [
    "(and )?(if )?(one|one of them|one number|one of the numbers|the first|the first number) is <n>",
    "(已知)?(其中|如果|若)?(一个数|1个数|甲数)(是|为)<n>",
  ],
  askOther: [
    "(what is|what's|find) the (other|second)( one| number)?",
    "(求|那么|则)?(另一个数|另1个数|另一个|乙数)(是|为)?(多少|几)?",
  ],
  ask: [
    "(what is|what's|find|what was) (the|that|this|my)( original)? (number|divisor|dividend)",
    "(求|那么|则)?(这个|原来的?|被除|除|某)数(是|为)?(多少|几)?",
  ],
};

type Kind = StoryKind<keyof typeof words.en>;

const kinds: Kind[] = [
  {
    tells: ["byKnown", "ask"],
    numbers: ["d", "k", "r"],
    problem: ({ d, k, r }) => ({
      en: `the number that gives $${k}$ with remainder $${r}$ when divided by $${d}$`,
      ch: `除以 $${d}$ 商 $${k}$ 余 $${r}$ 的数`,
    }),
    steps: [
      ["multiply", "product", ({ d, k, r }) => (r && d && q.compare(r, d) < 0 ? times(d, k) : null)],
      ["add", "answer", ({ product, r }) => sum(product, r)],
    ],
    answer: { name: "answer" },
    fits: ({ d, k, r, answer }) =>
      !!d && !!r && !!answer && answer.num / d.num === k?.num && answer.num % d.num === r.num,
    doubled: ["k"],
    whole: ["d", "k", "r"],
  },
  {
    tells: ["ofKnown", "ask"],
    numbers: ["n", "k", "r"],
    problem: ({ n, k, r }) => ({
      en: `the number that divides $${n}$ with quotient $${k}$ and remainder $${r}$`,
      ch: `$${n}$ 除以一个数，商 $${k}$ 余 $${r}$，求这个数`,
    }),
    steps: [
      ["takeAway", "product", ({ n, r }) => less(n, r)],
      ["divide", "answer", ({ product, k }) => over(product, k)],
    ],
    answer: { name: "answer" },
    fits: ({ n, k, r, answer }) =>
      !!n && !!r && !!answer && answer.num > r.num && n.num / answer.num === k?.num && n.num % answer.num === r.num,
    doubled: ["n", "r"],
    whole: ["n", "k", "r", "answer"],
  },
  {
    tells: ["factors", "one", "askOther"],
    numbers: ["g", "l", "n"],
    problem: ({ g, l, n }) => ({
      en: `the number that has greatest common factor $${g}$ and least common multiple $${l}$ with $${n}$`,
      ch: `和 $${n}$ 的最大公因数是 $${g}$、最小公倍数是 $${l}$ 的数`,
    }),
    steps: [
      ["share", "product", ({ g, l }) => times(g, l)],
      ["other", "answer", ({ product, n }) => over(product, n)],
    ],
    answer: { name: "answer" },
    fits: ({ g, l, n, answer }) => {
      const common = n && answer ? q.rational(q.gcd(n.num, answer.num)) : null;
      return same(common, g) && same(over(times(n, answer), common), l);
    },
    doubled: ["g", "l", "n"],
    whole: ["g", "l", "n", "answer"],
  },
];

/** A division told by its parts, and two numbers by what they have in common. */
export const divisionParts = defineStories({
  name: "division-parts",
  words,
  about: "quotient|remainder|multiple|商|余|公倍数",
  frames,
  kinds,
});
