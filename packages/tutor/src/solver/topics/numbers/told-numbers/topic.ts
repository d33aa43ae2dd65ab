import { type Node, q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { type Question, readQuestion } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { foldStory } from "../../../stories/fold.ts";
import { unitOfSign } from "../../../stories/units.ts";
import { defineTopic } from "../../../topic.ts";
import { clausesInChinese } from "./chinese.ts";
import { clausesInEnglish } from "./english.ts";
import { namesIn, type Scene, scenesOf, type Told, toldIn } from "./scene.ts";
import { type Equation, nodeValue, type Solved, solvedSystem, type Values } from "./system.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** One way to give letters to what is told, with what comes out. */
type Reading = { scene: Scene; equations: Equation[]; asks: Node[]; bounds: Equation[]; solved: Solved; told: Told };
type Found = { reading: Reading; values: Values; answer: q.Rational[] };
/** What is asked; `all` is every answer that fits. */
type Numbers = { reading: Reading; all: q.Rational[][]; unit: string };

const LENGTH_MAX = 320;
const WAYS_MAX = 60;
const han = /\p{Script=Han}/u;
const about =
  /(?<![a-z])(?:num+bers?|nr|integers?|parts|rectang\w+|pieces|sections|width|wide|length|perimeter|consecutive|my age)(?![a-z])|数|长方形|矩形|部分|[a-z]的|[甲乙]|宽|位上|段|谁的|的(?:年龄|岁数)/;

/** Numbers, or sides of a rectangle, of which equations are told in words. */
export const toldNumbers = defineTopic<Numbers, Code>({
  name: "told-numbers",
  words,
  read: readNumbers,
  work: workNumbers,
  // Put in, every equation is true as it was told; and it is the answer of those numbers.
  holds: ({ reading, all, unit }, { key }) =>
    key === keyOf(all, unit) && all.every((answer) => isAnswer(reading, answer)),
  similar: similarTo,
});

const examples = {
  one: [
    "3 times a number, less 4, is the same as the number, plus 10. What is the number?",
    "5 times a number, less 6, is the same as the number, plus 14. What is the number?",
  ],
  several: [
    "One number is 3 more than twice another. Their sum is 30. Find both numbers.",
    "One number is 2 more than 3 times another. Their sum is 34. Find both numbers.",
  ],
  box: [
    "A rectangle is 4 longer than it is wide. Its perimeter is 32. How long is it?",
    "A rectangle is 3 longer than it is wide. Its perimeter is 26. How long is it?",
  ],
};

/** One of its kind that has another equation. */
function similarTo(numbers: Numbers): Numbers {
  const { scene, equations } = numbers.reading;
  const told = (all: Equation[]) => all.map(({ left, right }) => `${latexNode(left)} = ${latexNode(right)}`).join();
  return (
    examples[scene.isBox ? "box" : scene.letters.length > 1 ? "several" : "one"]
      .flatMap((text) => {
        const question = readQuestion(text);
        return (question && readNumbers(question)) ?? [];
      })
      .find(({ reading }) => told(reading.equations) !== told(equations)) ?? numbers
  );
}

function readNumbers({ text }: Pick<Question, "text">): Numbers | null {
  if (text.length > LENGTH_MAX || !about.test(text.toLowerCase())) return null;
  const story = foldStory(text);
  const rows = han.test(story) ? clausesInChinese(story) : clausesInEnglish(story);
  const ways = rows.flatMap((row) => {
    const told = toldIn(row, story);
    const readings = told ? scenesOf(told, story).flatMap((scene) => readingOf(told, scene) ?? []) : [];
    return readings.length > 0 ? [readings] : [];
  });
  if (ways.length > WAYS_MAX) return null;
  // A sentence that can be understood in two ways must come to the same in both.
  const found = ways.map(numbersOf);
  const [first] = found;
  if (!first || found.some((other) => other === null || keyOf(other.all, "") !== keyOf(first.all, ""))) return null;
  const unit = unitIn(story, first.reading);
  return unit === null ? null : { ...first, unit };
}

function readingOf(told: Told, scene: Scene): Reading | null {
  const filled = (formula: string) =>
    namesIn(formula).every((name) => scene.names[name])
      ? expressionFrom(formula.replaceAll(/\{([^{}]+)\}/gu, (_, name: string) => scene.names[name] ?? ""))
      : null;
  const equations = told.equations.map(([left, right]) => ({ left: filled(left), right: filled(right) }));
  const asks = (told.all ? scene.each : told.asks).map((ask) => filled(ask));
  const [known, asked] = [
    equations.flatMap(({ left, right }) => (left && right ? [{ left, right }] : [])),
    asks.filter((ask) => ask !== null),
  ];
  if (known.length !== equations.length || asked.length !== asks.length || asked.length === 0) return null;
  const bounds = told.bounds.flatMap(([more, fewer]) => {
    const [left, right] = [filled(more), filled(fewer)];
    return left && right ? [{ left, right }] : [];
  });
  if (bounds.length !== told.bounds.length) return null;
  const solved = solvedSystem(known, scene.letters);
  return solved && { scene, equations: known, asks: asked, bounds, solved, told };
}

/** What comes out of one way to understand the story, whatever numbers its names stand for; null where that is nothing sure. */
function numbersOf(readings: Reading[]): Omit<Numbers, "unit"> | null {
  const found = readings.flatMap((reading): Found[] =>
    reading.solved.solutions.flatMap((values) => {
      const answer = fits(reading, values) ? answerOf(reading, values) : null;
      return answer ? [{ reading, values, answer }] : [];
    }),
  );
  const isLinear = readings.every(({ solved }) => solved.steps.every(({ code }) => code !== "roots"));
  const positive = found.filter(({ values }) => [...values.values()].every(({ num }) => num > 0n));
  const best = isLinear && positive.length > 0 ? positive : found;
  const all = best
    .filter(({ answer }, index) => best.findIndex((other) => isSame(other.answer, answer)) === index)
    .map(({ answer }) => answer);
  const [first] = best;
  if (!first || all.length > 2) return null;
  // Of one number, both may be told; of several, nobody knows which belong together.
  if (all.length === 2 && (first.reading.scene.letters.length > 1 || first.answer.length > 1)) return null;
  return {
    reading: first.reading,
    all: all.sort(([a = q.ZERO], [b = q.ZERO]) => (q.subtract(a, b).num < 0n ? -1 : 1)),
  };
}

function fits({ scene, bounds }: Reading, values: Values): boolean {
  const all = scene.letters.map((letter) => values.get(letter) ?? q.ZERO);
  const { isPositive, isWhole, isDigits, leaves, atLeast } = scene;
  return (
    (!isDigits || (all.every(({ num }) => num >= 0n && num <= 9n) && all[0]?.num !== 0n)) &&
    (!isPositive || all.every(({ num }) => num > 0n)) &&
    (!isWhole || all.every(q.isInteger)) &&
    (leaves === null || all.every(({ num }) => isLeaving(num, BigInt(leaves.by), BigInt(leaves.rest)))) &&
    bounds.every(({ left, right }) => {
      const [more, fewer] = [nodeValue(left, values), nodeValue(right, values)];
      return more && fewer && q.subtract(more, fewer).num > 0n;
    }) &&
    atLeast.every(([more, less]) => q.subtract(values.get(more) ?? q.ZERO, values.get(less) ?? q.ZERO).num >= 0n)
  );
}

function answerOf({ asks, scene, told }: Reading, values: Values): q.Rational[] | null {
  const all = asks.flatMap((ask) => nodeValue(ask, values) ?? []);
  if (all.length !== asks.length) return null;
  return told.all && !scene.isNamed ? all.sort((a, b) => (q.subtract(a, b).num < 0n ? -1 : 1)) : all;
}

const isLeaving = (value: bigint, by: bigint, rest: bigint) => ((value % by) + by) % by === rest;

const isSame = (one: q.Rational[], other: q.Rational[]) =>
  one.length === other.length && one.every((value, index) => q.same(value, other[index] ?? q.ZERO));

const isAnswer = (reading: Reading, answer: q.Rational[]): boolean =>
  reading.solved.solutions.some((values) => {
    const told = reading.equations.every(({ left, right }) => {
      const [a, b] = [nodeValue(left, values), nodeValue(right, values)];
      return a && b && q.same(a, b);
    });
    const found = answerOf(reading, values);
    return told && fits(reading, values) && found !== null && isSame(found, answer);
  });

const keyOf = (all: q.Rational[][], unit: string) =>
  all.map((answer) => answer.map(plainNumber).join(", ")).join(", ") + (unit ? ` ${unit}` : "");

/** The unit of what is asked; null where units don't fit together, or numbers have some. */
function unitIn(story: string, { scene, told }: Reading): string | null {
  const units = new Set((story.match(/[\uE000-\uE0FF]/gu) ?? []).map((sign) => unitOfSign(sign)?.key ?? ""));
  if (units.size === 0) return "";
  if (!scene.isBox && !scene.isLength) return null;
  const [plain = "", ...more] = new Set([...units].map((unit) => unit.replace("^2", "")));
  if (more.length > 0 || !/^(?:mm|cm|dm|m|km|in|ft|yd|mi)$/.test(plain) || told.asks.length !== 1)
    return more.length > 0 ? null : "";
  const asked = told.asks[0] ?? "";
  if (scene.isLength || /^\{(?:length|width|perimeter)\}$/.test(asked)) return plain;
  return asked === "{area}" ? `${plain}^2` : "";
}

const called: Record<string, { en: string; ch: string }> = {
  length: { en: "the length", ch: "长" },
  width: { en: "the width", ch: "宽" },
  number: { en: "the number", ch: "这个数" },
  one: { en: "one number", ch: "一个数" },
  other: { en: "the other number", ch: "另一个数" },
  first: { en: "the first number", ch: "第一个数" },
  second: { en: "the second number", ch: "第二个数" },
  third: { en: "the third number", ch: "第三个数" },
  fourth: { en: "the fourth number", ch: "第四个数" },
  larger: { en: "the larger number", ch: "较大的数" },
  tens: { en: "the tens digit", ch: "十位数字" },
  ones: { en: "the ones digit", ch: "个位数字" },
  minuend: { en: "the number that is subtracted from", ch: "被减数" },
  subtrahend: { en: "the number that is subtracted", ch: "减数" },
  smaller: { en: "the smaller number", ch: "较小的数" },
};

function namesOf({ scene, told }: Reading): { en: string; ch: string } {
  const used = new Set([...told.equations.flat(), ...told.asks].flatMap(namesIn));
  const all = scene.letters.map((letter, index) => {
    const name = Object.keys(scene.names).find((each) => scene.names[each] === letter && used.has(each)) ?? "";
    const isRow = scene.each.length > scene.letters.length;
    const plain = isRow
      ? { en: "the smallest of them", ch: "其中最小的数" }
      : { en: `number ${index + 1}`, ch: `第 ${index + 1} 个数` };
    const { en, ch } =
      called[name] ??
      (/^\p{Script=Han}+$/u.test(name) ? { en: name, ch: name } : scene.isBox ? boxName(letter) : plain);
    return { en: `$${letter}$ for ${en}`, ch: `${ch}为 $${letter}$` };
  });
  return { en: all.map(({ en }) => en).join(", "), ch: all.map(({ ch }) => ch).join("，") };
}

const boxName = (letter: string) => called[letter === "x" ? "length" : "width"] ?? { en: "", ch: "" };

function workNumbers({ reading, all, unit }: Numbers): Working<Code> | null {
  const { equations, asks, solved, scene, told } = reading;
  const shown = equations.map(({ left, right }) => `${latexNode(left)} = ${latexNode(right)}`);
  const [answer] = all;
  const values = solved.solutions.find((one) => {
    const found = fits(reading, one) ? answerOf(reading, one) : null;
    return found && answer && isSame(found, answer);
  });
  if (!values || !answer) return null;
  const steps: Step<Code>[] = [
    { code: "letters", values: { called: namesOf(reading) } },
    { code: "equations", values: { equations: shown.join(",\\quad ") } },
    ...solved.steps,
  ];
  if (solved.solutions.length > all.length)
    steps.push({ code: "fits", values: { shown: listed(scene.letters, values) } });
  else if (scene.letters.length > 1) steps.push({ code: "back", values: { shown: listed(scene.letters, values) } });
  const result = all.map((one) => one.map(latexNumber).join(",\\ ")).join(",\\ ");
  const isPlain = !told.all && asks.every((ask) => ask.kind === "letter");
  if (!isPlain && !(told.all && scene.each.join() === scene.letters.join()))
    steps.push({ code: "asked", values: { wanted: asks.map(latexNode).join(",\\ "), result } });
  return {
    problem: { en: `what is asked where $${shown.join(",\\ ")}$`, ch: `满足 $${shown.join(",\\ ")}$ 时，所求的数` },
    steps,
    answer: { said: { en: `$${result}$`, ch: `$${result}$` }, key: keyOf(all, unit) },
  };
}

const listed = (letters: string[], values: Values) =>
  letters.map((letter) => `${letter} = ${latexNumber(values.get(letter) ?? q.ZERO)}`).join(",\\ ");
