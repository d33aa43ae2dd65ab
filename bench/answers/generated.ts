import { evaluate } from "./evaluate.ts";

/** A key and an answer that is certainly another one. */
export type Pair = { kind: string; expected: string; given: string; rubric?: object };

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
    if (a.value === b.value) continue;
    const expected = a.key ?? pick(random, a.texts);
    pairs.push({ kind, expected, given: pick(random, b.texts), ...(a.rubric && { rubric: a.rubric }) });
  }
  return pairs;
}

/** Pairs of the same answer in two ways of writing it. */
export function equalPairs(count: number, seed: number): Pair[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const [kind, make] = pick(random, makers);
    const { texts, key, rubric } = make(random);
    return { kind, expected: key ?? pick(random, texts), given: pick(random, texts), ...(rubric && { rubric }) };
  });
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
type Made = {
  value: string;
  texts: string[];
  /** How an author writes it, where that is not as children do, and what else the rubric says. */
  key?: string;
  rubric?: object;
};
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
  ["remainder said", remainderSaid],
  ["bounds said", boundsSaid],
  ["coordinates said", coordinatesSaid],
  ["time", time],
  ["duration", duration],
  ["angle", angle],
  ["area worked out", areaWorkedOut],
  ["derivation", derivation],
  ["rounded", rounded],
  ["base", base],
  ["order", order],
  ["money said", moneySaid],
];

