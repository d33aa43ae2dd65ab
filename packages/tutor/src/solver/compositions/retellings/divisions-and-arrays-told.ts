import { type Retelling, told } from "./retelling.ts";

const numbersIn = (text = ""): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** All prime factors, as often as they divide. */
function primesOf(number: number): number[] {
  for (let one = 2; one * one <= number; one++) if (number % one === 0) return [one, ...primesOf(number / one)];
  return number > 1 ? [number] : [];
}

/** `2^3*3*5`: only primes and powers of primes are a factorization, but any product will do. */
const product = "\\d{1,3}(?:\\^\\{?\\d{1,2}\\}?)?(?:\\*\\d{1,3}(?:\\^\\{?\\d{1,2}\\}?)?)+";
const VALUE_MAX = 100_000;

function productOf(written: string): number {
  return written.split("*").reduce((all, factor) => {
    const [base = 1, power = 1] = numbersIn(factor);
    return all * base ** power;
  }, 1);
}

/** Both are asked of numbers that are told by their factors. */
const both = ({ a = "", b = "", c }: Record<string, string>) => {
  const values = [a, b, ...(c ? [c] : [])].map(productOf);
  return values.every((value) => value <= VALUE_MAX && value > 1)
    ? `Find the gcd and lcm of ${values.join(", ").replace(/, (\d+)$/, " and $1")}`
    : null;
};
const bothEn =
  "(?:the )?(?:(?:gcd|gcf|hcf|greatest common (?:factor|divisor)|highest common factor) and (?:the )?(?:lcm|least common multiple|lowest common multiple)|(?:lcm|least common multiple|lowest common multiple) and (?:the )?(?:gcd|gcf|hcf|greatest common (?:factor|divisor)|highest common factor))";
const bothZh =
  "(?:的)?(?:最大公(?:因|约)数(?:和|与|是\\( ?\\),?|=\\( ?\\),?|是_*,?|,)(?:它们的|最小公倍数是\\( ?\\)|最小公倍数=\\( ?\\)|最小公倍数是_*|最小公倍数)(?:各|分别)?)";
const lettersZh = "(?:,(?:求|那么|则|问)*(?:[a-z甲乙](?:,|和|与)[a-z甲乙](?:这)?(?:2个?数)?|它们|这2个数))?";

/** The quotient and what is left over, both. */
const divided = ({ n, d }: Record<string, string>) =>
  Number(d) > 0 ? `Find the quotient and remainder when ${n} is divided by ${d}` : null;

