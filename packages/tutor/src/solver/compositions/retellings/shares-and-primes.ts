import { isZh, type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const isPositive = (number: string | undefined) => Number(number) > 1;
/** What two amounts can be shared among at most. */
const shared = ({ a, b }: Record<string, string>) =>
  isPositive(a) && isPositive(b) ? `What is the greatest common divisor of ${a} and ${b}?` : null;
const thingEn = "[a-z]+(?: [a-z]+)?";
const thingZh = "[个块支本颗粒枝朵张袋](?:[^\\d,和与被除加减乘剩余]{1,4})";
const unitZh = "(?:厘米|分米|米|毫米)";
const unitEn = "(?: ?(?:cm|centimeters|m|meters|feet|ft|foot|inches|in|yards|yd|mm))?";
const factors = "(?<e>\\d{1,5}(?:\\^\\d{1,3})?(?: ?[*×x] ?\\d{1,5}(?:\\^\\d{1,3})?){1,6})";
const written = (text = "") => text.replaceAll(/[×x]/g, "*").replaceAll(" ", "");

/** What is shared out in equal parts, even primes, zeros at the end of a product, and what two addends cannot make. */
export const ofSharesAndPrimes: Retelling[] = [
  ...told(
    [
      `(?:the )?(?:greatest|largest|maximum|most) (?:number of )?(?:identical|equal|the same) (?:gift )?(?:bags|baskets|groups|packs|packets|boxes|bouquets|teams|kits|plates) (?:that )?(?:you|we|she|he|i|can|be|could|made|make|using|,)+(?: (?:can|could|make|be|made))* (?:from|with|out of|using) (?<a>\\d{1,4}) ${thingEn} and (?<b>\\d{1,4}) ${thingEn},? (?:using|if (?:you|we|she|he) use|so that) (?:up )?(?:all|every)(?: of)? ?(?:the |them)?[a-z]*(?: are used| is used)?`,
      `(?<a>\\d{1,4})${thingZh}(?:和|与)(?<b>\\d{1,4})${thingZh},?(?:最多)?(?:能|可以|可)?(?:都|全部)?平均分给(?:最多)?(?:几|多少)[个名位](?:小朋友|学生|同学|人|孩子),?(?:正好|恰好|刚好)(?:都)?分完`,
      `(?:把)?(?<a>\\d{1,4})${thingZh}(?:和|与)(?<b>\\d{1,4})${thingZh},?(?:都|全部)?平均分给(?:若干[个名位]|1些)?(?:小朋友|学生|同学|人|孩子),?(?:正好|恰好|刚好)(?:都)?分完,?(?:最多)(?:能|可以|可)?(?:分给|有)(?:几|多少)[个名位]?(?:小朋友|学生|同学|人|孩子)`,
    ],
    shared,
  ),
  ...told(
    [
      `a (?:rectangular )?(?:floor|wall|room|sheet|field|garden|patio|piece of paper|board) (?:that is |is |measuring |measures )?(?<a>\\d{1,4})${unitEn} (?:by|x|×|\\*) (?<b>\\d{1,4})${unitEn} (?:is |is to be |must be |will be )?(?:covered|tiled|paved|cut)(?: completely| exactly)? (?:with|by|into) (?:identical |equal |congruent |the same )?square(?: tiles|s)?(?: of the same size| of equal size)?,? (?:with )?(?:no cutting|without cutting(?: any)?|no tile is cut|with nothing left(?: over)?|with no waste),? (?:what is )?(?:the )?(?:largest|greatest|longest|biggest) (?:possible )?(?:side|side length|size)(?: of (?:a|each|the) (?:tile|square)| a tile can have| of the tiles)?`,
      `(?:1块|1张|1个|有1块|1间)?(?:长方形)?(?:地|地面|的?纸|的?铁皮|的?木板|的?房间)?(?:的)?,?长(?:为|是)?(?<a>\\d{1,4})(?<u>${unitZh}),?宽(?:为|是)?(?<b>\\d{1,4})\\k<u>(?:的)?(?:长方形)?(?:地|地面|纸|铁皮|木板|房间|客厅|厨房)?,?(?:要|现要)?(?:用|铺|裁成|剪成|切成|分成)(?:若干块|若干个)?(?:同样大小?|大小相同|大小相等|1样大|完全1样)的?正方形(?:的)?(?:地砖|瓷砖|纸片|小块|砖)?(?:来)?(?:铺满|铺地|铺)?,?(?:且|并且)?(?:不切割|没有剩余|不能有剩余|不许有剩余|无剩余|正好铺满|正好铺完),?(?:这种)?(?:地砖|瓷砖|正方形|砖|纸片)?的?边长最(?:大|长)(?:可以)?(?:是)?(?:几|多少)?(?:\\k<u>)?`,
    ],
    shared,
  ),
  ...told(
    [
      "(?:the )?only even prime(?: number)?",
      `(?:唯[一1]|仅有|惟[一1])的?(?:1个)?(?:既是)?偶数?(?:又是)?的?(?:质|素)数${whatZh}`,
    ],
    () => "the only whole number n from 1 to 1000 with n is even and n is prime",
  ),
  ...told(
    [
      "how many even prime(?: number)?s are there",
      "how many prime numbers are even",
      "偶(?:质|素)数(?:[1一]?共)?有(?:几|多少)个",
    ],
    () => "how many whole numbers n from 1 to 1000 with n is even and n is prime",
  ),
  ...told(
    [
      `how many (?:trailing |ending )?zeros (?:are (?:there )?)?(?:at the end of|does|end|in the end of) (?:the (?:product|number) )?${factors}(?: end (?:in|with))?`,
      `how many trailing zeros (?:are (?:there )?in|does|in) (?:the (?:product|number) )?${factors}(?: have)?`,
      `${factors}(?:的?(?:积|乘积|结果))?(?:的)?末尾(?:[1一]?共)?有(?:几|多少)个(?:连续的?)?0`,
    ],
    ({ e }) => `the exponent of 10^k in ${written(e)}`,
  ),
  ...told(
    [
      "(?:what|which) (?:positive )?(?:whole )?(?:number|integer) squared (?:gives|is|equals|makes) (?<n>\\d{1,9})",
      "(?:哪个|什么)(?:正整数|自然数)的平方(?:是|等于|得)(?<n>\\d{1,9})",
    ],
    ({ n }) => (Number.isInteger(Math.sqrt(Number(n))) ? `calculate sqrt(${n})` : null),
  ),
  ...told(
    [
      "how many (?:positive |proper )*fractions (?:less than 1 |smaller than 1 )?with (?:a )?denominator (?:of )?(?<n>\\d{1,4}) (?:that are less than 1 )?are (?:already )?(?:in (?:lowest|simplest) (?:terms|form)|irreducible|reduced)",
    ],
    ({ n }) => (Number(n) > 2 ? `calculate coprimes(${n})` : null),
  ),
  ...told(
    [
      "(?:the )?(?:largest|greatest|biggest) (?:whole |positive )?(?:number|integer) that (?:cannot|can't|can not) be (?:written|expressed) as (?<a>\\d{1,3})\\*?(?<x>[a-z]) ?\\+ ?(?<b>\\d{1,3})\\*?(?<y>[a-z]),? (?:with|where|for) (?:[a-z](?:,| and) ?[a-z] (?:are |being )?)?(?:>=? ?0 (?:whole|integers?)|≥ ?0 (?:whole|integers?)|(?:nonnegative|non-negative) (?:integers|whole numbers)|whole numbers)(?: [a-z] and [a-z])?",
      "不能(?:表示|写)(?:成|为)(?<a>\\d{1,3})\\*?(?<x>[a-z])\\+(?<b>\\d{1,3})\\*?(?<y>[a-z]),?\\(?[a-z][,和与][a-z](?:都)?(?:是|为)非负整数\\)?的?(?:形式的?)?最大(?:的)?(?:正?整数|自然数)",
    ],
    ({ a, b, x, y }) =>
      x !== y && gcd(Number(a), Number(b)) === 1 && isPositive(a) && isPositive(b)
        ? `calculate ${a}*${b} - ${a} - ${b}`
        : null,
  ),
  ...told(
    [
      "(?<n>[01]{2,16}) \\(base 2\\) (?:to|in|into) (?:decimal|base 10)",
      "(?<n>\\d{2,12}) \\(base (?<b>[2-9])\\) (?:to|in|into) (?:decimal|base 10)",
      "convert (?<n>\\d{2,12}) \\((?:in )?base (?<b>[2-9])\\) (?:to|into) (?:decimal|base 10)",
      "(?:convert )?(?:the )?binary (?:number )?\\(?(?<n>[01]{2,16})\\)?(?: is)?,? (?:to|in|into) (?:decimal|base 10)(?: form)?",
    ],
    ({ n, b }) => `convert ${n}_${b ?? 2} to base 10`,
  ),
  ...told(
    [
      `2个数的?最大公(?:因|约)数${isZh}(?<g>\\d{1,5}),?最小公倍数${isZh}(?<l>\\d{1,7})${thenZh}(?:这)?2(?:个)?数的?(?:乘积|积)${whatZh}`,
      "(?:the )?(?:gcd|gcf|hcf) of 2 numbers is (?<g>\\d{1,5}) and (?:the|their) lcm is (?<l>\\d{1,7}),? (?:what is|find)? ?(?:the|their) product(?: of the (?:2 )?numbers)?",
    ],
    ({ g, l }) => (Number(l) % Number(g) === 0 ? `calculate ${g}*${l}` : null),
  ),
  ...told(
    [
      "(?:put |arrange )?(?:these |the numbers )?(?:in )?order (?:them )?from (?:the )?(?<w>smallest|least|largest|greatest|biggest)(?: to (?:the )?(?:largest|greatest|biggest|smallest|least))?,? ?(?<l>-?\\d{1,6}(?:\\.\\d{1,6})?(?:,? (?:and )?-?\\d{1,6}(?:\\.\\d{1,6})?){2,7})",
    ],
    ({ w = "", l }) =>
      `order from ${/s|least/.test(w) && !/great|larg|big/.test(w) ? "least to greatest" : "greatest to least"}: ${l}`,
  ),
];
