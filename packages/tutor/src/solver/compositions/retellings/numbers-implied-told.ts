import { lcm } from "../../algebra/numbers.ts";
import { type Retelling, told } from "./retelling.ts";

/** The first perfect number, and whether two divisors imply another. */
export const ofNumbersImplied: Retelling[] = [
  ...told(
    ["(?:the )?(?:smallest|least|first) perfect number(?: \\([^)\\d]{0,60}\\))?", "最小的(?:完全数|完美数|完数)"],
    () => "the smallest whole number n with n is perfect",
  ),
  ...told(
    [
      "true or false[:,]? (?:every|any|each|if an?) (?:whole )?(?:number|integer) (?:that |which )?(?:is|can be) divisible by (?:both )?(?<a>\\d{1,4}) and (?:by )?(?<b>\\d{1,4})(?:,? (?:then )?it)? (?:is|must be|has to be|can be) (?:also |always )?divisible by (?<c>\\d{1,5})(?: too| as well)?",
      "(?:判断:?,?)?(?:1个数)?(?:能|可以)?(?:同时)?(?:能)?被(?<a>\\d{1,4})和(?<b>\\d{1,4})整除的(?:整|自然)?数,?(?:[1一]定|都|也|就|必定)*(?:能|可以)?被(?<c>\\d{1,5})整除,?(?:(?:这句话|这种说法|是)?(?:对不对|对的?|正确)吗?)?",
    ],
    ({ a = "1", b = "1", c }) => `Is ${lcm(BigInt(a), BigInt(b))} divisible by ${c}?`,
  ),
];
