import type { Question } from "../question.ts";
import type { Fact, StoryReader } from "../stories/frames.ts";
import { storyReader } from "../stories/frames.ts";
import type { Quantity } from "../stories/quantities.ts";
import { commonUnit, inUnit } from "../stories/unit-of-all.ts";
import { lengthNamed, type Unit } from "../stories/units.ts";
import { amount } from "./amount.ts";
import type { Figure, FigureProblem, Measures, Part } from "./figure.ts";

/** Reads what is known of a figure and what is asked of it; null if any word is left over. */
export function figureReader(figures: Figure[]): (question: Question) => FigureProblem | null {
  const readers = figures.map((figure) => ({
    figure,
    read: storyReader([figure.en, figure.ch, ...(figure.about ? [figure.about] : [])].join("|"), framesOf(figure)),
  }));
  return (question) => {
    const found = readers.flatMap(({ figure, read }) => problemIn(figure, read, question) ?? []);
    return found.length === 1 ? (found[0] ?? null) : null;
  };
}

const wants =
  "(what is|what's|whats|what was|what would be|what will be|find|calculate|compute|determine|work out|get|give|tell me|how (do|can|would|should) (you|i|we) (find|calculate|get|work out|compute))";
const article = "[(a|an|the|this|that|its|it's|each|his|her|their|my|our) ]";

function framesOf(figure: Figure): Record<string, string[]> {
  const [en, ch] = [figure.en, figure.ch];
  const zhe = "[(它|其|他|这(个|块|张|间|条|只)?|该|此|那么这?(个|块)?)的?]";
  const frames: Record<string, string[]> = {
    figure: [
      `[(if|suppose|given|for|in|there is|consider) ]${article}${en}[ (is|has|have|with|whose|that is|that has|measures|measuring|which is|which has)]`,
      `[已知|如图|如果|假如|若|有|在][一][个|块|张|间|条|只|座|片|根][这][个|块]${ch}[(内|中)][的|,]`,
    ],
    "": [
      "(if|and|with|whose|where|that is|which is|that has|which has|that measures|measuring|having|it is|it's|it has|has|has a|is|which|of|also|given|which is|given that)",
      "(如果|已知|若|其中|它)",
      "(in|(leave|give|express|write) (your|the) answer in) terms of (pi|π)",
      "(结果|答案)?(用|保留)(含)?π(的式子|来)?(表示)?",
      "(please )?leave ((your|the) answer (in|with) (pi|π)|(pi|π)( in (your|the) answer)?)",
      "[in] (units|square units|cubic units|simplest form|simplest radical form)",
    ],
    pi: [
      "(use|using|let|take|with) (pi|π) ?(=|is|as|≈) ?<x>",
      "(use|using|take) <x> (for|as) (pi|π)",
      "(取|其中)?π(取|=|≈|按|值取)<x>(计算)?",
      "圆周率π?(取|=|按)<x>(计算)?",
    ],
  };
  for (const [name, part] of Object.entries(figure.parts)) {
    const [inEnglish, inChinese] = [`(?:${part.en})`, `(?:${part.ch})`];
    const ofFigure = `[( of | in )(it|the (garden|field|room|yard|lawn|pool|park)|(a|an|the|this|that|one|each) ${en})]`;
    frames[`given ${name}`] = [
      `[(if|with|whose|where|and|when|for|given) ]${article}[${en}'s ]${inEnglish}${ofFigure}[ (is|of|measures|equals|equal to|is equal to|that is|being|was)|:| =] ?<x>`,
      `[${ch}的|${zhe}]${inChinese}[是|为|=|等于|有|:]<x>`,
      `[(一个|1个|有一个|已知)]${inChinese}[是|为|长]?<x>的${ch}`,
      `<x> (for|as) (a|the|its) ${inEnglish}`,
      ...(part.given ?? []),
    ];
    frames[`want ${name}`] = [
      `[and ]${wants} ${article}[${en}'s ]${inEnglish}${ofFigure}[ (in|be|measured in) <asked:unit>]`,
      `what ${inEnglish} does (it|the ${en}) have`,
      ...(part.power === 1 ? [`how long (is|are) ${article}${inEnglish}${ofFigure}`] : []),
      inEnglish,
      `(how many|how much) <asked:unit> (is|are) (the|its) ${inEnglish}${ofFigure}`,
      `(求|计算|求出|算出|请求出|试求)[出][(一个|这个|这块|该)?${ch}的|${zhe}]${inChinese}`,
      `[则|那么|问][(一个|这个|这块|该)?${ch}的|${zhe}]${inChinese}[是|为|等于|=|有|:](多少|几)<asked:unit>?`,
      `[则|那么][(一个|这个|这块|该)?${ch}的|${zhe}]${inChinese}(怎么求|怎么算|是|为|等于|=)`,
      ...(part.asks ?? []),
    ];
  }
  for (const [index, { phrases }] of (figure.several ?? []).entries()) frames[`several ${index}`] = phrases;
  return frames;
}

