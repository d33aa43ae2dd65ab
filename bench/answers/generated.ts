import { evaluate } from "./evaluate.ts";

/** A key and an answer that is certainly another one. */
export type Pair = { kind: string; expected: string; given: string };

/**
 * Pairs of unequal answers, the same for the same seed. They are unequal by how they are made (other coefficients, other
 * ends, other amounts), not because somebody judged them.
 */
export function unequalPairs(count: number, seed: number): Pair[] {
  const random = randomFrom(seed);
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const [kind, make] = pick(random, makers);
    const [a, b] = [make(random), make(random)];
    if (a.value !== b.value) pairs.push({ kind, expected: pick(random, a.texts), given: pick(random, b.texts) });
  }
  return pairs;
}

/** Right answers with one character changed, whose value is then another: worked out without the checker. */
export function mutations(count: number, seed: number): Pair[] {
  const random = randomFrom(seed);
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const made = sum(random);
    const expected = pick(random, made.texts);
    const given = changed(random, pick(random, made.texts));
    const value = evaluate(given);
    if (value !== null && value !== evaluate(expected)) pairs.push({ kind: "mutation", expected, given });
  }
  return pairs;
}

type Random = () => number;
/** Two of one kind are the same answer if and only if their values are the same text. */
type Made = { value: string; texts: string[] };
type Make = (random: Random) => Made;

const makers: [string, Make][] = [
  ["fraction", fraction],
  ["polynomial", polynomial],
  ["two letters", linear],
  ["surd", surd],
  ["list", list],
  ["interval", interval],
  ["point", point],
  ["ratio", ratio],
  ["length", length],
  ["money", money],
  ["remainder", remainder],
];

function fraction(random: Random): Made {
  const [num, den] = [whole(random, -30, 30), whole(random, 1, 12)];
  const by = gcd(Math.abs(num), den) || 1;
  const [n, d] = [num / by, den / by];
  const [size, sign] = [Math.abs(n), n < 0 ? "-" : ""];
  const texts = [`${n}/${d}`, `\\frac{${n}}{${d}}`, `${n * 3}/${d * 3}`, `${sign}${d}分之${size}`.replace("-", "负")];
  if (d > 1 && size > d) texts.push(`${sign}${Math.floor(size / d)} ${size % d}/${d}`);
  if ([1, 2, 4, 5, 8, 10].includes(d)) texts.push(`${n / d}`, `${(n / d) * 100}%`);
  if (d === 1) texts.push(`${n}个`, `${n} apples`, `答：${n}。`, `The answer is ${n}.`);
  return { value: `${n}/${d}`, texts };
}

function polynomial(random: Random): Made {
  const [a, b, c] = [whole(random, 1, 5), whole(random, -9, 9), whole(random, -9, 9)];
  const signed = (value: number) => `${value < 0 ? "-" : "+"}${Math.abs(value)}`;
  const texts = [
    `${a}x^2${signed(b)}x${signed(c)}`,
    `${c}${signed(b)}x+${a}x²`,
    `x(${a}x${signed(b)})${signed(c)}`,
    `y=${a}x^2${signed(b)}x${signed(c)}`,
    `${a}x²${signed(c)}${signed(b)}*x`,
  ];
  return { value: [a, b, c].join(), texts };
}

function linear(random: Random): Made {
  const [a, b, c] = [whole(random, 1, 9), whole(random, 1, 9), whole(random, 1, 20)];
  return { value: [a, b, c].join(), texts: [`${a}a+${b}b+${c}`, `${b}b+${c}+${a}a`, `${c}+${a}*a+${b}*b`] };
}

function surd(random: Random): Made {
  const [a, b, c] = [whole(random, -6, 6), whole(random, 1, 6), pick(random, [2, 3, 5, 6, 7, 10])];
  const texts = [
    `${a}+${b}√${c}`,
    `√${b * b * c}+${a}`,
    `${a}+${b}sqrt(${c})`,
    `${b}根号${c}+${a}`,
    `${a}+${b}\\sqrt{${c}}`,
  ];
  return { value: [a, b, c].join(), texts };
}

function list(random: Random): Made {
  const parts = [whole(random, -9, 9), whole(random, -9, 9)].sort((x, y) => x - y);
  const [a = 0, b = 0] = parts;
  if (a === b) return list(random);
  const texts = [`x=${a} or x=${b}`, `${b}或${a}`, `x1=${a}, x2=${b}`, `${a} and ${b}`, `{${b}, ${a}}`];
  return { value: parts.join(), texts };
}

function interval(random: Random): Made {
  const from = whole(random, -9, 5);
  const to = from + whole(random, 1, 9);
  const [left, right] = [random() < 0.5, random() < 0.5];
  const [low, high] = [left ? "≤" : "<", right ? "≤" : "<"];
  const texts = [
    `${from}${low}x${high}${to}`,
    `x∈${left ? "[" : "("}${from},${to}${right ? "]" : ")"}`,
    `x${left ? "≥" : ">"}${from}且x${high}${to}`,
    `x${left ? ">=" : ">"}${from} and x${right ? "<=" : "<"}${to}`,
  ];
  return { value: [from, to, left, right].join(), texts };
}

function point(random: Random): Made {
  const [a, b] = [whole(random, -9, 9), whole(random, -9, 9)];
  return { value: [a, b].join(), texts: [`(${a},${b})`, `（${a}，${b}）`, `A(${a}, ${b})`, `点A(${a},${b})`] };
}

function ratio(random: Random): Made {
  const [a, b] = [whole(random, 1, 9), whole(random, 1, 9)];
  const by = gcd(a, b);
  const [x, y] = [a / by, b / by];
  return { value: [x, y].join(), texts: [`${x}:${y}`, `${x}比${y}`, `${x} to ${y}`, `${x * 2}:${y * 2}`] };
}

function length(random: Random): Made {
  const mm = whole(random, 1, 60) * 5;
  return { value: `${mm}`, texts: [`${mm} mm`, `${mm / 10}cm`, `${mm / 10}厘米`, `${mm / 1000} m`, `长${mm}毫米`] };
}

function money(random: Random): Made {
  const fen = whole(random, 1, 60) * 10;
  return {
    value: `${fen}`,
    texts: [`${fen / 100}元`, `¥${(fen / 100).toFixed(2)}`, `${fen / 10}角`, `${fen / 100} yuan`],
  };
}

function remainder(random: Random): Made {
  const [q, r] = [whole(random, 1, 20), whole(random, 1, 8)];
  return { value: [q, r].join(), texts: [`${q}……${r}`, `${q} r ${r}`, `${q}余${r}`, `${q} remainder ${r}`] };
}

/** Plain arithmetic in several writings, for `evaluate` reads nothing else. */
function sum(random: Random): Made {
  const [a, b, c] = [whole(random, 1, 40), whole(random, 1, 40), whole(random, 1, 9)];
  const texts = [
    `${a}+${b}*${c}`,
    `${a}/${c}`,
    `(${a}+${b})/${c}`,
    `${a}.${b}`,
    `${a}-${b}`,
    `${a}*${b}`,
    `${a}^2`,
    `${a}${b}`,
    `${a}%`,
  ];
  const text = pick(random, texts);
  return { value: text, texts: [text] };
}

function changed(random: Random, text: string): string {
  const at = whole(random, 0, text.length - 1);
  const character = pick(random, [..."0123456789+-*/().^%"]);
  const kind = whole(random, 0, 2);
  return text.slice(0, at) + (kind === 0 ? "" : character) + text.slice(kind === 2 ? at : at + 1);
}

const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

function pick<One>(random: Random, from: readonly One[]): One {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
}

/** Mulberry32. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
