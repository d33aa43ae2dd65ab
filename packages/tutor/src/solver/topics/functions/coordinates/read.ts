import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { type Frames, storyReader } from "../../../stories/frames.ts";
import type { Coordinates } from "./work.ts";

const find = "(what is|what's|whats|find|calculate|determine|write|how do (i|you) find)";
const points = "[the ][points? ](a |p )?(a|p)?<a:point> and [point ](b |q )?(b|q)?<b:point>";
const pointsCh = "(点|两点)?(a|p|m)?<a:point>(和|与|、|,)(点)?(b|q|n)?<b:point>(两点|2点)?";
const line =
  "[the |a ](line|straight line)( segment)?( that goes| that passes| passing| going| which passes)? (through|containing|joining|connecting|between)";

const frames: Frames = {
  given: [`(given |for |if )?${points}`, `(已知|过|经过|连接)?${pointsCh}`],
  distance: [
    `[${find} ][the ]distance (between|from) ${points}`,
    `[${find} ][the ]distance from <a:point> to <b:point>`,
    `(求|则)?${pointsCh}(之间)?的距离(是|为)?(多少)?`,
    "(求|则)?(线段ab的长(度)?|ab的长(度)?|ab|两点(之间|间)?的距离)(是|为|=|等于)?(多少)?",
  ],
  midpoint: [
    `[${find} ][the ](coordinates of the )?midpoint (of|between) ([the |a ](line )?segment (with endpoints|joining|connecting|from|between) )?${points}`,
    `(求|则)?(线段ab的?中点(的?坐标)?|ab的?中点(的?坐标)?|它们的中点(坐标)?)(是|为)?(多少)?`,
    `(求|则)?${pointsCh}(的|连线的)中点(的?坐标)?(是|为)?(多少)?`,
  ],
  slope: [
    `[${find} ][the ]slope (of|between) (${line} )?${points}`,
    "(求|则)?(直线ab|ab|该直线|这条直线)的斜率(是|为)?(多少)?",
    `(求|则)?(过|经过)${pointsCh}的直线的斜率(是|为)?(多少)?`,
  ],
  line: [
    `[${find} ][(the|an) ]equation (of|for) ${line} ${points}`,
    `(求|则)?(过|经过)${pointsCh}的(直线|一次函数)的?(方程|解析式|表达式)(是|为)?`,
    "(求|则)?(直线ab|该直线|这条直线)的?(方程|解析式|表达式)(是|为)?",
  ],
};

const read = storyReader("distance|midpoint|slope|equation|距离|中点|斜率|方程|解析式|表达式|ab", frames);
const kinds = ["distance", "midpoint", "slope", "line"] as const;

/** Two points, and what is asked of them. */
export function readCoordinates(question: Question): Coordinates | null {
  const facts = read(question);
  const asks = kinds.filter((kind) => facts?.some(({ says }) => says === kind));
  const found = facts?.flatMap(({ words: { a, b } }) => (a && b ? [[a, b] as const] : [])) ?? [];
  const [pair, ...more] = found;
  const [wanted] = asks;
  if (!pair || more.length > 0 || !wanted || asks.length > 1) return null;
  const [a, b] = pair.map(pointIn);
  return a && b && !(q.same(a.x, b.x) && q.same(a.y, b.y)) ? { wanted, a, b } : null;
}

function pointIn(written: string) {
  const [x, y] = (written.match(/-?\d+(?:\.\d+)?/g) ?? []).map((number) => {
    const [whole = "", decimals = ""] = number.split(".");
    return q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  });
  return x && y ? { x, y } : null;
}
