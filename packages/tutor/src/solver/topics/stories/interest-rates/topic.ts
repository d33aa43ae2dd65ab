import type { Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, same, times } from "../../../stories/reckoned.ts";

const yearly = "(yearly |annual |yearly simple |annual simple |simple annual |simple yearly |simple )?";
const rate = `(${yearly}(interest )?rate( of interest)?|${yearly}interest rate|rate of ${yearly}interest)`;

const frames: Frames = {
  earned: [
    `at what ${rate}( per year| a year)? (does|do|will|would|must|did) <w>( invested)? (earn|bring|yield|give|make) <i>( of| in)?( simple)?( interest)? (in|over|after) <t> years?`,
    `(<_:who>|a|an|i|he|she)? ?(<_:noun> )?(deposits?|deposited|invests?|invested|puts|put|lent|lends|savings of) <w><~.>`,
    `<w>( of principal)?( is| was)? (earns?|earned|yields?|made|makes) <i>( of| in)?( simple)? interest (in|over|after) <t> years?`,
    `(<~>)?(earns?|earned|gets|got|received|receives|made) <i>( of| in)?( simple)?( interest)? (in|over|after) <t> years?`,
    `(<_:who>)?(存入|把|将|存款|本金|在?银行存入)(银行)?(是|为)?<w>(存入银行|存银行|存款)?(元)?`,
    "(存|存了|存期|定期|经过|定期存)?<t>年(后|期|以后|到期)?,?(共|一共|到期|可)?(可)?(得|得到|获得|取得|得了)?(利息|的利息)(是|为|共)?<i>",
  ],
  rate: [
    `(what is|what was|what's|find|at) ?(the|what)? ?${rate}( per year| a year)?( is this| was it| is it| was this)?`,
    "(求|问)?(这笔钱|存款|这种存款|银行)?(的)?年利率(是)?(百分之)?(多少|几)?",
  ],
};

const kind: LineKind = {
  tells: ["earned", "rate?"],
  numbers: [["w", "i"], ["t"]],
  problem: ({ w, i, t }) => ({
    en: `the yearly simple rate at which $${w}$ earns $${i}$ in $${t}$ years`,
    ch: `本金 $${w}$，存 $${t}$ 年得利息 $${i}$，求年利率`,
  }),
  steps: [
    line("year", "over", "i", "t", "the interest of one year", "一年的利息"),
    line("answer", "outOf100", "year", "w", "the rate", "年利率"),
  ],
  answer: { name: "answer", percent: true },
  fits: ({ w, i, t, answer }) => same(times(w, answer, t), times(i, count(100))),
  doubled: ["w", "i"],
};

/** The yearly rate, from simple interest. */
export const interestRates = defineStories({
  name: "interest-rates",
  words: lineWords,
  about: "rate|利率",
  frames,
  everyReading: true,
  arrange: (facts, story) => {
    const isYears = facts.every(({ numbers: { t } }) => !t || t.unit === null);
    if (!isYears || !/years?|年/.test(story) || /compound|复利|month|月/.test(story)) return null;
    return facts;
  },
  kinds: [kind],
});