/** Sums and products of remainders, as they are written. */
const remainders = ({ e = "" }: Record<string, string>) => {
  const written = e
    .replaceAll(/\((-\d{1,6})\)(?= ?mod)/g, "$1")
    .replaceAll(/\((-?\d{1,6}(?:\^\d{1,4})?) ?mod ?(\d{1,5})\)/g, "mod($1, $2)")
    .replaceAll(/(?<![\d(^])((?<![\d)] ?)-?\d{1,6}(?:\^\d{1,4})?) ?mod ?(\d{1,5})(?!\d)/g, "mod($1, $2)");
  return /^[-+*^ mod(),\d]+$/.test(written) && !/mod (?!\()/.test(written) ? `calculate ${written}` : null;
};
const remainder =
  "(?:\\(-?\\d{1,6}(?:\\^\\d{1,4})? ?mod ?\\d{1,5}\\)|\\(?-?\\d{1,6}\\)?(?:\\^\\d{1,4})? ?mod ?\\d{1,5})";

const thing = "(?:[a-z]+ )?[a-z]+s";
const rowsEn =
  "(?:equal rows|rows of (?:the same|equal) (?:size|length|number)|rows with the same number(?: of [a-z]+)?(?: in each(?: row)?)?)";
const rowsZh =
  "(?:排成|站成|分成|摆成)(?:人数|个数|数量)?(?:相等|相同|同样多|1样多)的(?:若干|几)?(?:行|排|队|组)|(?:排队|排成(?:若干|几)?(?:行|排|队)|站成(?:若干|几)?(?:行|排|队)),?(?:要求|使)?(?:每(?:行|排|队)(?:的)?(?:人数|个数)?(?:都)?(?:相等|相同|同样多|1样多))";
/** Each number of rows is a divisor; more than one in each row and more than one row leave out two of them. */
const rows = ({ n, least, both: many }: Record<string, string>) =>
  `calculate divisorcount(${n})${many ? " - 2" : least ? " - 1" : ""}`;

/** Both the quotient and the remainder, both the greatest factor and the least multiple, and equal rows of so many. */
export const ofDivisionsAndArrays: Retelling[] = [
  ...told(
    [
      `(?<n>\\d{1,7}) ?(?:/|divided by) ?(?<d>\\d{1,5}),? (?:(?:what|find|give|write|state)(?: is| are|'s)? ?)?(?:the )?quotient and (?:what is )?(?:the )?(?:remainder|rest)`,
      `(?<n>\\d{1,7}) ?(?:/|divided by) ?(?<d>\\d{1,5}) (?:gives|has|leaves) (?:what|which) quotient and (?:what |which )?remainder`,
      `(?:divide )(?<n>\\d{1,7}) by (?<d>\\d{1,5})[,.]? ?(?:and |then )?(?:(?:give|find|write|state|tell|show)(?: me)?|what is|what's|what are)(?: both)? (?:the )?(?:quotient and (?:the )?(?:remainder|rest)|remainder,? too)`,
      `(?:divide )?(?<n>\\d{1,7}) (?:divided )?by (?<d>\\d{1,5}),? with (?:a |the |its )?remainder`,
      `how many times does (?<d>\\d{1,5}) go into (?<n>\\d{1,7}),? and (?:what is|what's|how much is) (?:left(?: over)?|the remainder)`,
      `(?<n>\\d{1,7})/(?<d>\\d{1,5}) ?= ?(?:\\( ?\\)|_+|□|,)? ?(?:…+|\\.{3,6}|\\br\\b|remainder) ?(?:\\( ?\\)|_+|□)?`,
      `(?<n>\\d{1,7})(?:/|除以)(?<d>\\d{1,5}) ?=? ?\\??,?(?:请)?(?:写出|求出?|商和余数|得数)*商(?:和|与|及)余数`,
      `(?<n>\\d{1,7})(?:/|除以)(?<d>\\d{1,5}),?(?:的)?(?:所得的?|得到的?)?商(?:是|为)?(?:几|多少)?,?(?:和)?余数?(?:数)?(?:是|为)?(?:几|多少)?`,
    ],
    divided,
  ),
  ...told([`(?<e>${remainder}(?: ?[-+*] ?${remainder}){1,3})`], remainders),
  ...told(
    ["\\((?<n>-\\d{1,6})\\) ?(?:mod|modulo) ?(?<m>\\d{1,4})(?: (?:equals|is))?"],
    ({ n, m }) => `what is ${n} mod ${m}`,
  ),
  ...told(
    [
      `(?:what is |find )?(?:the )?(?:biggest|largest|greatest)(?: possible)? square (?:tile|tiles)(?: size)? (?:that|which)? ?(?:will |can |would )?(?:exactly )?(?:fits?|covers?|tiles?|fill)(?: exactly| perfectly| completely)?(?: in| into| on| over)? an? (?<a>\\d{1,5}) ?(?<u>in|inch|inches|cm|m|ft|feet|mm)?\\.? (?:by|x|\\*) (?<b>\\d{1,5}) ?(?<v>in|inch|inches|cm|m|ft|feet|mm)?\\.? (?:floor|room|wall|rectangle|hall|patio|yard)(?: exactly)?`,
    ],
    ({ a, b, u, v }) =>
      u && v && u !== v
        ? null
        : `A floor is ${a} ${u ?? v ?? "cm"} by ${b} ${u ?? v ?? "cm"}. What is the side of the largest square tile that covers it exactly?`,
  ),
  ...told(
    [
      `(?:find |fill in |what are )?(?:the )?missing digits,? (?:so that |if )?(?:the number )?(?<w>\\d*(?:_+\\d*){2,3}) is (?:divisible by|a multiple of) (?<l>\\d{1,3}(?:(?:,? and (?:by )?|, )\\d{1,3}){0,2})`,
    ],
    ({ w, l }) => `all numbers ${w} divisible by ${numbersIn(l).join(", ")}`,
  ),
  ...told(
    [
      `(?<n>-\\d{1,6}) ?≡ ?(?:,|\\( ?\\)|_+|□|[a-z])?,? ?\\(?mod ?(?<m>\\d{1,4})\\)?`,
      `(?<n>-?\\d{1,6}) (?:is )?congruent to (?:what )?(?:mod|modulo) (?<m>\\d{1,4}),? ?\\(?(?:between|from) 0 (?:and|to) (?<k>\\d{1,4})\\)?`,
    ],
    ({ n, m, k }) => (k !== undefined && Number(k) !== Number(m) - 1 ? null : `what is ${n} mod ${m}`),
  ),
  ...told(
    [
      `(?:if |let |given )?[a-z] ?= ?(?<a>${product})(?: and |, )[a-z] ?= ?(?<b>${product})(?:(?: and |, )[a-z] ?= ?(?<c>${product}))?,? (?:then )?(?:find|what are|what is)? ?${bothEn} of (?:[a-z](?:, [a-z])* and [a-z]|them|the (?:2 |3 )?numbers)`,
      `${bothEn} of (?<a>${product}) and (?<b>${product})`,
      `(?:已知|若|如果|设)?(?:[a-z甲乙]=)?(?<a>${product}),(?:[a-z甲乙]=)?(?<b>${product})${lettersZh}${bothZh}`,
    ],
    both,
  ),
  ...told(
    [
      `(?:in )?how many (?:different )?ways can (?:you |we |i |she |he |they )?(?:arrange |put |line up |place )?(?<n>\\d{1,5}) ${thing}(?: be)? ?(?:arranged|lined up|line up|stand|seated|put|placed|planted)? (?:in|into) ${rowsEn}`,
      `(?<n>\\d{1,5}) ${thing} (?:are |stand |are arranged |arranged |are put |line up )?(?:in|into) ${rowsEn},? how many (?:different )?(?:ways|arrangements|ways are there|arrangements are possible)(?: (?:are there|are possible))?`,
      `(?<n>\\d{1,5}) ${thing} (?:are |arranged )?(?:in|into) ${rowsEn} (?<both>with (?:at least 2|more than 1) ${thing} in each row and (?:at least 2|more than 1) rows?),? how many (?:different )?(?:ways|arrangements)(?: (?:are there|are possible))?`,
      `(?:把|将)?(?:有)?(?<n>\\d{1,5})(?:名|个|位|盆|把|棵)[一-龥]{0,4},?(?:${rowsZh})(?<both>,?(?:每(?:行|排|队)(?:不少于|至少)2[人个],?(?:且)?(?:不少于|至少)2(?:行|排|队)))?,?(?:[1一]?共)?(?:有)?(?:多少|几)种(?:不同的?)?(?:排法|站法|方法|排列方法|分法|摆法)`,
    ],
    rows,
  ),
  ...told(
    [
      "(?:用)?(?<n>\\d{1,4})个(?:边长(?:为|是)?1(?:厘米|分米|米)?的?|大小(?:相同|1样)的?|完全相同的?|同样大小的?|同样的?)?(?:小)?正方形,?(?:可以|能|1共可以)?(?:拼成|摆成|拼出|摆出)(?:多少|几)种(?:不同的?|形状不同的?)?(?:长方形|矩形)",
    ],
    ({ n }) => `calculate ceil(divisorcount(${n})/2)`,
  ),
  ...told(
    [
      `(?:if |suppose |the )*(?:\\d-digit number |number )?(?<w>\\d*[a-z][\\da-z]*) is (?:an? )?(?:\\d[- ]digit (?:number )?)?(?:which is |that is )?(?:divisible by|a multiple of) (?<l>\\d{1,3}(?:(?:,? and (?:by )?|, )\\d{1,3}){0,2}),? (?:then )?(?:find|what are|what is|determine)?(?: the)?(?: values? of| digits?)?(?: the digits)? ?(?<x>[a-z]) and (?<y>[a-z])`,
      `(?:若|如果|已知)?(?:1个)?(?:\\d位数)?(?<w>\\d*[a-z][\\da-z]*)(?:能|可以)?(?:同时)?(?:被(?<l>\\d{1,3}(?:(?:,|和|与)\\d{1,3}){0,2})整除|是(?<m>\\d{1,3}(?:(?:,|和|与)\\d{1,3}){0,2})的倍数),?(?:那么|则|求|问)*(?<x>[a-z])(?:,|和|与|=\\( ?\\),)(?<y>[a-z])(?:=\\( ?\\))?(?:的值|代表的数字)?(?:各|分别)?(?:是|为)?(?:多少|几)?`,
    ],
    ({ w, l, m, x, y }) => `the digits ${x}, ${y} that make ${w} divisible by ${numbersIn(l ?? m).join(", ")}`,
  ),
  ...told(
    [
      "(?:\\d位数)?(?<w>\\d*(?:[□_]\\d*){1,3})(?:能|可以)?(?:同时)?(?:被(?<l>\\d{1,3}(?:(?:,|和|与)\\d{1,3}){0,2})(?:同时)?整除|是(?<m>\\d{1,3}(?:(?:,|和|与)\\d{1,3}){0,2})的(?:公)?倍数),?(?:[1一]?共)?(?:有)?(?:多少|几)种(?:不同的?)?(?:填法|方法|可能|情况)",
    ],
    ({ w, l, m }) => `how many numbers ${w} divisible by ${numbersIn(l ?? m).join(", ")}`,
  ),
  ...told(
    [
      `(?:在)?(?:□|方框|空格)?(?:里|中|内)?(?:填1个数字|填(?:上|入)?(?:1个)?(?:合适的|适当的)?数字?)?,?(?:使|让|要使|如果|若)?(?:\\d位数)?(?<w>\\d*□\\d*)(?:能|可以)?(?:同时)?(?:被(?<l>\\d{1,3}(?:(?:,|和|与)\\d{1,3}){0,2})(?:同时)?整除|是(?<m>\\d{1,3}(?:(?:,|和|与)\\d{1,3}){0,2})的(?:公)?倍数),?(?:□|方框)?(?:里|中|内)?(?:的数字?)?(?:最大(?:能|可以|应)?(?:填|是)(?:几|多少|\\( ?\\))?),(?:□|方框)?(?:里|中|内)?(?:最小(?:能|可以|应)?(?:填|是)(?:几|多少|\\( ?\\))?)`,
    ],
    ({ w, l, m }) => `the largest and smallest digit that make ${w} divisible by ${numbersIn(l ?? m).join(", ")}`,
  ),
  ...told(
    [
      "(?<c>[2-4])个(?:互)?不(?:相)?同的?(?:质|素)数的(?:乘)?积(?:是|为|等于)(?<n>\\d{1,7}),?(?:那么|则|求)*(?:它们|这[2-4]个(?:质|素)?数)(?:的|之)?和(?:是|为)?(?:多少)?",
      "(?:the )?product of (?<c>[2-4]) (?:different|distinct) (?:primes|prime numbers) is (?<n>\\d{1,7}),? (?:what is|find) (?:their sum|the sum of (?:them|the primes|these primes|the numbers|these numbers|these [2-4] primes))",
    ],
    ({ c, n }) => {
      const primes = primesOf(Number(n));
      return primes.length === Number(c) && new Set(primes).size === primes.length
        ? `what is ${primes.join("+")}`
        : null;
    },
  ),
  ...told(
    ["(?:the )?(?:smallest|least|first) perfect number(?: is)?(?: _+| \\( ?\\))?"],
    () => "the smallest whole number n with n is perfect",
  ),
];
