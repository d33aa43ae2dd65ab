import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber } from "../../../algebra/numbers.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A function of x, perhaps with a letter whose sign is known, and places on its graph. */
type Asked = { of: Node; letter: string | null; sign: "<" | ">" | null; places: q.Rational[] };

const number = "-?\\d+(?:\\.\\d+)?(?:/\\d+)?";
const spot = (nth: number) => `(?:点)?[a-z]? ?\\((?<x${nth}>${number}), ?y_?\\{?${nth}\\}?\\)`;
const spots = `(?:3点|三点|2点|两点|points? |the points )?${spot(1)}(?:,? ?(?:和|与|and)? ?)${spot(2)}(?:(?:,? ?(?:和|与|and)? ?)${spot(3)})?(?:这)?(?:2点|3点|两点|三点|2个点|3个点)?`;
const named = "(?:反比例函数|[一1]次函数|正比例函数|[二2]次函数|函数|抛物线|直线|双曲线)";
const rule =
  "y ?= ?(?<e>[^,;_=一-龥]{1,40}?)(?: ?\\((?:[a-z](?:为|是)常数,)?(?<k>[a-z])(?<s>[<>])0\\)|\\((?:c|m|b|[a-z])(?:为|是)常数\\))?";
const compared =
  '(?:,|那么|则|求|试|请|比较)*(?:y_?\\{?1\\}?,?(?:和|与)?y_?\\{?2\\}?(?:,?(?:和|与)?y_?\\{?3\\}?)?)(?:的)?(?:大小)(?:关系)?(?:是|为|如何|怎样|怎么样|,|\\(?用[<>“”"\\\\]*(?:号)?连接\\)?|[ _])*';
const sentences = [
  `(?:若|已知|如果|设)?${spots}(?:都|均|分别)?(?:在|是|为)${named}?${rule}(?:的)?(?:图[象像])?(?:上)?(?:的)?(?:2点|两点|3点|三点|点)?${compared}`,
  `(?:若|已知|如果|设)?${named}?${rule}(?:的)?(?:图[象像])?(?:上)?(?:经过|过|有|上有|上的)${spots}${compared}`,
].map((sentence) => new RegExp(`^(?:${sentence})$`, "u"));

/** Numbers that a letter is tried with. */
const tried = [-1000, -7, -1, 1, 7, 1000].map((whole) => q.rational(BigInt(whole)));
const small = [-1, 1].map((whole) => q.rational(BigInt(whole), 50n));

