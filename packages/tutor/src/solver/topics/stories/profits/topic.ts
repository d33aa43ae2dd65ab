import type { Frames } from "../../../stories/frames.ts";
import { count, defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const store =
  "(a |the )?(store|shop|merchant|shopkeeper|dealer|man|woman|trader|bookstore|toy store|owner|seller)|<_:word>";
const ware =
  "(一|1)?(件|台|双|个|套|本|种|部|辆|只|支|条|把)?(商品|衣服|上衣|鞋|书包|玩具|电视机?|洗衣机|冰箱|手机|台灯|皮鞋|运动鞋|大衣|裙子|裤子|电风扇|自行车|书|物品|货物|空调|外套)?(的)?";

const frames: Frames = {
  cost: [
    `(if )?(${store}) (buys|bought|gets|got|pays|paid for|purchased|purchases)( an?| the| some)? <_:noun>( at| for)( a cost of)? <c>`,
    `(${store}) (paid|pays) <c> for( an?| the)? <_:noun>`,
    `(the |an? )?<_:noun> costs? (the |a )?(store|shop|merchant|shopkeeper|dealer) <c>( to make| to buy)?`,
    `${ware}(进价|成本|进货价|成本价|买入价|每件成本|每件进价)(是|为)?<c>`,
    `(商店|某商店|老板|店主|商家)?(以|用)<c>(的价格)?(买进|购进|买入|进了)${ware}`,
  ],
  sale: [
    `(and |then |and then )?(it |he |she |they )?(sells?|sold)( it| them| the <_:noun>)? (for|at) <p>`,
    `(the )?(selling price|sale price) is <p>`,
    "(以|按)?(售价|卖价|卖出价|售出价)(是|为)?<p>(卖出|售出|出售)?",
    "(以|按|用)<p>(的价格)?(卖出|售出|出售|卖掉|卖)",
    "(卖出|售出|卖)(得|了)?<p>",
  ],
  margin: [
    `(${store})? ?marks? (it|them|the <_:noun>) up( by)? <r:percent>`,
    `(it|the <_:noun>) is marked up( by)? <r:percent>`,
    `(and |then )?(${store})?( wants| wanted)?( to)? ?(make|makes|made|earns?|earned|have|at|with)( an?)? <r:percent> profit`,
    `(to|for|with) (make )?(an? )?(profit of <r:percent>|<r:percent> profit)`,
    "(按|以|加上?|获得|获|按照)?(进价的|成本的)?<r:percent>的?(利润率?|利润的?)(来)?(定价|标价|卖出|售出|出售)?",
    "(要|想|能|可以|可|仍能|仍可|还能|还可|仍|还)?(获利|盈利|赚|获得利润|获利润|利润率(是|为))(了)?(进价的|成本的)?<r:percent>(的利润)?",
  ],
  marked: ["(按|以)?(定价|标价|原价|标价是|标价为)(是|为)?<m>", `${ware}(定价|标价|标价是|标价为)(是|为)?<m>`],
  off: [
    "(现在|现|商店|又|再|后来|,)?(按|打|以|按标价的|按定价的)?(打)?<o:tenths>(后)?(出售|卖出|优惠|销售|售出|卖|优惠出售)?",
  ],
  askPercent: [
    `what (is|was|percent) ?(the |his |her |their )?(percent|percentage)?( of)? ?profit( (percent|percentage|rate))?( did (he|she|they|it|the store|the shop) make| on the sale)?`,
    `(what|find) (is |was )?(the )?(percent|percentage)( of)?( the)? profit`,
    "(利润率|盈利率|利润率是|赚了|盈利|获利)(是)?(百分之几|百分之多少|多少)",
  ],
  askPrice: [
    `(what|how much) (price )?(do|does|will) (they|he|she|it|the (store|shop|dealer|merchant)) (charge|sell it for)( for it)?`,
    `(what|how much|for how much|at what price) (is|was|should|must|would|will) (the (selling|sale) price|it sell (it )?for|(the <_:noun>|it|he|she|they|the store) (be sold|sell|sell it|sell them|sell for|be sold for|be priced)( for| at)?)`,
    "(求|问)?(定价|售价|标价|卖价|应定价|应卖|应售)(应)?(是|为)?(多少|几)[<asked:unit>]",
  ],
  askCost: [
    "(what|find) (was |is )?the (cost|original cost|cost price)( of <_:noun>| to the store)?",
    "(求|问)?(这)?(件|台|双|个|套|种)?(商品|衣服|上衣|鞋|书包|鞋子)?(的)?(进价|成本|成本价|进货价)(是|为)?(多少|几)[<asked:unit>]",
  ],
  askGain: [
    "how much (profit|money)?( does| did| will)?( he| she| they| it| the store| the shop)?( make| earn)?( in profit)?( on (it|each|the <_:noun>))?",
    "(what|find) (is|was) (the|his|her|their) profit( in dollars)?",
    "(可以?|能|可)?(赚|获利|盈利|获利润|利润(是)?)(了)?(多少|几)[<asked:unit>](的利润)?",
  ],
};

type Kind = StoryKind<keyof typeof words.en>;
const hundred = count(100);
const more = ({ c, r }: Record<string, ReturnType<typeof count>>) => over(times(c, r), hundred);

const kinds: Kind[] = [
  {
    tells: ["cost", "sale", "askPercent"],
    numbers: [["c", "p"]],
    problem: ({ c, p }) => ({
      en: `the percent profit, bought for $${c}$ and sold for $${p}$`,
      ch: `进价 $${c}$，售价 $${p}$，求利润率`,
    }),
    steps: [
      ["gain", "gain", ({ p, c }) => less(p, c)],
      ["share", "answer", ({ gain, c }) => over(times(gain, hundred), c)],
    ],
    answer: { name: "answer", percent: true },
    fits: ({ c, p, answer }) => same(times(c, sum(hundred, answer)), times(p, hundred)),
    doubled: ["c", "p"],
  },
  {
    tells: ["cost", "margin", "askPrice"],
    numbers: [["c"], "r"],
    problem: ({ c, r }) => ({
      en: `the price with $${r}\\%$ profit on a cost of $${c}$`,
      ch: `进价 $${c}$，利润率 $${r}\\%$，求售价`,
    }),
    steps: [
      ["wanted", "gain", more],
      ["price", "answer", ({ c, gain }) => sum(c, gain)],
    ],
    answer: { name: "answer", unit: "c" },
    fits: ({ c, r, answer }) => same(times(answer, hundred), times(c, sum(hundred, r))),
    doubled: ["c"],
  },
  {
    tells: ["cost", "margin", "askGain"],
    numbers: [["c"], "r"],
    problem: ({ c, r }) => ({
      en: `a profit of $${r}\\%$ on a cost of $${c}$`,
      ch: `进价 $${c}$，利润率 $${r}\\%$，求利润`,
    }),
    steps: [["wanted", "gain", more]],
    answer: { name: "gain", unit: "c" },
    fits: ({ c, r, gain }) => same(times(gain, hundred), times(c, r)),
    doubled: ["c"],
  },
  {
    tells: ["marked", "off", "margin", "askCost"],
    numbers: [["m"], "o", "r"],
    problem: ({ m, o, r }) => ({
      en: `the cost, if $${o}\\%$ of $${m}$ is a profit of $${r}\\%$`,
      ch: `标价 $${m}$，按标价的 $${o}\\%$ 出售获利 $${r}\\%$，求进价`,
    }),
    steps: [
      ["after", "price", ({ m, o }) => over(times(m, o), hundred)],
      ["parts", "parts", ({ r }) => sum(hundred, r)],
      ["back", "answer", ({ price, parts }) => over(times(price, hundred), parts)],
    ],
    answer: { name: "answer", unit: "m" },
    fits: ({ m, o, r, answer }) => same(times(sum(answer, over(times(answer, r), hundred)), hundred), times(m, o)),
    doubled: ["m"],
  },
  {
    tells: ["cost", "marked", "off", "askGain"],
    numbers: [["c", "m"], "o"],
    problem: ({ c, m, o }) => ({
      en: `the profit on $${c}$ at $${o}\\%$ of $${m}$`,
      ch: `进价 $${c}$，标价 $${m}$，按标价的 $${o}\\%$ 出售，求利润`,
    }),
    steps: [
      ["after", "price", ({ m, o }) => over(times(m, o), hundred)],
      ["left", "answer", ({ price, c }) => less(price, c)],
    ],
    answer: { name: "answer", unit: "c" },
    fits: ({ c, m, o, answer }) => same(times(sum(c, answer), hundred), times(m, o)),
    doubled: ["c", "m"],
  },
  {
    tells: ["cost", "sale", "askGain"],
    numbers: [["c", "p"]],
    problem: ({ c, p }) => ({
      en: `the profit, bought for $${c}$ and sold for $${p}$`,
      ch: `进价 $${c}$，售价 $${p}$，求利润`,
    }),
    steps: [["gain", "gain", ({ p, c }) => less(p, c)]],
    answer: { name: "gain", unit: "c" },
    fits: ({ c, p, gain }) => same(sum(c, gain), p),
    doubled: ["c", "p"],
  },
];

/** What is bought and sold again: cost, price and profit. */
export const profits = defineStories({
  name: "profits",
  words,
  about: "profit|marks? (it|them|the)|marked up|利润|获利|盈利|赚|进价|成本",
  frames,
  everyReading: true,
  arrange: (facts, story) =>
    /\b(?:loss|lost|each|tax|commission|expenses?)\b|亏|赔|每件|税|共/.test(story) ? null : facts,
  kinds,
});