function problemIn(figure: Figure, read: StoryReader, question: Question): FigureProblem | null {
  const facts = read(question);
  const wanted = new Set(facts?.flatMap(({ says }) => (says.startsWith("want ") ? [says.slice(5)] : [])));
  const [first, ...others] = wanted;
  if (!facts || !first || others.length > 0) return null;
  const given = facts.flatMap((fact) => givenBy(figure, fact));
  const names = new Set(given.map(({ name }) => name));
  if (given.length === 0 || names.size < given.length || given.some(({ x }) => x.value.num <= 0n)) return null;
  const pis = facts.filter(({ says }) => says === "pi");
  const pi = pis[0]?.numbers.x ? amount(pis[0].numbers.x.value) : null;
  if (pis.length > 1) return null;
  const lengths = unitOfLengths(figure, given, facts);
  return lengths && { figure, given: lengths.given, wanted: first, unit: lengths.unit?.key ?? null, pi };
}

type Given = { name: string; x: Quantity };

function givenBy(figure: Figure, { says, numbers }: Fact): Given[] {
  if (says.startsWith("given ")) return numbers.x ? [{ name: says.slice(6), x: numbers.x }] : [];
  if (!says.startsWith("several ")) return [];
  const places = [numbers.a, numbers.b, numbers.c];
  const names = figure.several?.[Number(says.slice(8))]?.parts ?? [];
  return names.flatMap((name, index) => (places[index] ? [{ name, x: places[index] }] : []));
}

/** Everything in one unit of length, its squares, and its cubes; null where a unit measures something else. */
function unitOfLengths(
  { parts }: Figure,
  given: Given[],
  facts: Fact[],
): { unit: Unit | null; given: Measures } | null {
  const units = given.flatMap(({ name, x }) => (x.unit ? [{ unit: x.unit, power: parts[name]?.power }] : []));
  if (units.some(({ unit, power }) => unit.dimension !== "length" || unit.power !== power)) return null;
  const common = commonUnit(units.map(({ unit }) => lengthNamed(unit.key.split("^")[0] ?? "")));
  if (common === undefined) return null;
  const measures: Measures = {};
  for (const { name, x } of given)
    measures[name] = amount(x.unit && common ? inUnit(x, common, parts[name]?.power ?? 1) : x.value, x.pi ? 1 : 0);
  return asksFor(parts, facts, common) ? { unit: common, given: measures } : null;
}

/** Whether the answer is wanted in the unit that it will have. */
function asksFor(parts: Record<string, Part>, facts: Fact[], common: Unit | null): boolean {
  return facts.every(({ says, units: { asked } }) => {
    if (!asked) return true;
    const power = parts[says.slice(5)]?.power ?? 1;
    return common !== null && asked.key === (power > 1 ? `${common.key}^${power}` : common.key);
  });
}
