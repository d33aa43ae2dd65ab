import { type Frames, numbersIn } from "../../../sentences/frames.ts";
import { has as hasZh, kinds } from "./nouns.ts";
import type { Count } from "./work.ts";

const has =
  "({who:word} has|i have|you have|there are|a (boy|girl|student|man|woman) has|a (restaurant|menu|cafe|diner) (has|offers)|a menu lists)";
const clothes =
  "[different ](shirts|t-shirts|pants|pairs of pants|skirts|hats|pairs of shoes|ties|jackets|pairs of shorts|pairs of jeans|shorts|jeans|sweaters|scarves|belts|pairs of socks|dresses|coats|caps|blouses|tops)";
const food =
  "[different ](appetizers|main courses|mains|main dishes|entrees|desserts|drinks|sandwiches|soups|salads|side dishes|sides|starters|pizzas|breads|meats|cheeses)";
const outcome =
  "how many[ different| possible| total] (outfits|combinations|meals|choices|lunches|dinners|3-course meals)";
const can =
  "[ can (he|she|they|i|you|be|a customer|one|someone|{name:word})[ make| wear| have| choose| order| create| put together| made| chosen]| are there| are possible| does (he|she) have][ in all| in total]";

const several = (noun: string) =>
  `${has} {a} ${noun}(, | and |, and ){b} ${noun}[(, | and |, and ){c} ${noun}][(, | and |, and ){d} ${noun}],? ${outcome}${can}`;

