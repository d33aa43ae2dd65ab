import { exactValue, q } from "@dripstone/checker/mathematics";
import { lcm } from "../../../algebra/numbers.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { plainFormulas } from "../../../sentences/formulas.ts";
import { withoutManners } from "../../../sentences/manners.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type One = { text: string; latex: string; value: q.Rational };
/** Numbers, and which of them, or which order, is asked. */
type Order = { all: One[]; wanted: "largest" | "smallest" | "up" | "down" };

const LENGTH_MAX = 200;
const number = "-?(?:\\d+ )?\\d+(?:\\.\\d+)?(?:/\\d+)?(?:%| ?percent)?";
const list = `(?<list>${number}(?:(?: ?, ?(?:and |or )?| and | or | to |和|与|或|、|跟)${number})+)`;
const [more, fewer] = [
  "(?<more>bigger|larger|greater|more|the biggest|the largest|the greatest|biggest|largest|greatest)",
  "(?<fewer>smaller|less|the smallest|the least|smallest|least)",
];
const which = "(?:which|what|which one|which (?:of these )?(?:fractions?|numbers?|decimals?|one)|which of these)";
const from =
  "(?:from )?(?:(?<up>(?:the )?(?:least|smallest|lowest) to (?:the )?(?:greatest|largest|biggest|highest)|ascending order|increasing order)|(?<down>(?:the )?(?:greatest|largest|biggest|highest) to (?:the )?(?:least|smallest|lowest)|descending order|decreasing order))";
const these = "(?:these |the |the following )?(?:numbers|fractions|decimals)?:? ?";
const shells = [
  `${which} is (?:${more}|${fewer})[,:]? ?${list}`,
  `${which}(?: is)? (?:${more}|${fewer})(?: fraction| number| one| decimal)?[,:]? ?${list}`,
  `${list}[,:]? ?${which} (?:one )?is (?:${more}|${fewer})`,
  `(?:order|arrange|put|sort|list|rank|write)(?: these| the| the following)?(?: numbers| fractions| decimals)?:? ?(?:in order )?(?:in )?${from}:? ?${list}`,
  `(?:order|arrange|put|sort|list|rank|write) ${these}${list} (?:in order )?(?:in )?${from}`,
  `compare ${list}[,. ]*${which} is (?:${more}|${fewer})`,
  `(?:比较)?${list}(?:这?[2两]个?(?:数|分数)?)?(?:中|,|里)?(?:哪个?数?|谁)(?:更|比较)?(?:(?<more>大)|(?<fewer>小))(?:一些|些)?`,
  `(?:比较)?${list}(?:的大小|中)?,?(?:哪个?数?|谁)最?(?:更)?(?:(?<more>大)|(?<fewer>小))`,
  `(?:把|将)?(?:下列各?数|下面各?数|这些数|分数)?${list}(?:这?\\d?个?(?:数|分数)?)?(?:按)?(?:(?<up>从小到大|由小到大)|(?<down>从大到小|由大到小))(?:的顺序)?(?:排列|排序|排起来|排一排|排)(?:起来)?`,
  `(?:把|将)?(?:下列各?数|下面各?数|这些数|分数)?(?:按)?(?:(?<up>从小到大|由小到大)|(?<down>从大到小|由大到小))(?:的顺序)?(?:排列|排序|排起来|排):?${list}`,
].map((shell) => new RegExp(`^(?:${shell})$`));

/** Which of some numbers is larger, or their order: fractions, decimals and percents. */
export const numberOrder = defineTopic<Order, Code>({
  name: "number-order",
  words,
  read: readOrder,
  work: workOrder,
  // By cross products of numerators and denominators, each two of them.
  holds: ({ all, wanted }, { key }) => {
    const keys = key.split(", ");
    const values = keys.map((text) => all.find((one) => one.text === text)?.value);
    const isBefore = ({ num: a, den: b }: q.Rational, { num: c, den: d }: q.Rational) => a * d < c * b;
    if (values.includes(undefined)) return false;
    const known = values.filter((value) => value !== undefined);
    const [only] = known;
    if (wanted === "up" || wanted === "down")
      return (
        known.length === all.length &&
        known.slice(1).every((value, index) => {
          const before = known[index] ?? value;
          return wanted === "up" ? isBefore(before, value) : isBefore(value, before);
        })
      );
    return (
      !!only &&
      all.every(
        ({ text, value }) => text === key || (wanted === "largest" ? isBefore(value, only) : isBefore(only, value)),
      )
    );
  },
  similar: ({ wanted, all }) => ({
    wanted,
    all: (all.length === 2 ? ["3/5", "5/8"] : ["1/2", "2/3", "0.6"])
      .map((text) => oneOf(text))
      .filter((one) => one !== null),
  }),
});

