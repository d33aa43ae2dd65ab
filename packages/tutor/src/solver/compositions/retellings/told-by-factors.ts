import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const powersZh = (name: string) => `(?<${name}>\\d{1,3}(?:\\^\\{?\\d\\}?)?(?:\\*\\d{1,3}(?:\\^\\{?\\d\\}?)?){0,5})`;
const twoZh = "(?:甲,乙|a,b|甲和乙|a和b|甲乙|a与b)?(?:这)?2个?(?:自然数|正整数|整数|数)?";
const commonZh = "最大公(?:因|约)数";
const lastZh = "(?:_{2,}|\\( *\\))?(?:\\((?:写成1个数|填1个数|写出结果|结果写成1个数)\\))?";
const starZh = "(?:__+|\\( *\\))?";

/** The pair with a sum and a greatest common divisor, and one of the two. */
const oneOfPair =
  (most: "largest" | "smallest") =>
  ({ s, g }: Record<string, string>) => {
    const [sum, common] = [Number(s), Number(g)];
    let pairs = 0;
    for (let one = 1; one * 2 < sum; one++) if (gcd(one, sum) === common) pairs++;
    return pairs === 1 && sum <= 5000 && common * 2 !== sum
      ? `the ${most} whole number n from 1 to ${sum - 1} with n and ${sum} have gcd ${common}`
      : null;
  };
const pairZh = [
  `(?:已知)?${twoZh}(?:的)?(?:之)?和(?:是|为|等于)?(?<s>\\d{1,4}),?(?:且|并且)?(?:它们的?)?(?:的)?${commonZh}(?:是|为|等于)?(?<g>\\d{1,3})${thenZh}`,
  `(?:已知)?${twoZh}(?:的)?${commonZh}(?:是|为|等于)?(?<g>\\d{1,3}),?(?:且|并且)?(?:它们的?)?(?:的|之)?和(?:是|为|等于)?(?<s>\\d{1,4})${thenZh}`,
];
const largerZh = "(?:其中)?(?:较大|大|最大)的?(?:那|1|这)?个?(?:数)?";
const smallerZh = "(?:其中)?(?:较小|小|最小)的?(?:那|1|这)?个?(?:数)?";

const runs: Record<string, number[]> = { 连续自然数: [1], 连续整数: [1], 连续偶数: [2, 0], 连续奇数: [2, 1] };
/** A run of numbers with a product, and one of them; of integers there are two such runs. */
const oneOfRun = ({ k, r = "", p, w = "" }: Record<string, string>) => {
  const [many, step] = [Number(k), runs[r]?.[0] ?? 1];
  if (many < 2 || many > 4 || (/中间/.test(w) && many % 2 === 0) || (r === "连续整数" && many % 2 === 0)) return null;
  const at = /小/.test(w) ? 0 : /中间/.test(w) ? (many - 1) / 2 : many - 1;
  const factors = Array.from({ length: many }, (_, nth) => {
    const away = (nth - at) * step;
    return away === 0 ? "n" : `(n ${away < 0 ? "-" : "+"} ${Math.abs(away)})`;
  });
  const parity = runs[r]?.[1];
  const sort = parity === undefined ? "" : ` and n is ${parity ? "odd" : "even"}`;
  const from = 1 + at * step;
  return `the only whole number n from ${from} to 20000 with n meets ${factors.join("*")} = ${p}${sort}`;
};

const squared = ({ m, m2, s = "平方" }: Record<string, string>) =>
  `the smallest whole number n with n times ${m ?? m2} is a ${s.includes("立方") ? "cube" : "square"}`;
const leastZh = "(?:1个)?(?:最小的?)?(?:1个)?(?:非0|不为0的)?的?(?:自然数|正整数|整数|数)(?:[a-z])?";
const squareZh = "(?:1个)?(?:完全)?(?<s>平方|立方)数";

