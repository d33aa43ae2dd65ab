import { boundedPattern } from "../../../../bounded-pattern.ts";
/** A numeral, the base that it is written in, and the base that it is wanted in. */
export type ToldBases = { x: string; from: string; to: string };

const zh = "(?:化成|化为|转换成|转换为|转化成|转化为|转成|转为|换成|换算成|换算为|写成|表示为|等于|是|=|变成|用)";
const base = "(?:base[ -]?\\d{1,2}|\\d{1,2}进制|binary|decimal|denary|hexadecimal|hex|octal|ternary)";
const number = "[\\da-f]{1,24}";
const to = "(?:to|into|in|as|equals?|is|=)";
const into = `(?:a |the )?(?<to>${base})(?: number| form| notation| system)?`;

const shapes = [
  // (45)_10 = ( )_2
  boundedPattern(
    `^(?:填空,|fill in(?: the blank)?,? |complete,? )?\\(?(?<x>${number})\\)?_\\(?(?<from>\\d{1,2})\\)? ?= ?(?:\\( ?_* ?\\)|_+|\\?|▢|□)? ?_\\(?(?<to>\\d{1,2})\\)?$`,
  ),
  boundedPattern(
    `^(?:把|将)?(?<from>\\d{1,2}进制)(?:的|数|的数|数字)*\\(?(?<x>${number})\\)?(?:${zh})+(?<to>\\d{1,2}进制)(?:的|数|中|里)*(?:表示)?(?:是|为|等于|=)?(?:几|多少|什么)?(?:数)?$`,
    "u",
  ),
  boundedPattern(
    `^(?:把|将)?\\(?(?<x>${number})\\)?\\(?(?<from>\\d{1,2}进制)(?:数)?\\)?(?:${zh})+(?<to>\\d{1,2}进制)(?:的|数|中|里)*(?:表示)?(?:是|为|等于|=)?(?:几|多少|什么)?(?:数)?$`,
    "u",
  ),
  boundedPattern(
    `^(?:把|将)?0x(?<hex>${number})(?:${zh})+(?<to>\\d{1,2}进制)(?:的|数|中|里)*(?:是|为|等于|=)?(?:几|多少|什么)?$`,
    "u",
  ),
  boundedPattern(
    `^(?:convert |change |what is |express )?(?:the )?(?:hex(?:adecimal)? )?(?:number )?0x(?<hex>${number}) ${to} ${into}$`,
  ),
  boundedPattern(
    `^(?:convert |change |what is |express )?(?:the )?(?:binary )?(?:number )?0b(?<bin>[01]{1,24}) ${to} ${into}$`,
  ),
  boundedPattern(
    `^(?:what (?:does|would|is) )?(?:the )?(?:number )?(?<x>${number}) (?:written )?in (?<from>${base})(?: is)?(?: equal(?: to)?| equals?| written| become| look like)*(?: what)? ${to} ${into}$`,
  ),
  boundedPattern(
    `^(?:how (?:do you|do i|would you) )?write (?:the )?(?<from>${base}) (?:number )?(?<x>${number}) ${to} ${into}$`,
  ),
];

export function toldBases(plain: string): ToldBases | null {
  const found = shapes.map((shape) => shape.exec(plain)?.groups).find((groups) => groups !== undefined);
  if (!found?.to) return null;
  if (found.hex) return { x: found.hex, from: "hex", to: found.to };
  if (found.bin) return { x: found.bin, from: "binary", to: found.to };
  return found.x && found.from ? { x: found.x, from: found.from, to: found.to } : null;
}
