import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const isPrime = (number: number): boolean => {
  if (number < 2) return false;
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return true;
};
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const PRIMES_END = 10_000;

const shifted = "(?<x>[a-z])(?<l>(?:(?:,|,? and |和|与|以及|及|, )+\\k<x> ?[+] ?\\d{1,3}){1,4})";
/** Primes at fixed distances; the only one that there can be, or the first above an end. */
const primesApart = ({ l, above }: Record<string, string>) => {
  const shifts = wholesIn(l);
  const conditions = `n is prime${shifts.map((shift) => ` and n plus ${shift} is prime`).join("")}`;
  return above
    ? `the smallest whole number n greater than ${above} with ${conditions}`
    : `the only whole number n from 2 to ${PRIMES_END} with ${conditions}`;
};
const leastPrimes = ({ l, above }: Record<string, string>) => primesApart({ l: l ?? "", above: above ?? "1" });

const linear = "(?<a>\\d{0,2})(?<x>[a-z]) ?\\+ ?(?<b>\\d{0,2})(?<y>[a-z]) ?= ?(?<c>\\d{1,3})";
/** Two primes in one equation: one of them is even, or there is more than one pair. */
const primesOf = ({ a, b, c, x = "", y = "", u = "", o = "", v = "" }: Record<string, string>) => {
  const [one, other, sum] = [Number(a || 1), Number(b || 1), Number(c)];
  const pairs: [number, number][] = [];
  for (let p = 2; one * p < sum; p++) {
    const q = (sum - one * p) / other;
    if (isPrime(p) && Number.isInteger(q) && isPrime(q)) pairs.push([p, q]);
  }
  const values = pairs.map(([p, q]) => ({ [x]: p, [y]: q }));
  const results = new Set(
    values.map((value) => {
      const [first, second] = [value[u] ?? 0, value[v] ?? 0];
      return o === "+" ? first + second : o === "-" ? first - second : first * second;
    }),
  );
  const first = values[0];
  return first && results.size === 1 && x !== y && [x, y].includes(u) && [x, y].includes(v) && u !== v
    ? `if ${x}=${first[x]} and ${y}=${first[y]}, what is ${u}${o || "*"}${v}`
    : null;
};

const unit = (x: string) => `1 ?/ ?${x}|\\\\frac ?\\{?1\\}? ?\\{?${x}\\}?`;
const units = `(?:${unit("(?<x>[a-z])")}) ?\\+ ?(?:${unit("(?<y>[a-z])")}) ?= ?(?:1 ?/ ?(?<n>\\d{1,4})|\\\\frac ?\\{?1\\}? ?\\{?(?<n2>\\d{1,4})\\}?)`;
const orders: Record<string, string> = {
  "<": "<",
  "≤": "≤",
  "<=": "≤",
  "\\le": "≤",
  "\\leq": "≤",
  ">": ">",
  "≥": "≥",
  ">=": "≥",
};
const relation = "(?:<=|>=|\\\\leq?|[<>≤≥])";
const wholesZh = "(?:均|都)?(?:为|是)?(?:正整数|非0自然数|不为0的自然数)";
const unitPairs = (start: string) => (found: Record<string, string>) => {
  const { n, n2, x, y, different } = found;
  const told = found.r ?? found.r2 ?? found.r3;
  const order = orders[told ?? ""];
  if (told && !order) return null;
  const kept = order ?? (different ? "<" : undefined);
  return x === y || (start === "how many" && !kept && !found.plain)
    ? null
    : `${start} pairs of positive whole numbers with 1/x+1/y=1/${n ?? n2}${kept ? ` where x ${kept} y` : ""}`;
};

/** Pairs with a sum or a product, and what they have in common, without their order. */
const pairsOfSum = ({ s, g }: Record<string, string>) =>
  Number(s) % Number(g) === 0 && Number(s) > 2 * Number(g)
    ? `how many whole numbers n from 1 to ${Math.floor((Number(s) - 1) / 2)} with n and ${s} have gcd ${g}`
    : null;