/** One choice after another, and each of them freely. */
export const products: Frames<Count>[] = [
  [
    [
      several(clothes),
      several(food),
      `${has} {a} ${food}, {b} ${food},? (and )?{c} ${food},? how many[ different| possible]? (meals|dinners|lunches|combinations)( consisting| made up| made)?( with| of)( exactly)? 1 (of )?each( course| kind)?[ are possible| can be made| can you order| can be ordered| are there]`,
      `[小明有|小红有|妈妈有|有]{a}件(不同的|)(上衣|衬衫|t恤|外套)(和|,|与){b}条(不同的|)(裤子|裙子|长裤)[(和|,|与){c}双(不同的|)(鞋|鞋子)],?[一共|共|总共][可以|能|可|有][有][搭配|配成|搭配成|搭配出|组成](出|)(多少|几)(种|套)[不同的](搭配|穿法|衣服|搭配方法|服装|方法|搭配方式|套装|)`,
    ],
    ({ a, b, c, d }) => product([a, b, c, d].filter((place) => place !== undefined).map(Number)),
  ],
  [
    [
      "从{x:spot}(地|城|村|市)?到{y:spot}(地|城|村|市)?有{a}条(不同的)?路(线)?,从{z:spot}(地|城|村|市)?到{w:spot}(地|城|村|市)?有{b}条(不同的)?路(线)?,从{s:spot}(地|城|村|市)?(经过|经|途经){m:spot}(地|城|村|市)?到{t:spot}(地|城|村|市)?(一共|共)?有?(多少|几)(种|条)(不同)?(的)?(走法|路线|路)",
    ],
    // The second way goes on where the first one ends.
    ({ a, b, x, y, z, w, s, m, t }) =>
      y === z && s === x && m === y && t === w ? product([Number(a), Number(b)]) : null,
  ],
  [
    [
      "how many[ possible| different] outcomes are there when (a|1) [fair ]coin is (flipped|tossed) {n} times",
      "how many[ possible| different] outcomes are there when {n} coins are (flipped|tossed)",
    ],
    ({ n }) => power(2, Number(n)),
  ],
  [
    [
      "how many[ possible| different] outcomes are there when {n} (dice|6-sided dice|standard dice) are (rolled|thrown|tossed)",
      "how many[ possible| different] outcomes are there when (a|1) (die|dice) is (rolled|thrown) {n} times",
    ],
    ({ n }) => power(6, Number(n)),
  ],
  [
    [
      "how many subsets (does a set|are there of a set|are in a set|of a set) (with|of|having|that has|containing) {n} elements[ have| are there]",
      "(含有|有|含){n}个元素的集合[一共|共](有多少个子集|的子集有多少个|有几个子集|的子集个数|的子集有几个)",
    ],
    ({ n }) => subsets(Number(n), 0),
  ],
  [
    [
      "how many proper subsets (does a set|are there of a set|are in a set|of a set) (with|of|having|that has|containing) {n} elements[ have| are there]",
      "how many (nonempty|non-empty) subsets (does a set|are there of a set|are in a set|of a set) (with|of|having|that has|containing) {n} elements[ have| are there]",
      "(含有|有|含){n}个元素的集合[一共|共](有多少个(真子集|非空子集)|的(真子集|非空子集)(有多少个|个数))",
    ],
    ({ n }) => subsets(Number(n), 1),
  ],
  [
    [
      "how many subsets does [the set ]\\{ ?{of:list} ?\\} have",
      "集合\\{ ?{of:list} ?\\}(的子集[一共|共]有(多少|几)个|[一共|共]有(多少|几)个子集|的子集个数)",
    ],
    ({ of }) => {
      const elements = numbersIn(of);
      return new Set(elements).size === elements.length ? subsets(elements.length, 0) : null;
    },
  ],
  [
    [
      "how many[ different| possible] {k}-digit (pins|pin codes|codes|passwords|passcodes)[ are possible| are there| can be made| can you make| can be formed],? ?(if|when|and|where) (the )?digits (may|can) (repeat|be repeated|be reused)",
    ],
    ({ k }) => (Number(k) >= 1 && Number(k) <= 12 ? product(Array(Number(k)).fill(10)) : null),
  ],
  [
    [
      `[书架上|书包里|桌上|盒子里]有{a}(本|支|个|件|种)(不同的)?(故事书|科技书|语文书|数学书|英语书|漫画书|书|钢笔|铅笔|圆珠笔|毛笔|上衣|裤子|裙子|帽子|苹果|梨|橘子)(和|,|与){b}(本|支|个|件|种)(不同的)?(故事书|科技书|语文书|数学书|英语书|漫画书|书|钢笔|铅笔|圆珠笔|毛笔|上衣|裤子|裙子|帽子|苹果|梨|橘子),?(从中)?(各取|各选|各拿|各挑)1(本|支|个|件|种),?${hasZh}${kinds}`,
    ],
    ({ a, b }) => product([Number(a), Number(b)]),
  ],
  [
    [
      `how many [shortest |different |lattice ](paths|routes)[ are there] from \\(0, ?0\\) to \\({a}, ?{b}\\)[ are there],? (if|when|where|by|using only) [you |we |one |each step ][can |may |must ][only ](move|moves|moving|go|goes|going|steps|)[ only] ?(right (and|or) up|up (and|or) right|to the right (and|or) up)[ 1 unit[ at a time]]`,
      `how many ways (are there to get|can you (get|go|move)|to get) from \\(0, ?0\\) to \\({a}, ?{b}\\),? (if|when|by) [you |we |one ][can |may |must ][only ](move|moving|go|going)[ only] (right (and|or) up|up (and|or) right)[ 1 unit[ at a time]]`,
      `从[点|原点]\\(0,0\\)[走|出发][到|走到][点]\\({a},{b}\\),[每次|每步]只能向(右或向上|上或向右|右或上|上或右|右或者向上)走[1格|1步|1个单位][长度],?[一共|共][有]${kinds}`,
    ],
    ({ a, b }) => paths(Number(a), Number(b)),
  ],
];

function product(factors: number[]): Count | null {
  return factors.every((factor) => factor >= 1 && factor <= 1000) ? { kind: "product", factors, without: 0 } : null;
}

const power = (base: number, times: number) => (times >= 1 && times <= 40 ? product(Array(times).fill(base)) : null);

function subsets(n: number, without: number): Count | null {
  return n >= 1 && n <= 40 ? { kind: "product", factors: Array(n).fill(2), without } : null;
}

const paths = (right: number, up: number): Count | null =>
  right >= 1 && up >= 1 && right + up <= 40 ? { kind: "paths", right, up } : null;
