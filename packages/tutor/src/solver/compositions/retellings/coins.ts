import { type Retelling, told } from "./retelling.ts";

const cents: Record<string, number> = {
  元: 100,
  角: 10,
  分: 1,
  cent: 1,
  dollar: 100,
  nickel: 5,
  dime: 10,
  quarter: 25,
};
const worthOf = (unit = "") => cents[unit.replace(/^.*(?=[元角分])/, "").replace(/s$/, "")] ?? 0;
/** A sum of money paid with two kinds of coins, all in cents; of one kind alone, too. */
const paid = ({ a = "1", au, b = "1", bu, c = "1", cu }: Record<string, string>) => {
  const [one, other, sum] = [Number(a) * worthOf(au), Number(b) * worthOf(bu), Number(c) * worthOf(cu)];
  return one > 0 && other > 0 && one !== other && sum > 0 && sum <= 10_000
    ? `how many pairs of nonnegative whole numbers with ${one}x + ${other}y = ${sum}`
    : null;
};
const ifOneKind = "(?:,? ?\\(?(?:可以只用(?:其中)?1种(?:硬币)?|也可以只用1种|允许只用1种)\\)?,?)?";

/** Ways to pay where units differ. */
export const ofCoins: Retelling[] = [
  ...told(
    [
      `(?:只)?用(?<a>\\d{1,3})(?<au>[元角分])(?:和|与|、|,)(?<b>\\d{1,3})(?<bu>[元角分])(?:的)?(?:2种)?(?:硬币|纸币|人民币|钱币|邮票)?,?(?:要)?(?:凑成?|组成|付|支付|凑出)(?<c>\\d{1,3})(?<cu>[元角分])(?:钱)?,?${ifOneKind}(?:[1一]?共)?有(?:几|多少)种(?:不同的?)?(?:凑法|方法|付法|组成方法|办法)`,
      `(?:把)?(?<c>\\d{1,3})(?<cu>[元角分])(?:钱|纸币)?(?:换成|兑换成)(?<a>\\d{1,3})(?<au>[元角分])(?:和|与|、|,)(?<b>\\d{1,3})(?<bu>[元角分])的?(?:硬币|零钱),?${ifOneKind.replace("只用", "只[用换]成?")}(?:[1一]?共)?有(?:几|多少)种(?:不同的?)?(?:换法|方法)`,
      "(?:in )?how many (?:different )?ways (?:are there |is it possible |can (?:you|we|i) )?(?:to )?(?:make|pay) (?<c>\\d{1,3}) (?<cu>cents?|dollars?) (?:with|using|out of|from) (?:only )?(?<a>\\d{1,2})[- ](?<au>cent) and (?<b>\\d{1,2})[- ]cent coins",
      "a total of (?<c>\\d{1,3}) (?<cu>cents?|dollars?) is to be (?:made|paid) (?:from|with) (?<a>\\d{1,2})[- ](?<au>cent) and (?<b>\\d{1,2})[- ]cent coins,? (?:where|and) either kind (?:may|can) be left out,? (?:in )?how many ways(?: is this possible| can this be done)?",
    ],
    ({ bu, ...rest }) => paid({ ...rest, bu: bu ?? "cent" }),
  ),
];
