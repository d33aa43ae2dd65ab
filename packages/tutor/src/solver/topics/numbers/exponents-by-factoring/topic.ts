import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../../algebra/numbers.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Power = { prime: number; letter: string };
/** Powers of different primes whose product is known, and what is asked of their exponents; null for the exponents themselves. */
type Task = { powers: Power[]; number: number; wanted: Node | null };

const NUMBER_MAX = 10 ** 12;
const power = "\\d{1,2}\\^\\{?[a-z]\\}?";
const wholeEn =
  "(?:,? (?:with|where|and|for|if) (?:[a-z](?:(?:, and |, | and )[a-z]){1,3} (?:are )?)?(?:all |both )?(?:nonnegative |non-negative |positive |whole )*(?:whole numbers|integers|numbers)(?: [a-z](?:(?:, and |, | and )[a-z]){1,3})?)?";
const wholeZh = "(?:,?(?:其中|且)?[a-z](?:[,和与][a-z]){1,3}(?:都|均)?(?:是|为)(?:正整数|自然数|非负整数|整数))?";
const targetEn =
  "(?:(?:the )?(?:ordered )?(?:pair|triple|values?)(?: of)? ?)?(?:\\(?(?<list>[a-z](?:(?:, and |, | and )[a-z]){1,3})\\)?|(?<w>[a-z\\d+*^() -]{1,24}))";
const targetZh =
  "(?:\\(?(?<list>[a-z](?:[,和与][a-z]){1,3})\\)?(?:的值)?|(?<w>[a-z\\d+*^()-]{1,24}?)(?:的值)?)(?:各|分别)?(?:是|为|等于|=)?(?:多少|几)?";
const english = new RegExp(
  `^(?:(?:if|given that|suppose|when) )?(?<e>${power}(?: ?\\* ?${power}){1,3}) ?= ?(?<n>\\d{1,12})${wholeEn},? (?:then )?(?:what is|what are|find|determine|give|what's)? ?(?:the )?(?:values? of )?${targetEn}$`,
);
const chinese = new RegExp(
  `^(?:如果|若|已知|设)?(?<e>${power}(?:\\*${power}){1,3})=(?<n>\\d{1,12})${wholeZh},?(?:那么|则|求|问)*${targetZh}$`,
);

/** Exponents that follow from a number's factors: 2^a·3^b = 648. */
export const exponentsByFactoring = defineTopic<Task, Code>({
  name: "exponents-by-factoring",
  words,
  read: (question) => {
    const plain = plainOf(question).replace(/[,? ]+$/, "");
    const found = (english.exec(plain) ?? chinese.exec(plain))?.groups;
    return found ? taskOf(found) : null;
  },
  work: workTask,
  // Multiplied out again.
  holds: ({ powers, number, wanted }, { key }) => {
    const values = exponentsOf(powers, number);
    if (!values) return false;
    const product = powers.reduce((all, { prime }, at) => all * prime ** (values[at] ?? 0), 1);
    return product === number && key === keyOf(powers, values, wanted);
  },
  similar: () => ({
    powers: [
      { prime: 2, letter: "a" },
      { prime: 5, letter: "b" },
    ],
    number: 400,
    wanted: null,
  }),
});

function taskOf({ e = "", n, list, w }: Record<string, string>): Task | null {
  const powers = [...e.matchAll(/(\d+)\^\{?([a-z])/g)].map(([, prime, letter = ""]) => ({
    prime: Number(prime),
    letter,
  }));
  const letters = powers.map(({ letter }) => letter);
  const areDistinct =
    new Set(letters).size === letters.length && new Set(powers.map(({ prime }) => prime)).size === letters.length;
  if (!areDistinct || !powers.every(({ prime }) => isPrime(prime)) || Number(n) > NUMBER_MAX) return null;
  if (list) {
    const named = list.match(/(?<![a-z])[a-z](?![a-z])/g) ?? [];
    return named.join() === letters.join() ? { powers, number: Number(n), wanted: null } : null;
  }
  const wanted = w ? expressionFrom(w) : null;
  if (!wanted || lettersIn(wanted).size === 0 || ![...lettersIn(wanted)].every((one) => letters.includes(one)))
    return null;
  return { powers, number: Number(n), wanted };
}

function isPrime(number: number): boolean {
  if (number < 2) return false;
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return true;
}

/** How often each prime is in the number; null where something else is left. */
function exponentsOf(powers: readonly Power[], number: number): number[] | null {
  let rest = number;
  const times = powers.map(({ prime }) => {
    let count = 0;
    for (; rest > 0 && rest % prime === 0; rest /= prime) count++;
    return count;
  });
  return rest === 1 ? times : null;
}

function keyOf(powers: readonly Power[], values: readonly number[], wanted: Node | null): string | null {
  if (!wanted) return powers.map(({ letter }, at) => `${letter} = ${values[at]}`).join(", ");
  const filled = powers.reduce(
    (all, { letter }, at) => substitute(all, letter, numberNode(q.rational(BigInt(values[at] ?? 0)))),
    wanted,
  );
  const value = exactValue(filled);
  return value ? plainNumber(value) : null;
}

function workTask({ powers, number, wanted }: Task): Working<Code> | null {
  const values = exponentsOf(powers, number);
  const key = values && keyOf(powers, values, wanted);
  if (!values || key === null) return null;
  const product = powers.map(({ prime, letter }) => `${prime}^{${letter}}`).join(" \\cdot ");
  const factored = powers.map(({ prime }, at) => `${prime}^{${values[at]}}`).join(" \\cdot ");
  const steps: Step<Code>[] = [
    { code: "factor", values: { number: `${number}`, factored } },
    {
      code: "compare",
      values: { product, factored, values: powers.map(({ letter }, at) => `${letter} = ${values[at]}`).join(",\\ ") },
    },
  ];
  if (wanted) steps.push({ code: "put", values: { target: latexNode(wanted), value: key } });
  const asked = wanted ? latexNode(wanted) : powers.map(({ letter }) => letter).join(",\\ ");
  return {
    problem: { en: `$${asked}$ if $${product} = ${number}$`, ch: `$${product} = ${number}$，求 $${asked}$` },
    steps,
    answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
  };
}