const sumZh = [
  "(?:有)?2个(?:不同的?)?(?:自然数|正整数|整数|数)的?(?:之)?和(?:是|为|等于|=)?(?<s>\\d{1,4}),?(?:且|并且|而)?(?:它们的?|这2个数的?)?(?:的)?最大公(?:因|约)数(?:是|为|等于|=)?(?<g>\\d{1,3})",
  "(?:有)?2个(?:不同的?)?(?:自然数|正整数|整数|数)的?最大公(?:因|约)数(?:是|为|等于|=)?(?<g>\\d{1,3}),?(?:且|并且|而)?(?:它们的?|这2个数的?)?(?:的|之)?和(?:是|为|等于|=)?(?<s>\\d{1,4})",
];
const pairsZh =
  "(?:这样的|满足条件的|符合条件的|满足要求的)(?:2个)?(?:自然数|正整数|整数|数)?(?:数对)?(?:[1一]?共)?有(?:多少|几)(?:对|组)(?:,?\\(?(?:不考虑顺序|不计顺序|不分顺序|不管顺序|不考虑先后顺序|不计先后)\\)?)?";

/** A run of whole numbers with a product, and one of them or their sum. */
const runEn: Record<string, [number, string]> = { even: [2, " and n is even"], odd: [2, " and n is odd"] };
const oneOfRun = ({ k, s, p, w = "" }: Record<string, string>) => {
  const many = Number(k);
  const [step, sort] = runEn[s ?? ""] ?? [1, ""];
  if (many < 2 || many > 5) return null;
  const at = /small|least|first|小/.test(w) ? 0 : /middle|中/.test(w) ? (many - 1) / 2 : many - 1;
  if (!Number.isInteger(at)) return null;
  const factors = Array.from({ length: many }, (_, nth) => {
    const away = (nth - at) * step;
    return away === 0 ? "n" : `(n ${away < 0 ? "-" : "+"} ${Math.abs(away)})`;
  });
  return `the only whole number n from ${1 + at * step} to 20000 with n meets ${factors.join("*")} = ${p}${sort}`;
};

/** Two whole numbers that share nothing and have a product: a fraction in lowest terms. */
const lowest = ({ p, q }: Record<string, string>) => {
  const product = Number(p);
  const found: [number, number][] = [];
  for (let one = 1; one * one < product; one++)
    if (product % one === 0 && gcd(one, product / one) === 1 && !(q && one === Number(q)))
      found.push([one, product / one]);
  const [first] = found;
  return first && found.length === 1 ? `what is ${first[0]}/${first[1]}+0` : null;
};

