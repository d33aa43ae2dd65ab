import { isOfBoth, isSameThing, tellsMore } from "./open-words.ts";
import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const some = "(?:a|an|the|my|our|his|her|their|this|1)";
const thing = "(?:[a-z]+ ){0,3}[a-z]+";
const list = "(?<l>\\d{1,3}s?(?:(?:, and |, or |, | and | or )\\d{1,3}s?){1,5})";
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const isPrime = (number: number): boolean => {
  for (let one = 2; one * one <= number; one++) if (number % one === 0) return false;
  return number > 1;
};
const unit = "(?:liters?|litres?|l|ml|gallons?|cups?|quarts?|ounces?|oz|grams?|g|kg|pounds?|pints?)";
const solution =
  "(?:[a-z]+ ){0,2}(?:solution|drink|mixture|juice|punch|brine|syrup|alcohol|acid|water|saltwater|lemonade)";
const kinds = "(?:(?:decrease|discount|reduction|drop|increase|rise|growth|markup|change|markdown)|off)";
const isDown = /decr|disc|reduc|drop|down|off|fell|fall|lower|cut/;

const change = ({ a, b, w = "", k = "" }: Record<string, string>): string | null => {
  const isLess = Number(b) < Number(a);
  if (a === b || (k !== "change" && isDown.test(k) !== isLess) || (w !== "" && isDown.test(w) !== isLess)) return null;
  return `The price went from ${a} to ${b}. What is the percent ${isLess ? "decrease" : "increase"}?`;
};