/** The order of the values of a function at two or three places. */
export const valuesInOrder = defineTopic<Asked, Code>({
  name: "values-in-order",
  words,
  read(question) {
    const plain = plainOf(question).replace(/[,? ]+$/, "");
    for (const sentence of sentences) {
      const { e = "", k, s, x1, x2, x3 } = sentence.exec(plain)?.groups ?? {};
      const of = e === "" ? null : expressionFrom(e);
      const places = [x1, x2, x3].flatMap((one) => {
        const value = one === undefined ? null : expressionFrom(one);
        return (value && exactValue(value)) ?? [];
      });
      if (!of || !lettersIn(of).has("x")) continue;
      const [letter = null, ...more] = [...lettersIn(of)].filter((one) => one !== "x");
      if (more.length > 0 || (k !== undefined && k !== letter)) return null;
      const asked = { of, letter, sign: s === "<" || s === ">" ? s : null, places } satisfies Asked;
      return places.length >= 2 && orderOf(asked) ? asked : null;
    }
    return null;
  },
  work(asked) {
    const order = orderOf(asked);
    if (!order) return null;
    const { of, letter, places } = asked;
    const name = (nth: number) => `y_${nth + 1}`;
    const steps: Step<Code>[] = places.map((place, nth) => {
      const filled = substitute(of, "x", numberNode(place));
      const value = letter === null ? exactValue(filled) : null;
      return {
        code: "value",
        values: {
          x: latexNumber(place),
          name: name(nth),
          value: value ? latexNumber(value) : latexNode(filled),
        },
      };
    });
    const chain = chainOf(order, places.length);
    const key = places.length === 2 ? chain : order.nths.map(name).join(", ");
    steps.push({ code: "order", values: { chain } });
    const shown = `y = ${latexNode(of)}`;
    const where = asked.sign && letter ? `,\\ ${letter} ${asked.sign} 0` : "";
    const points = places.map((place, nth) => `(${latexNumber(place)}, ${name(nth)})`).join(",\\ ");
    return {
      problem: {
        en: `the order of the values at $${points}$ on $${shown}${where}$`,
        ch: `比较 $${shown}${where}$ 的图象上 $${points}$ 的纵坐标的大小`,
      },
      steps,
      answer: { said: inBoth(chain), key },
    };
  },
  // By the sign of each difference of two values, with other numbers for the letter.
  holds(asked, { key }) {
    const parts = key.replaceAll(", ", " < ").split(/ ([<=>]) /);
    const numbers =
      asked.letter === null
        ? [q.ZERO]
        : signed(
            asked,
            [-31n, -3n, 3n, 31n].map((one) => q.rational(one, 7n)),
          );
    return parts.every((part, at) => {
      if (at % 2 === 0) return true;
      const [one, other] = [parts[at - 1], parts[at + 1]].map((named) => asked.places[Number(named?.slice(2)) - 1]);
      if (!one || !other) return false;
      const difference: Node = {
        kind: "subtract",
        left: substitute(asked.of, "x", numberNode(one)),
        right: substitute(asked.of, "x", numberNode(other)),
      };
      return numbers.every((number) => {
        const value = exactValue(
          asked.letter === null ? difference : substitute(difference, asked.letter, numberNode(number)),
        );
        return !!value && (part === "=" ? value.num === 0n : part === "<" ? value.num < 0n : value.num > 0n);
      });
    });
  },
  similar: (asked) => ({
    of: expressionFrom("6/x") ?? asked.of,
    letter: null,
    sign: null,
    places: [-3, -1, 2].map((whole) => q.rational(BigInt(whole))),
  }),
});

const signed = ({ sign }: Asked, numbers: q.Rational[]) =>
  numbers.filter(({ num }) => sign === null || (sign === "<" ? num < 0n : num > 0n));

/** The places from the one with the least value on, and which of them are level; null where that depends on the letter. */
function orderOf(asked: Asked): { nths: number[]; isLevel: boolean[] } | null {
  const { of, letter, places } = asked;
  const numbers = letter === null ? [q.ZERO] : signed(asked, [...tried, ...small]);
  const orders = numbers.map((number) => {
    const values = places.map((place) => {
      const filled = substitute(of, "x", numberNode(place));
      return exactValue(letter === null ? filled : substitute(filled, letter, numberNode(number)));
    });
    const known = values.filter((value) => value !== null);
    if (known.length < values.length) return null;
    const nths = places.map((_, nth) => nth).sort((a, b) => q.compare(known[a] ?? q.ZERO, known[b] ?? q.ZERO) || a - b);
    const isLevel = nths.slice(1).map((nth, at) => q.same(known[nth] ?? q.ZERO, known[nths[at] ?? 0] ?? q.ZERO));
    return { nths, isLevel };
  });
  const [first] = orders;
  return first &&
    (places.length === 2 || !first.isLevel.includes(true)) &&
    orders.every((order) => JSON.stringify(order) === JSON.stringify(first))
    ? first
    : null;
}

/** Two of them with the first one first, as they are asked for; three from the least on. */
function chainOf({ nths, isLevel }: { nths: number[]; isLevel: boolean[] }, count: number): string {
  const names = nths.map((nth) => `y_${nth + 1}`);
  if (count === 2) return isLevel[0] ? "y_1 = y_2" : names[0] === "y_1" ? "y_1 < y_2" : "y_1 > y_2";
  return names.join(" < ");
}
