import type { Question } from "../../../question.ts";
import { type Frames, numbersIn, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Divisors } from "./work.ts";

/** The proof tries every number up to this. */
const NUMBER_MAX = 1_000_000n;

const en = "[positive |whole number |integer |natural number ](divisors|factors)";
const ch = "[正](因数|约数)";

const frames: Frames<Divisors>[] = [
  asks("list", [
    `[the |all |all the |all of the ][the ]${en} of [the number ]{n}`,
    `factors {n}`,
    "[the |all |all the ](positive integers|whole numbers|natural numbers) that divide {n}",
    `{n}[的][所有|全部|一切][的]${ch}`,
    `{n}[的]有哪些${ch}`,
    `{n}(有|的)[所有|全部]${ch}有哪些`,
  ]),
  asks("count", [
    `how many [different |distinct ]${en} (does|do|has) [the number ]{n}[ have| has][ altogether| in all| in total]`,
    `how many [different |distinct ]${en} of [the number ]{n}[ are there| exist]`,
    `how many [different |distinct ]${en} are there of {n}`,
    `[the ][total ]number of [different |distinct ]${en} of {n}`,
    `how many (positive integers|whole numbers) (divide|are divisors of|are factors of) {n}`,
    `{n}[一共|共|总共]有(几|多少)个[不同的]${ch}`,
    `{n}的[所有][不同的]${ch}[的]个数`,
    `{n}的[不同的]${ch}[一共|共]有(几|多少)个`,
  ]),
  asks("sum", [
    `[the ]sum of [all |the |all the |all of the ][the ]${en} of {n}`,
    `{n}的[所有|全部|各个][的]${ch}(之和|的和)`,
  ]),
  [
    [
      `[the |all |all the |all of the ][the ][positive ]common (factors|divisors) of {of:list}`,
      "{of:list}[这2个数]的[所有|全部][的]公(因|约)数",
      "{of:list}有哪些公(因|约)数",
    ],
    ({ of }) => divisors("common", numbersIn(of)),
  ],
];

export const readDivisors = (question: Question): Divisors | null => readFrames(plainOf(question), frames);

function asks(wanted: Divisors["wanted"], sentences: string[]): Frames<Divisors> {
  return [sentences, ({ n }) => divisors(wanted, numbersIn(n))];
}

function divisors(wanted: Divisors["wanted"], numbers: bigint[]): Divisors | null {
  return numbers.length <= 4 && numbers.every((number) => number > 0n && number <= NUMBER_MAX)
    ? { wanted, numbers }
    : null;
}
