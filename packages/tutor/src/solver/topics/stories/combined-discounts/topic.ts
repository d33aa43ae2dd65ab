import type { Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, less, same, sum, times } from "../../../stories/reckoned.ts";

const then = ",? ?(followed by|and then|then|and) (another |a further |an additional |an extra )?";
const one = "(what|which) (single|one) (discount|percent discount|percentage discount|percent off|markdown|reduction)";
const both = `<p:percent>( off| discount)?${then}<r:percent>( off| discount)?`;
const goods = "(某|某种|一种|一件|这种|一)?(商品|衣服|产品|货物|物品)?";

const frames: Frames = {
  cuts: [
    `${one} (equals|is equal to|is the same as|is equivalent to|gives the same (price|result) as)( discounts of| a discount of| successive discounts of| two discounts of)? ?${both}`,
    `(2 )?(successive|consecutive) discounts of <p:percent> and <r:percent> (are|is) (equivalent|equal|the same)( as| to)? (what|which) (single|one) discount`,
  ],
  raised: [`${goods}(的)?(价格)?(先|如果)?(涨价|提价|加价|提高|上涨)(了)?<p:percent>(后|以后)?`],
  lowered: [`${goods}(的)?(价格)?(先|如果)?(降价|降低|下降)(了)?<p:percent>(后|以后)?`],
  back: [
    "(现在)?(要|要想|若要|若想|如果要|想)(恢复|回到|恢复到|使价格恢复)(为)?(到)?(原价|原来的价格),?(应|应该|需|需要|要|必须|则应|那么应)?(降价|降低|下降|再降价)(百分之几|百分之多少)",
  ],
  up: [
    "(现在)?(要|要想|若要|若想|如果要|想)(恢复|回到|恢复到|使价格恢复)(为)?(到)?(原价|原来的价格),?(应|应该|需|需要|要|必须|则应|那么应)?(涨价|提价|提高|上涨|再涨价)(百分之几|百分之多少)",
  ],
};

const hundred = count(100);
const kinds: LineKind[] = [
  {
    tells: ["cuts"],
    numbers: ["p", "r"],
    problem: ({ p, r }) => ({
      en: `the one discount that does what $${p}\\%$ and then $${r}\\%$ do`,
      ch: `先降 $${p}\\%$ 再降 $${r}\\%$，一共降百分之几`,
    }),
    steps: [
      line("left", "minus", "100", "p", "what is left of 100", "第一次后剩下的（原来看作 100）"),
      line("cut", "percentOf", "left", "r", "the second discount", "第二次降的部分"),
      line("answer", "plus", "p", "cut", "the whole discount", "一共降的百分数"),
    ],
    answer: { name: "answer", percent: true },
    fits: ({ p, r, answer }) => same(times(hundred, less(hundred, answer)), times(less(hundred, p), less(hundred, r))),
    doubled: [],
  },
  {
    tells: ["raised", "back"],
    numbers: ["p"],
    problem: ({ p }) => ({
      en: `the discount that undoes a rise of $${p}\\%$`,
      ch: `涨 $${p}\\%$ 后，降百分之几恢复原价`,
    }),
    steps: [
      line("price", "plus", "100", "p", "the higher price, of 100", "涨价后的价格（原价看作 100）"),
      line("answer", "outOf100", "p", "price", "the discount", "要降的百分数"),
    ],
    answer: { name: "answer", percent: true },
    fits: ({ p, answer }) => same(times(sum(hundred, p), less(hundred, answer)), times(hundred, hundred)),
    doubled: [],
  },
  {
    tells: ["lowered", "up"],
    numbers: ["p"],
    problem: ({ p }) => ({
      en: `the rise that undoes a discount of $${p}\\%$`,
      ch: `降 $${p}\\%$ 后，涨百分之几恢复原价`,
    }),
    steps: [
      line("price", "minus", "100", "p", "the lower price, of 100", "降价后的价格（原价看作 100）"),
      line("answer", "outOf100", "p", "price", "the rise", "要涨的百分数"),
    ],
    answer: { name: "answer", percent: true },
    fits: ({ p, answer }) => same(times(less(hundred, p), sum(hundred, answer)), times(hundred, hundred)),
    doubled: [],
  },
];

/** One change of a price that does what two do, or undoes another. */
export const combinedDiscounts = defineStories({
  name: "combined-discounts",
  words: lineWords,
  about: "discount|off|markdown|reduction|恢复|回到",
  frames,
  everyReading: true,
  kinds,
});