function fraction(random: Random): Made {
  const [num, den] = [whole(random, -30, 30), whole(random, 1, 12)];
  const by = gcd(Math.abs(num), den) || 1;
  const [n, d] = [num / by, den / by];
  const [size, sign] = [Math.abs(n), n < 0 ? "-" : ""];
  const texts = [`${n}/${d}`, `\\frac{${n}}{${d}}`, `${n * 3}/${d * 3}`, `${sign}${d}分之${size}`.replace("-", "负")];
  if (d > 1 && size > d) texts.push(`${sign}${Math.floor(size / d)} ${size % d}/${d}`);
  if ([1, 2, 4, 5, 8, 10].includes(d)) texts.push(`${n / d}`, `${Number(((n / d) * 100).toFixed(6))}%`);
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
  return { value: [a, b, c].join(), texts, key: `${b}√${c}${a < 0 ? "" : "+"}${a}` };
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
  return {
    value: [x, y].join(),
    texts: [`${x}:${y}`, `${x}比${y}`, `${x} to ${y}`, `${x * 2}:${y * 2}`],
    rubric: { kind: "ratio" },
  };
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

function remainderSaid(random: Random): Made {
  const [q, r] = [whole(random, 1, 20), whole(random, 1, 8)];
  const texts = [
    `${q} boxes, ${r} left over`,
    `${q} with ${r} remaining`,
    `可以装${q}盒，还剩${r}个`,
    `每人${q}个，余${r}个`,
    `商${q}余${r}`,
    `q=${q}, r=${r}`,
  ];
  return { value: [q, r].join(), texts, key: `${q} r ${r}` };
}

function boundsSaid(random: Random): Made {
  const from = whole(random, -9, 5);
  const to = from + whole(random, 1, 9);
  const [left, right] = [random() < 0.5, random() < 0.5];
  const said = (isIn: boolean) => (isIn ? "included" : "not included");
  const texts = [
    `x is between ${from} (${said(left)}) and ${to} (${said(right)})`,
    `x${left ? "不小于" : "大于"}${from}且${right ? "不超过" : "小于"}${to}`,
    `x is ${left ? "at least" : "more than"} ${from} and ${right ? "at most" : "less than"} ${to}`,
    `在${from}（${left ? "" : "不"}含）到${to}（${right ? "" : "不"}含）之间`,
    `numbers ${left ? "at least" : "greater than"} ${from} and ${right ? "no more than" : "less than"} ${to}`,
    `解集是${from}${left ? "≤" : "<"}x${right ? "≤" : "<"}${to}`,
  ];
  return { value: [from, to, left, right].join(), texts, key: `${from}${left ? "≤" : "<"}x${right ? "≤" : "<"}${to}` };
}

function coordinatesSaid(random: Random): Made {
  const [a, b] = [whole(random, -9, 9), whole(random, -9, 9)];
  const texts = [
    `横坐标${a}，纵坐标${b}`,
    `x-coordinate ${a}, y-coordinate ${b}`,
    `(x, y) = (${a}, ${b})`,
    `x=${a}, y=${b}`,
    `P = (${a},${b})`,
    `x is ${a} and y is ${b}`,
  ];
  return { value: [a, b].join(), texts, key: `(${a},${b})` };
}

function time(random: Random): Made {
  const [hour, minute] = [whole(random, 1, 11), whole(random, 0, 11) * 5];
  const isPm = random() < 0.5;
  const two = String(minute).padStart(2, "0");
  const [early, late] = [isPm ? "下午" : "上午", isPm ? "pm" : "am"];
  const texts = [
    `${hour}:${two} ${late}`,
    `${early}${hour}点${two}分`,
    `${early}${hour}：${two}`,
    `The train arrives at ${hour}:${two} ${late}.`,
    `${isPm ? hour + 12 : String(hour).padStart(2, "0")}:${two}${isPm ? "" : " am"}`,
    `${hour}.${two} ${late}`,
  ];
  return { value: [hour, minute, isPm].join(), texts, key: `${hour}:${two} ${late}`, rubric: { kind: "time" } };
}

function duration(random: Random): Made {
  const [hours, minutes] = [whole(random, 1, 9), whole(random, 1, 11) * 5];
  const texts = [
    `${hours} h ${minutes} min`,
    `${hours} hours and ${minutes} minutes`,
    `${hours}小时${minutes}分`,
    `${hours * 60 + minutes} minutes`,
    `${hours * 60 + minutes}分钟`,
    `${hours} hrs, ${minutes} mins`,
    `${hours} h + ${minutes} min`,
  ];
  return { value: `${hours * 60 + minutes}`, texts };
}

function angle(random: Random): Made {
  const [degrees, minutes] = [whole(random, 1, 89), whole(random, 1, 59)];
  const texts = [`${degrees}°${minutes}′`, `${degrees}度${minutes}分`, `∠A=${degrees}°${minutes}'`];
  if (minutes % 15 === 0) texts.push(`${degrees + minutes / 60}°`, `${degrees + minutes / 60}度`);
  return { value: `${degrees * 60 + minutes}`, texts, key: `${degrees}°${minutes}′` };
}

function areaWorkedOut(random: Random): Made {
  const [a, b] = [whole(random, 2, 9), whole(random, 2, 9)];
  const texts = [
    `${a} cm × ${b} cm`,
    `${a} cm * ${b} cm = ${a * b} cm^2`,
    `${a}×${b}=${a * b}（平方厘米）`,
    `${a * b} sq. cm`,
    `面积是${a * b}平方厘米`,
    `The area is ${a * b} square centimeters.`,
  ];
  return { value: `${a * b}`, texts, key: `${a * b} cm^2` };
}

function derivation(random: Random): Made {
  const [times, x, more] = [whole(random, 2, 9), whole(random, -9, 9), whole(random, 1, 9)];
  const texts = [
    `${times}x=${times * x}, so x=${x}`,
    `因为${times}x+${more}=${times * x + more}，所以x=${x}`,
    `${times}x=${times * x} → x=${x}`,
    `解：${times}x=${times * x}，x=${x}`,
    `x=${x} is the solution`,
    `x = ${x * times}/${times} = ${x}`,
    `方程的解是x=${x}`,
  ];
  return { value: `${x}`, texts, key: `x=${x}` };
}

function rounded(random: Random): Made {
  const [of, places] = [pick(random, [2, 3, 5, 6, 7, 10, 11, 13]), whole(random, 1, 3)];
  const text = Math.sqrt(of).toFixed(places);
  const texts = [text, `about ${text}`, `约${text}`, `x ≈ ${text}`, `${text}左右`, `大约是${text}`];
  return { value: text, texts, key: `√${of}`, rubric: { decimals: places } };
}

function base(random: Random): Made {
  const value = whole(random, 2, 60);
  const digits = value.toString(2);
  const texts = [digits, `(${digits})_2`, `${digits} (base 2)`, `${digits}_two`, `${digits} in binary`];
  return { value: digits, texts, key: digits, rubric: { base: 2 } };
}

function order(random: Random): Made {
  const parts = [whole(random, -9, -4), whole(random, -3, 2), whole(random, 3, 9)];
  if (random() < 0.5) parts.reverse();
  const sign = (parts[0] ?? 0) < (parts[1] ?? 0) ? "<" : ">";
  const texts = [parts.join(", "), parts.join("，"), parts.join(sign), parts.join(` ${sign} `)];
  return { value: parts.join(), texts, key: parts.join(", "), rubric: { order: "given" } };
}

function moneySaid(random: Random): Made {
  const [dollars, cents] = [whole(random, 1, 40), whole(random, 1, 19) * 5];
  const amount = (dollars + cents / 100).toFixed(2);
  const texts = [
    `$${amount}`,
    `${dollars} dollars and ${cents} cents`,
    `${dollars} dollars, ${cents} cents`,
    `${dollars * 100 + cents} cents`,
    `${dollars * 100 + cents}c`,
    `It costs $${amount}`,
    `USD ${amount}`,
  ];
  return { value: amount, texts, key: `$${amount}` };
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