function oneOf(text: string): One | null {
  const percent = /^(.*?)(?:%| ?percent)$/.exec(text);
  const [, whole, part] = /^(\d+) (\d+\/\d+)$/.exec(percent?.[1] ?? text) ?? [];
  const node = expressionFrom(whole ? `${whole}+${part}` : (percent?.[1] ?? text));
  const value = node && exactValue(node);
  if (!node || !value) return null;
  const latex = whole ? `${whole}\\frac{${part?.replace("/", "}{")}}` : latexNode(node);
  return percent
    ? { text: `${percent[1]}%`, latex: `${latex}\\%`, value: q.divide(value, q.rational(100n)) ?? q.ZERO }
    : { text, latex, value };
}

function readOrder({ text }: Question): Order | null {
  if (text.length > LENGTH_MAX) return null;
  const asked = withoutManners(
    plainFormulas(text)
      .toLowerCase()
      .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, "$1/$2")
      .replaceAll(/\((\d+\/\d+)\)/g, "$1")
      .replaceAll(/[?!。.;；？]+(?=\s|$)/g, ", ")
      .replaceAll(/ ?(?:, ?)+/g, ", ")
      .replaceAll(/ (?=\p{Script=Han})|(?<=\p{Script=Han}|,) (?=\p{Script=Han})|(?<=\p{Script=Han}) /gu, ""),
  ).replaceAll(/^[,: ]+|[,: ]+$/g, "");
  const found = shells
    .map((shell) => shell.exec(asked)?.groups ?? shell.exec(`which is ${asked}`)?.groups)
    .find((groups) => groups !== undefined);
  const all = (found?.list?.match(new RegExp(number, "g")) ?? []).map(oneOf);
  const known = all.filter((one) => one !== null);
  if (!found || known.length !== all.length || known.length < 2 || known.length > 8) return null;
  const isDistinct = known.every(
    ({ value }, index) => !known.slice(0, index).some((other) => q.same(other.value, value)),
  );
  // Whole numbers alone are counted, and no fractions to be compared.
  if (!isDistinct || (known.every(({ text: one }) => /^-?\d+$/.test(one)) && !found.up && !found.down)) return null;
  const wanted = found.up ? "up" : found.down ? "down" : found.more ? "largest" : "smallest";
  return (wanted === "largest" || wanted === "smallest") &&
    known.length > 2 &&
    /^(?:bigger|larger|greater|smaller)$/.test(found.more ?? found.fewer ?? "")
    ? null
    : { all: known, wanted };
}

function workOrder({ all, wanted }: Order): Working<Code> | null {
  const below = all.reduce((common, { value }) => lcm(common, value.den), 1n);
  if (below > 1_000_000n) return null;
  const sorted = [...all].sort((a, b) => q.compare(a.value, b.value));
  const over = ({ value }: One) => `${(value.num * below) / value.den}`;
  const same = all.map((one) => `${one.latex} = \\frac{${over(one)}}{${below}}`).join(",\\ ");
  const up = sorted.map(({ latex }) => latex).join(" < ");
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return null;
  const inOrder = wanted === "down" ? sorted.toReversed() : sorted;
  const answer = wanted === "largest" ? [most] : wanted === "smallest" ? [least] : inOrder;
  const latex = answer.map((one) => one.latex).join(",\\ ");
  const list = all.map((one) => one.latex).join(",\\ ");
  const steps: Step<Code>[] = [
    ...(below > 1n ? [{ code: "same" as const, values: { below: `${below}`, same, list } }] : []),
    { code: "compare", values: { up, list } },
    { code: wanted, values: { answer: latex } },
  ];
  return {
    problem: { en: `${asked[wanted].en}: $${list}$`, ch: `$${list}$，${asked[wanted].ch}` },
    steps,
    answer: { said: { en: `$${latex}$`, ch: `$${latex}$` }, key: answer.map(({ text }) => text).join(", ") },
  };
}

const asked: Record<Order["wanted"], { en: string; ch: string }> = {
  largest: { en: "which is greater", ch: "哪个最大" },
  smallest: { en: "which is smaller", ch: "哪个最小" },
  up: { en: "order from least to greatest", ch: "从小到大排列" },
  down: { en: "order from greatest to least", ch: "从大到小排列" },
};