/** Primes with conditions, unit fractions, pairs by sum and common divisor, and runs with a product. */
export const ofPrimesAndPairsTold: Retelling[] = [
  ...told(
    [
      `(?:若|如果|已知|设)?${shifted}(?:这[2-5]个数)?(?:都|均|全)(?:是|为)(?:质|素)数(?:,?且\\k<x>>(?<above>\\d{1,4}))?${thenZh}(?:质数)?\\k<x>(?:的值)?${whatZh}`,
      `(?:if |given that |suppose )?${shifted} are (?:all |both )?primes?(?: numbers?)?,? (?:what is|find|what's|determine)?(?: the)?(?: value of)? ?\\k<x>`,
      `(?:the )?(?:only )?prime(?: number)? (?<x>[a-z])? ?(?:such that|so that|for which|if|with|where) (?<l>[a-z] ?\\+ ?\\d{1,3}(?:(?:,? and |, )[a-z] ?\\+ ?\\d{1,3}){1,3}) are (?:also |both |all )*primes?(?: numbers?)?(?: too| as well)?`,
    ],
    primesApart,
  ),
  ...told(
    [
      `(?:若|如果|已知|设)?${shifted}(?:这[2-5]个数)?(?:都|均|全)(?:是|为)(?:质|素)数(?:,?且\\k<x>(?:>|大于)(?<above>\\d{1,4}))?,?(?:那么|则|求|问)*(?:满足条件的|这样的)?(?:质数)?\\k<x>(?:的)?最小(?:值|可能)*${whatZh}`,
      `(?:the )?(?:smallest|least) (?:prime(?: number)? )?(?<x>[a-z]) (?:greater than (?<above>\\d{1,4}) )?(?:such that|so that|for which|with|where) (?<l>[a-z](?:(?:,? and |, )[a-z] ?\\+ ?\\d{1,3}){1,4}) are (?:all |both )?primes?(?: numbers?)?`,
    ],
    leastPrimes,
  ),
  ...told(
    [
      `(?:若|如果|已知|设)?(?:[a-z](?:,|和|与)[a-z])(?:都|均)?(?:是|为)(?:质|素)数,?(?:且|并且|满足|若)*${linear},?(?:那么|则|求|问)*(?<u>[a-z])(?<o>[-+*]?)(?<v>[a-z])(?:的值)?${whatZh}`,
      `(?:若|如果|已知|设)?(?:质|素)数[a-z](?:,|和|与)[a-z],?(?:且|并且|满足|若)*${linear},?(?:那么|则|求|问)*(?<u>[a-z])(?<o>[-+*]?)(?<v>[a-z])(?:的值)?${whatZh}`,
      `(?:if |given that |suppose )?(?:[a-z] and [a-z] are (?:both )?primes?(?: numbers)?|(?:the )?primes? (?:numbers )?[a-z] and [a-z])(?: such that| with|,? and|,? satisfy| where|,)+ ${linear},? (?:then )?(?:what is|find|what's)?(?: the)?(?: value of)? ?(?<u>[a-z]) ?(?<o>[-+*]?) ?(?<v>[a-z])`,
      `(?:if )?${linear},? (?:where|and|for|with) [a-z] and [a-z] (?:are )?(?:both )?primes?(?: numbers)?,? (?:then )?(?:what is|find|what's)?(?: the)?(?: value of)? ?(?<u>[a-z]) ?(?<o>[-+*]?) ?(?<v>[a-z])`,
    ],
    primesOf,
  ),
  ...told(
    [
      `(?:(?:把|将)?1/\\d{1,4}(?:写成|表示成|表示为))?2个(?<different>不同的?)?单位分数(?:相加|的和|之和)?(?:等于|是|为|得)1/\\d{1,4},(?:即|也就是|就是)?${units},?(?:其中)?(?:[a-z],[a-z])?${wholesZh}(?:,?且[a-z](?<r>${relation})[a-z])?,?(?:那么|则|问|求)*(?:这样的|满足条件的)?(?:正整数对|数对|\\([a-z],[a-z]\\)|整数解)?(?:[1一]?共)?有(?:多少|几)(?:对|组)`,
      `(?:满足|方程)?${units},?(?:且|的|其中)*(?:[a-z],[a-z])?${wholesZh}(?:,?且?[a-z](?<r>${relation})[a-z])?,?(?:的|那么|则|问|求)*(?:这样的|满足条件的)?(?:正整数对|数对|\\([a-z],[a-z]\\)|正整数解)?(?:[1一]?共)?有(?:多少|几)(?:对|组)`,
      `how many pairs of positive (?:integers|whole numbers) \\(?[a-z](?:, ?| (?<r>${relation}) )[a-z]\\)? ?(?:with [a-z] (?<r2>${relation}) [a-z] )?(?:satisfy|solve|are there with|make|have|with|such that|for which|are solutions of) ${units}(?:,? (?:with|where|if) [a-z] ?(?<r3>${relation}) ?[a-z])?`,
    ],
    (found) =>
      unitPairs("how many")({
        ...found,
        ...(found.r || found.r2 || found.r3 || found.different ? {} : { plain: "1" }),
      }),
  ),
  ...told(
    sumZh.map((sum) => `${sum}${thenZh}${pairsZh}`),
    pairsOfSum,
  ),
  ...told(
    [
      `how many (?:different )?pairs of (?:positive )?(?:whole numbers|integers|numbers) (?:have|with) (?:a )?sum (?:of )?(?<s>\\d{1,4}) and (?:a )?(?:gcd|gcf|hcf|greatest common (?:factor|divisor)|highest common factor) (?:of )?(?<g>\\d{1,3}),? \\(?(?:ignoring|not counting|if|where)? ?(?:the )?order(?: does not matter| doesn't matter)?\\)?`,
      `(?:the )?sum of 2 (?:positive )?(?:whole numbers|integers|numbers) is (?<s>\\d{1,4}) and their (?:gcd|gcf|hcf|greatest common (?:factor|divisor)|highest common factor) is (?<g>\\d{1,3}),? how many (?:such )?pairs (?:of (?:such )?numbers )?(?:are there|are possible),? \\(?(?:ignoring|not counting|if|where)? ?(?:the )?order(?: does not matter| doesn't matter)?\\)?`,
    ],
    pairsOfSum,
  ),
  ...told(
    [
      `(?:the )?product of (?<k>[2-5]) consecutive (?:positive |natural )*(?<s>even |odd )?(?:positive )?(?:whole numbers|integers|numbers) is (?<p>\\d{1,9}),? (?:what is|find|what's|which is|give) (?:the )?(?<w>smallest|least|first|middle|largest|greatest|biggest|last)(?: one| number| integer)?(?: of (?:them|the \\d|these|the numbers|these numbers|the \\d numbers|the integers|the \\d integers|all))?(?: numbers)?`,
      `(?<k>[2-5]) consecutive (?:positive |natural )+(?<s>even |odd )?(?:whole numbers|integers|numbers) (?:have (?:a |the )?product(?: of)?|multiply (?:together )?to(?: give| make| get)?) (?<p>\\d{1,9}),? (?:what is|find|what's|which is|give) (?:the )?(?<w>smallest|least|first|middle|largest|greatest|biggest|last)(?: one| number| integer)?(?: of (?:them|the \\d|these|the numbers|these numbers|all))?`,
    ],
    ({ s = "", k = "", p = "", w = "" }) =>
      Number(k) === 2 || Number(k) === 3 || Number(k) > 3 ? oneOfRun({ k, p, w, s: s.trim() }) : null,
  ),
  ...told(
    [
      `(?:有)?(?:1个)?最简真分数,?(?:它的?)?(?:的)?(?:分子(?:与|和|,)分母|分母(?:与|和)分子)的?(?:乘积|积)(?:是|为|等于)(?<p>\\d{1,5})(?:,?(?:且|并且|而)?分子不(?:是|为|等于)(?<q>1))?${thenZh}(?:这个|该)(?:最简)?(?:真)?分数${whatZh}`,
      `(?:a )?proper fraction (?:is )?in (?:its )?(?:lowest|simplest) (?:terms|form) (?:and )?(?:has|whose|where|with) (?:its |the )?(?:a )?(?:product of (?:its |the )?)?numerator and denominator (?:have (?:a )?product(?: of)?|multiply to|is|with (?:a )?product(?: of)?) (?<p>\\d{1,5})(?:,? (?:and|but) (?:the |its )?numerator is not (?<q>1))?,? (?:what is|find) (?:the|this) fraction`,
    ],
    lowest,
  ),
  ...told(
    [
      "(?:既是|又是|既为)偶数,?(?:又是|又为|也是|同时是|还是)(?:质|素)数的(?:自然|正整|整)?数(?:只)?(?:是|有|为)?(?:几|多少|哪个|_+|\\( ?\\))?",
      "(?:the )?(?:only )?(?:number|whole number|integer) (?:that|which) is both (?:even and prime|prime and even)",
    ],
    () => "the only whole number n from 1 to 10000 with n is even and n is prime",
  ),
];
