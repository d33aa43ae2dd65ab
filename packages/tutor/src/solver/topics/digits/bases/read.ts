import type { Question } from "../../../question.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { digitsOf, numberOf } from "./digits.ts";
import { toldBases } from "./told.ts";
import type { Conversion } from "./work.ts";

const VALUE_MAX = 10n ** 12n;

const number = "[the number |the ][(binary|decimal|octal|hexadecimal|hex) number ]";
const into = "(to|into|in|as)[ a| the]";
const end = "[ number| form| system| notation]";

const frames: Frames<Conversion>[] = [
  [
    [
      `[convert |change |express |turn |rewrite |represent ]${number}{x:based}[ from| in| written in] {from:base}${end},? ${into} {to:base}${end}`,
      `[convert |change |express |turn |rewrite |represent ]${number}{x:based}_{a},? ${into} {to:base}${end}`,
      `[convert |change |express |turn |rewrite |represent ][the |a ]{from:base}[ number| numeral] {x:based},? ${into} {to:base}${end}`,
      "[把|将]{from:base}[的][数|数字]{x:based}(化成|化为|转换成|转换为|转化成|转化为|转成|转为|换成|换算成|写成|表示为|用){to:base}[数|的数|表示]",
      "[把|将]{x:based}_{a}(化成|化为|转换成|转换为|转化成|转化为|转成|转为|换成|换算成|写成|表示为){to:base}[数|的数]",
      "[把|将]{x:based}[从]{from:base}(化成|化为|转换成|转换为|转化成|转化为|转成|转为|换成|换算成){to:base}[数|的数]",
      "{from:base}[的][数|数字]{x:based}(等于|是|化成|转换成|换成){to:base}[数|的数|中](的多少|多少|的几)",
      "{from:base}[的][数|数字]{x:based}(的|用){to:base}(怎么|怎样|如何)?(表示|写|形式|)[是]",
    ],
    (places) => conversion(places, baseOf(places.from ?? places.a ?? ""), baseOf(places.to ?? "")),
  ],
  [
    [
      `[convert |change |express |turn |rewrite |represent ]${number}{x:based},? ${into} {to:base}${end}`,
      "[把|将]{x:based}(化成|化为|转换成|转换为|转化成|转化为|转成|转为|换成|换算成|写成|表示为|用){to:base}[数|的数|表示]",
    ],
    // 11 in "11 to binary" is an ordinary number; "101 to decimal" leaves open what it is written in.
    (places) =>
      conversion(places, /^(?:decimal|denary|base[ -]?10|10)/.test(places.to ?? "") ? 0 : 10, baseOf(places.to ?? "")),
  ],
];

export function readConversion(question: Question): Conversion | null {
  const plain = plainOf(question);
  const told = toldBases(plain);
  return readFrames(plain, frames) ?? (told && conversion({ x: told.x }, baseOf(told.from), baseOf(told.to)));
}

function conversion({ x = "" }: Places, from: number, to: number): Conversion | null {
  if (from < 2 || to < 2 || from > 16 || to > 16 || from === to) return null;
  const digits = digitsOf(x, from);
  return digits && numberOf(digits, from) <= VALUE_MAX && numberOf(digits, from) > 0n ? { digits, from, to } : null;
}

function baseOf(name: string): number {
  const named = { binary: 2, ternary: 3, octal: 8, decimal: 10, denary: 10, hexadecimal: 16, hex: 16 }[name];
  return named ?? Number(/\d+/.exec(name)?.[0] ?? 0);
}