/** What other topics know, told the other way around or with a word less. */
export const ofToldOtherwise: Retelling[] = [
  ...told(
    [
      `(?:2|the 2) [a-z]+ (?:can )?(?:fill|paint|mow|build|clean|finish|do|complete|empty|print|wash|plow) (?:a|an|the|1) [a-z]+ together in (?<a>${number}) (?<u>hours?|days?|minutes?),? (?:and )?1 of them (?:alone |working alone )?(?:needs|takes|can do it in|would need|would take|does it in) (?<b>${number}) (?<u2>hours?|days?|minutes?)(?: alone| to do it alone)?,? how (?:long|many [a-z]+) (?:would|does|will|do) the other(?: 1)? (?:need|take)(?: to [a-z]+ (?:it|the [a-z]+))? (?:alone|by itself|on its own|working alone)`,
    ],
    ({ a, u, b, u2 }) => (isSameThing(u, u2) && Number(b) > Number(a) ? `what is 1/(1/${a}-1/${b})` : null),
  ),
  ...told(
    [
      `how (?:many|much) (?:(?<u>${unit}) of )?(?:pure |distilled )?water (?:should|must|has to|needs to|need to|do (?:you|i|we) need to|can) (?:be )?(?:mixed|mix|combined|combine|added|add) (?:with|to) (?<n>${number}) (?<u2>${unit}) of (?:an? )?${percent("p")} ${solution} to (?:get|make|obtain|have|produce|form) (?:an? )?${percent("r")}(?: [a-z]+){1,3}`,
    ],
    ({ u, n, u2, p, r }) =>
      (u === undefined || isSameThing(u, u2)) && Number(r) < Number(p) && Number(r) > 0
        ? `what is ${n}*${p}/${r} - ${n}`
        : null,
  ),
  ...told(
    [
      `${some} [a-z]+ (?:has|holds|contains) (?<n>${number}) (?<u2>${unit}) of (?:an? )?${percent("p")} ${solution},? how (?:many|much) (?:(?<u>${unit}) of )?water must (?:be )?(?:evaporated|evaporate|boil off|be boiled off|be removed by evaporation|boiled off|boiled away) (?:to (?:make it|get|leave|obtain|have|make)|so that it is|for it to (?:be|become)) (?:an? )?${percent("r")}(?: [a-z]+){1,3}`,
      `how (?:many|much) (?:(?<u>${unit}) of )?water must (?:be )?(?:evaporated|evaporate|boil off|boiled off|boiled away) from (?<n>${number}) (?<u2>${unit}) of (?:an? )?${percent("p")} ${solution} (?:to (?:make it|get|leave|obtain|have|make)|so that it is|so that it becomes|for it to (?:be|become)) (?:an? )?${percent("r")}(?: [a-z]+){1,3}`,
    ],
    ({ u, n, u2, p, r }) =>
      (u === undefined || isSameThing(u, u2)) && Number(r) > Number(p) ? `what is ${n} - ${n}*${p}/${r}` : null,
  ),
  ...told(
    [
      `${some} (?:[a-z]+ ){1,2}?(?:marked|priced|listed|originally priced|regularly priced)(?: at)? (?<a>${number})(?: dollars)? (?:was|is) sold (?:for|at) (?<b>${number})(?: dollars)?,? (?:what (?:was|is)|find) the percent(?:age)? (?:of )?(?<k>${kinds})`,
      `(?:the price of )?[a-z]+(?: prices?)? (?<w>rose|went up|increased|climbed|jumped|fell|dropped|went down|decreased) from (?<a>${number}) to (?<b>${number})(?: (?:per|a|an) [a-z]+)?,? (?:what (?:was|is)|find) the percent(?:age)? (?<k>${kinds})`,
      `last (?<t>year|month|week|season) (?:${some} )?[a-z]+(?: [a-z]+)? had (?<a>\\d{1,7}) (?<o>[a-z]+),? (?:and |but )?(?:this|now|this year) ?(?:year|month|week|season)?,? (?:it|they) (?:has|have) (?<b>\\d{1,7})(?: [a-z]+)?,? by what percent(?:age)? did (?:the |its )?[a-z]+(?: [a-z]+)? (?<k>grow|increase|rise|go up|decrease|drop|fall|change|decline)`,
    ],
    ({ a, b, w, k = "" }) => change({ a: a ?? "", b: b ?? "", w: w ?? "", k: /fall|decline/.test(k) ? "drop" : k }),
  ),
  ...told(
    [
      `(?:for )?every (?<a>\\d{1,3}) (?<x>[a-z]+)(?: (?:on|in|at) (?:a|an|the) [a-z]+)?,? there are (?<b>\\d{1,3}) (?<y>[a-z]+)(?: (?:on|in|at) (?:a|an|the) [a-z]+)?,? (?:if )?there are (?<n>\\d{1,6}) (?<z>[a-z]+)(?: (?:on|in|at) (?:a|an|the) [a-z]+)?(?: (?:in all|altogether|in total))?,? how many (?:of them )?(?:are )?(?<q>[a-z]+)(?: are (?:there|(?:on|in|at) (?:a|an|the) [a-z]+))?`,
    ],
    ({ a, x, b, y, n, z, q }) => {
      if (isSameThing(x, y)) return null;
      const [one, other] = [Number(a), Number(b)];
      if (!isSameThing(z, x) && !isSameThing(z, y) && !isOfBoth(z)) return null;
      const parts = isSameThing(z, x) ? one : isSameThing(z, y) ? other : one + other;
      const share = isSameThing(q, x) ? one : isSameThing(q, y) ? other : 0;
      return share > 0 && Number(n) % parts === 0 && !isSameThing(q, z) ? `what is ${n}*${share}/${parts}` : null;
    },
  ),
  ...told(
    [
      `(?:a|an|the) (?:(?<n>${number})[- ](?:foot|meter|inch|cm|m|yard|centimeter|ft)s?(?: long)? (?:rope|board|ribbon|wire|string|stick|pipe|plank|log|cable|cord|rod)|(?:rope|board|ribbon|wire|string|stick|pipe|plank|log|cable|cord|rod) (?:of length |that is )?(?<n2>${number}) (?:feet|meters|inches|cm|m|yards|ft)(?: long)?) is (?:cut|divided|split|sawed|broken) into 2 (?:pieces|parts) (?:in the ratio (?:of )?|whose lengths are in the ratio (?:of )?|with lengths in the ratio (?:of )?)(?<a>\\d{1,3}) ?(?:,|to) ?(?<b>\\d{1,3}),? (?:how long is|find the length of|what is the length of) the (?<q>longer|shorter)(?: piece| part| 1)?`,
    ],
    ({ n, n2, a, b, q }) => {
      const [low, high] = [Math.min(Number(a), Number(b)), Math.max(Number(a), Number(b))];
      return low < high ? `what is ${n ?? n2}*${q === "longer" ? high : low}/(${a}+${b})` : null;
    },
  ),
  ...told(
    [
      `(?:a |an |the )?(?<x>[a-z]+)(?: [a-z]+)? costs? (?<a>${number})(?: each)? and (?:a |an |the )?(?<y>[a-z]+) costs? (?<b>${number})(?: each)?,? [a-z]+ (?:bought|buys|ordered|orders|gets|got) (?<m>\\d{1,3}) (?<z>[a-z]+) and (?<n>\\d{1,3}) (?<w>[a-z]+),? (?:how much (?:did|does|will) (?:he|she|it|they|[a-z]+) (?:spend|pay|cost)|what (?:is|was) the (?:total cost|total|bill)|how much (?:is|was) (?:it|that))(?: (?:in all|altogether|in total|for everything))?`,
    ],
    ({ x, a, y, b, m, z, n, w }) => {
      if (isSameThing(x, y)) return null;
      if (isSameThing(z, x) && isSameThing(w, y)) return `what is ${m}*${a}+${n}*${b}`;
      return isSameThing(z, y) && isSameThing(w, x) ? `what is ${m}*${b}+${n}*${a}` : null;
    },
  ),
  ...told(
    [
      `[a-z]+ (?:bought|ordered|got) (?<n>\\d{1,3}) (?<x>[a-z]+) and (?:a|an|1) (?<c>${number})(?: dollar)? (?<y>[a-z]+) for (?<s>${number})(?: dollars)?(?: in all| altogether| in total)?,? (?:how much (?:was|is|did)|what (?:was|is) the (?:price|cost) of) (?:each|1|a|an) (?<q>[a-z]+)(?: cost)?`,
    ],
    ({ n, x, c, y, s, q }) =>
      isSameThing(x, q) && !isSameThing(x, y) && Number(s) > Number(c) ? `what is (${s}-${c})/${n}` : null,
  ),
  ...told(
    [
      `(?:the )?sum of (?<n>\\d{1,3}) numbers is (?<s>${number}),? (?:what's|what is|find) (?:their|the|the numbers') (?:average|mean)`,
    ],
    ({ n, s }) => `what is ${s}/${n}`,
  ),
  ...told(
    [
      "what number,? when (?:its double|twice it|double it|it is doubled and) (?:is )?added to (?<a>\\d{1,5}),? (?:gives|equals|is) (?:the same (?:result|number|answer) as )?(?<b>\\d{1,5}) minus (?:the number|it|itself)",
    ],
    ({ a, b }) => `if 2x+${a}=${b}-x, what is x`,
  ),
  ...told(
    [
      "(?:which|what) number (?:gives|makes|becomes|leaves|equals) (?<r>\\d{1,6}) (?:when|if) (?:you |it is |it's )?(?<v>divide|divided|multiply|multiplied)(?: it)? by (?<a>\\d{1,4}) and (?:then )?(?:(?<s>subtract|subtracting|add|take away) (?<b>\\d{1,5})|(?<s2>increased|decreased|reduced) by (?<b2>\\d{1,5}))",
    ],
    ({ r, v = "", a, s, b, s2, b2 }) => {
      const sign = /add|incr/.test(s ?? s2 ?? "") ? "+" : "-";
      return `if ${v.startsWith("div") ? `x/${a}` : `${a}x`}${sign}${b ?? b2}=${r}, what is x`;
    },
  ),
  ...told(
    [
      `(?:${some} )?(?<o>${thing}) can (?:line up|march|be arranged|stand|form up|be placed|be put|be seated|be lined up|be divided|be split) (?:exactly |evenly )?(?:in|into) (?:equal )?(?:rows|groups|teams|lines) of ${list},? with (?:nobody|no one|none|nothing|no [a-z]+) left (?:over|out),? (?:what is|find) the (?:smallest|least|fewest)(?: possible)? number of (?:members|people|students|players|[a-z]+)(?: (?:in|on) (?:the|it) ?[a-z]*)?`,
    ],
    ({ o, l }) => (tellsMore(o ?? "", "") ? null : `calculate lcm(${wholesIn(l).join(", ")})`),
  ),
  ...told(
    [
      `(?:if|when) (?:you|i|we|he|she|[a-z]+) (?:count|counts|put|puts|arrange|arranges|sort|sorts) (?:your |my |his |her |the |all )?[a-z]+ (?:by|in groups of|in rows of|in piles of|into groups of) ${list},? (?:there (?:is|are) )?(?:always )?(?:exactly )?(?<r>\\d{1,3}) (?:are |is )?left over,? (?:what is|what's|find) the (?:smallest|least) number of [a-z]+(?: (?:greater|more|bigger|larger) than (?<g>\\d{1,3}))?(?: (?:you|i|we|he|she) (?:can|could) have| there (?:can|could) be)?`,
    ],
    ({ l, r, g }) => {
      const sizes = wholesIn(l);
      return g === r && sizes.every((size) => size > Number(r)) ? `calculate lcm(${sizes.join(", ")})+${r}` : null;
    },
  ),
  ...told(
    [
      "(?:the )?(?:largest|greatest|biggest) (?:integer|number|whole number|divisor) (?:that|which) (?:leaves|gives) the same remainder when (?:it )?divid(?:es|ing|ed into) (?:both )?(?<a>\\d{1,7}) and (?<b>\\d{1,7})",
      "(?:when|if) (?<a>\\d{1,7}) and (?<b>\\d{1,7}) are (?:each |both )?divided by (?:the same (?:positive )?(?:number |whole number )?|a number |a whole number )?(?:[a-z],|[a-z])? ?(?:the remainder is the same both times|the remainders are (?:the same|equal)|they (?:both )?(?:leave|give) the same remainder),? (?:what is|find) the (?:largest|greatest)(?: possible)? (?:value of )?(?:[a-z]|number|divisor)",
    ],
    ({ a, b }) => (a !== b ? `what is ${Math.max(Number(a), Number(b))}-${Math.min(Number(a), Number(b))}` : null),
  ),
  ...told(
    [
      "(?:when|if) (?<a>\\d{1,6}) and (?<b>\\d{1,6}) are (?:each )?divided by (?:the same number|a number|a whole number|a certain number|the same whole number|a positive integer),? the remainders are (?<r>\\d{1,4}) and (?<s>\\d{1,4})(?:,? respectively)?,? (?:what is|find) the (?:greatest|largest)(?: possible)?(?: such)? (?:number|value|divisor|whole number)",
    ],
    ({ a, b, r, s }) => {
      const [one, other] = [Number(a) - Number(r), Number(b) - Number(s)];
      return one > 0 && other > 0 && gcd(one, other) > Math.max(Number(r), Number(s))
        ? `calculate gcd(${one}, ${other})`
        : null;
    },
  ),
  ...told(
    [
      "(?:the )?(?:first|next) (?<n>\\d) (?:prime numbers|primes) (?:after|greater than|bigger than|above) (?<a>\\d{1,5})",
    ],
    ({ n, a }) => {
      let [last, left] = [Number(a), Number(n)];
      while (left > 0) if (isPrime(++last)) left--;
      return Number(n) > 1 ? `list all prime numbers between ${a} and ${last + 1}` : null;
    },
  ),
  ...told(
    [
      "(?:the )?(?<w>largest|greatest|biggest|smallest) (?<k>[2-6])-digit (?:number|numeral) in base (?<b>[2-9]),? (?:written|expressed|given|converted) (?:in|to) base 10",
    ],
    ({ w, k, b }) =>
      `Convert ${w === "smallest" ? `1${"0".repeat(Number(k) - 1)}` : String(Number(b) - 1).repeat(Number(k))} from base ${b} to base 10`,
  ),
  ...told(
    [
      "how many integers are (?<v>at least|more than|greater than|no less than) (?<a>-?\\d{1,5}) (?:but|and) (?<w>less than|at most|no more than|no greater than|smaller than) (?<b>-?\\d{1,5})",
    ],
    ({ v = "", a, w = "", b }) =>
      Number(a) < Number(b)
        ? `how many integers x satisfy ${a}${/at least|no less/.test(v) ? "<=" : "<"}x${/^less|small/.test(w) ? "<" : "<="}${b}`
        : null,
  ),
  ...told(
    [
      "(?:what|which|find the) 2 (?:integers|numbers|points) (?:are|lie|that are) (?:exactly )?(?<d>\\d{1,4}) units? (?:away )?from (?<c>-?\\d{1,4})(?: on (?:the|a) number line)?",
    ],
    ({ d, c }) => `solve |x-(${c})|=${d}`,
  ),
  ...told(
    [
      `(?:water|oil|gas|juice|sand|grain|milk) (?:leaks|drips|flows|runs|pours|drains) (?:from|out of|into) (?:a|an|the) [a-z]+ at (?:a rate of )?(?<a>${number}) (?<u>[a-z]+) (?:per|a|an|every|each) (?<t>minute|hour|second|day),? how many (?<t2>minutes|hours|seconds|days) (?:until|before|does it take until|will it take until|will it take for|does it take for) (?<n>${number}) (?<u2>[a-z]+) (?:have|has|to) (?:leaked|dripped|flowed|run|poured|drained|leak|drip|flow|pour|drain)(?: out| in)?`,
    ],
    ({ a, u, t, t2, n, u2 }) => (isSameThing(u, u2) && isSameThing(t, t2) ? `what is ${n}/${a}` : null),
  ),
];