/** Numbers told by common factors, by products, and by the squares that they make. */
export const ofNumbersByFactors: Retelling[] = [
  ...told(
    pairZh.map((sentence) => `${sentence}${largerZh}${whatZh}`),
    oneOfPair("largest"),
  ),
  ...told(
    pairZh.map((sentence) => `${sentence}${smallerZh}${whatZh}`),
    oneOfPair("smallest"),
  ),
  ...told(
    [
      `(?:已知|若|如果|设)?a=${powersZh("a")},b=${powersZh("b")}(?:,c=${powersZh("c")})?,?${thenZh}(?:a[,和与]b(?:[和与,]c)?|它们|[23]个数|这[23]个数)的?(?<w>最大公因数|最大公约数|最小公倍数)${whatZh}${lastZh}`,
      `(?:已知|若|如果|设)?甲数?=${powersZh("a")},乙数?=${powersZh("b")},?${thenZh}(?:甲[,和与]?乙(?:[2]数)?|它们|2个数|这2个数)的?(?<w>最大公因数|最大公约数|最小公倍数)${whatZh}${lastZh}`,
    ],
    ({ a = "", b = "", c = "", w = "" }) => {
      const numbers = [a, b, c].filter((one) => one !== "").map((one) => one.replaceAll(/[{}]/g, ""));
      return `calculate ${w.includes("倍") ? "lcm" : "gcd"}(${numbers.join(", ")})`;
    },
  ),
  ...told(
    [
      `(?<k>[2-4])个(?<r>连续自然数|连续偶数|连续奇数)的?(?:乘积|积)(?:是|为|等于)?(?<p>\\d{1,9})${thenZh}(?:这\\d个数?|其中|它们)?(?:数)?(?:中|里|当中)?,?(?<w>最大|最小|中间|较大|较小)的?(?:那|1)?(?:个|1个)?(?:数|自然数|偶数|奇数)?${whatZh}`,
    ],
    oneOfRun,
  ),
  ...told(
    [
      `(?:用|把)?(?<m>\\d{1,6})(?:乘|乘以|乘上|\\*)${leastZh},?(?:使|使得|要使|后|能使|可使)*(?:所得(?:到)?的?)?(?:它们的)?(?:乘?积|结果|得数)?(?:恰好|正好|就|能|可以)?(?:是|为|成为|变成|得到?)*${squareZh},?(?:那么|则)?(?:这个|该|所乘的)?(?:非0)?(?:自然数|正整数|整数|数)(?:最小|至少|最少)?${whatZh}${starZh}`,
      `(?<m>\\d{1,6})\\*(?<x>[a-z])(?:的?积)?(?:恰好|正好)?(?:是|为)${squareZh},?(?:那么|则)?(?:自然数|正整数)?\\k<x>(?:的)?(?:最小|至少)(?:值)?${whatZh}${starZh}`,
      `(?:已知|若)?(?:自然数|正整数)?(?<x>[a-z])(?:与|和)(?<m>\\d{1,6})的?(?:乘积|积)(?:恰好|正好)?(?:是|为)${squareZh},?(?:那么|则)?(?:自然数|正整数)?\\k<x>(?:的)?(?:最小|至少)(?:值)?${whatZh}${starZh}`,
    ],
    squared,
  ),
  ...told(
    [
      `(?:有)?(?<l>\\d{1,5}(?:,\\d{1,5}){1,4})(?:和\\d{1,5})?(?:这)?(?:\\d个)?(?:自然|整)?数?,?(?:都|分别|同时)*(?:除以|被)(?:同)?1个(?:大于1的)?(?:自然数|整数|数)(?:去?除)?,?(?:得到的?|所得的?)?余数(?:都|均|完全)?(?:相同|相等|[1一]样)(?:\\(?且?不为0\\)?)?,?${thenZh}(?:这个|该)?(?:自然数|整数|数|除数)?最大${whatZh}`,
      `(?:用)?1个(?:大于1的)?(?:自然数|整数|数)(?:去|分别)*除(?<l>\\d{1,5}(?:,\\d{1,5}){1,4})(?:这)?(?:\\d个)?(?:自然|整)?数?,?(?:得到的?|所得的?)?余数(?:都|均|完全)?(?:相同|相等|[1一]样),?${thenZh}(?:这个|该)?(?:自然数|整数|数|除数)?最大${whatZh}`,
    ],
    ({ l }) => {
      const numbers = wholesIn(l);
      const apart = numbers.slice(1).map((one, at) => Math.abs(one - (numbers[at] ?? 0)));
      return apart.length > 0 && apart.every((one) => one > 0) && apart.reduce(gcd) > 1
        ? `calculate gcd(${apart.join(", ")})+0`
        : null;
    },
  ),
  ...told(
    [
      "(?:把)?(?<n>\\d{2,9})分解(?:成)?质因数(?:,?\\(?(?:相同的?(?:质)?因数(?:用|写成)(?:指数|幂)(?:的?形式)?(?:写|表示)?|用指数形式表示|结果用幂表示)\\)?)?",
    ],
    ({ n }) => `Write ${n} as a product of prime factors.`,
  ),
];
