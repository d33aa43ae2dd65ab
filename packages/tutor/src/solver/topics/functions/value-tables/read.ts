import type { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { plainOf } from "../../../sentences/plain.ts";

export type Pair = { x: q.Rational; y: q.Rational };
export type Table = {
  pairs: Pair[];
  x: string;
  y: string;
  wanted: { what: "rule" } | { what: "value"; at: q.Rational };
};

const LENGTH_MAX = 260;
const PAIRS_MAX = 10;
const number = "\\(?-?\\d{1,6}(?:\\.\\d{1,4})?(?:/\\d{1,4})?\\)?";
const parted = "(?: ?[,|]? ?(?:and |和)?| )";
const numbers = `${number}(?:${parted}${number}){2,9}`;
const is = "(?:的值|的取值|[- ]?values?|[- ]?coordinates?|s)?(?: ?[,=|]| are| is| of| has|分别|依次|为|是)* ?";
const from = "inputs?|input x|in|x|n|t|m|a|s|h";
const rows = new RegExp(
  `(?<![a-z])(?<x>${from})${is}(?<xs>${numbers})(?:[,|.]| and| with|和|与|;|对应的?|时)* ?(?:the |its )?(?:corresponding |matching )?(?<y>outputs?|output y|out|y|f\\(x\\)|[a-z])(?![a-z(])${is}(?<ys>${numbers})(?![\\d./])`,
  "u",
);
const point = `\\( ?(${number}) ?, ?(${number}) ?\\)`;
const points = new RegExp(
  `${point.replaceAll(/\((?=\\\()/g, "(?:")}(?:,? ?(?:and |和)?${point.replaceAll(/\((?=\\\()/g, "(?:")}){2,9}`,
  "u",
);

const english = new Set(
  (
    "find the rule equation function formula relationship for table this that these values value pairs pair points point has have is are what what's which write an a of in terms " +
    "between and x y n given from below shows show data linear line through with to represents represent describes describe fits following by as it relates relation does pass passes ordered determine pattern goes contains contain"
  ).split(" "),
);
const chinese =
  /(?:如)?(?:下)?(?:表格?|图)(?:所示|中)?|已知|根据|求出?|写出|函数|关系式|解析式|表达式|关系|规律|之间|对应值|对应|数据|满足|变量|经过|图[象像]|直线|[1一]次|的|与|和|是|为|点|式|[xyn]|,/gu;
const wantedValue =
  /(?:what is |find |求)?(?:the value of )?y (?:when|if|for|at) x ?(?:=|is) ?(?<at>-?\d{1,6})|当?x ?(?:=|是|为)(?<at2>-?\d{1,6})时,?(?:求)?y(?:的值)?/u;

/** A table of at least three pairs, whose rule or another value of it is asked for. */
export function readTable(question: Question): Table | null {
  const plain = plainOf(question);
  if (plain.length > LENGTH_MAX) return null;
  const found = tableIn(plain);
  if (!found) return null;
  const { pairs, whole, x, y } = found;
  if (pairs.length < 3 || pairs.length > PAIRS_MAX) return null;
  const rest = plain.replace(whole, " , ");
  const value = wantedValue.exec(rest);
  const at = value ? fractionIn(value.groups?.at ?? value.groups?.at2) : null;
  const left = value ? rest.replace(value[0], " ") : rest;
  const asksRule = /rule|equation|function|formula|relation|in terms of|关系|解析式|表达式|规律/.test(left);
  const isKnown =
    question.locale === "ch"
      ? left.replaceAll(chinese, "").trim() === ""
      : (left.match(/[a-z']+|[^\s,.]/g) ?? []).every((word) => english.has(word) || word === x || word === y);
  if (!isKnown || (value ? !at : !asksRule)) return null;
  return { pairs, x, y, wanted: at ? { what: "value", at } : { what: "rule" } };
}

function tableIn(plain: string): { pairs: Pair[]; whole: string; x: string; y: string } | null {
  const listed = points.exec(plain);
  if (listed) {
    const all = [...listed[0].matchAll(new RegExp(point, "gu"))].flatMap(([, x, y]) => pairOf(x, y));
    return { pairs: all, whole: listed[0], x: "x", y: "y" };
  }
  const found = rows.exec(plain);
  const { x = "", xs = "", y = "", ys = "" } = found?.groups ?? {};
  if (!found || x === y) return null;
  const [first, second] = [xs, ys].map((list) => list.match(new RegExp(number, "gu")) ?? []);
  if (!first || !second || first.length !== second.length) return null;
  const pairs = first.flatMap((one, index) => pairOf(one, second[index]));
  const letter = (name: string, usual: string) => (/^[a-z]$/.test(name) ? name : usual);
  return pairs.length === first.length ? { pairs, whole: found[0], x: letter(x, "x"), y: letter(y, "y") } : null;
}

function pairOf(x?: string, y?: string): Pair[] {
  const [at, value] = [fractionIn(x), fractionIn(y)];
  return at && value ? [{ x: at, y: value }] : [];
}
