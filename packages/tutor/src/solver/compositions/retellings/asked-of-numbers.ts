import { type Retelling, told } from "./retelling.ts";

const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const smallestFactor = (number: number): number => {
  for (let one = 2; one * one <= number; one++) if (number % one === 0) return one;
  return number;
};
const whole = "(?:whole numbers?|integers?|numbers?)";
const otherwise =
  "(?:if (?:it is |it's |it )?(?:not|isn't|is not|no)(?: prime)?|if it isn't(?: prime)?|otherwise|and if not|if (?:it is |it's )?composite)";

/** What is asked of a number in two sentences, where only one of them is to be answered. */
const composite =
  (then: (number: string) => string) =>
  ({ n = "" }: Record<string, string>) => {
    const number = Number(n);
    if (number < 4 || number > 1e9) return null;
    return smallestFactor(number) === number ? `Is ${n} prime?` : then(n);
  };

/** Questions of whole numbers that have a sentence or a word more than the topics know. */
export const ofAskedOfNumbers: Retelling[] = [
  ...told(
    [
      `is (?<n>\\d{1,9}) (?:a )?prime(?: number)?,? ${otherwise},? (?:give|find|name|what is|tell me|write|state|list) (?:me )?(?:its|the|it's) (?:smallest|least|lowest) (?:prime )?(?:factor|divisor)(?: (?:bigger|greater|larger|other) than 1)?`,
    ],
    composite((n) => `What is the smallest prime factor of ${n}?`),
  ),
  ...told(
    [
      `is (?<n>\\d{1,9}) (?:a )?prime(?: number)?,? ${otherwise},? (?:give|find|name|what are|tell me|write|list) (?:me )?(?:its|the|it's|all its) prime factors`,
    ],
    composite((n) => `What are the prime factors of ${n}?`),
  ),
  ...told(
    [
      `is (?<n>\\d{1,9}) (?:a )?prime(?: number)?(?: or (?:a )?composite(?: number)?)?,? ${otherwise},? (?:give|find|what is|tell me|write|do) (?:me )?(?:its|the|it's) prime factorization|is (?<n2>\\d{1,9}) (?:a )?prime(?: number)?,? ${otherwise},? factor it`,
    ],
    ({ n, n2 }) => composite((number) => `What is the prime factorization of ${number}?`)({ n: n ?? n2 ?? "" }),
  ),
  ...told(
    [
      `(?:when|if) (?<l>\\d{1,7}(?:(?:,| and|, and) \\d{1,7}){1,3}) are (?:each |both |all )?divided by (?:the same |a |a certain |some )?(?:positive |whole )?(?:${whole}|divisor)?(?: [a-z])?,? (?:the remainder is|the remainders are|they leave a remainder of|they leave remainder|each leaves? a remainder of|the remainder is always|there is a remainder of) (?:always |both |each )?(?<r>\\d{1,4})(?: (?:both times|each time|every time|in each case|all (?:2|3) times|in both cases))?,? (?:what is|find) the (?:largest|greatest|biggest)(?: possible)? (?:value of )?(?:possible )?(?:[a-z]|${whole}|divisor|such ${whole})(?: possible)?`,
      `(?:find )?(?:the )?(?:largest|greatest|biggest) (?:possible )?(?:positive )?${whole} (?:that|which|by which) (?:leaves (?:a |the )?remainder (?:of )?(?<r>\\d{1,4}) when (?:it )?divides (?:both |each of )?|(?:can divide|divides) )(?<l>\\d{1,7}(?:(?:,| and|, and) \\d{1,7}){1,3})(?:,? (?:and |with )?(?:leaves?|leaving) (?:a |the same )?remainder (?:of )?(?<r2>\\d{1,4})(?: (?:both times|each time|every time|in each case))?)?`,
    ],
    ({ l, r, r2 }) => {
      const rest = Number(r ?? r2);
      const numbers = wholesIn(l).map((one) => one - rest);
      return rest > 0 && numbers.every((one) => one > 0) && numbers.reduce(gcd) > rest
        ? `calculate gcd(${numbers.join(", ")})`
        : null;
    },
  ),
  ...told(
    [
      `how many integers are (?<w>less than|within|at most|no more than|fewer than) (?<d>\\d{1,4})(?: units?)?(?: away)?(?: from| of) (?<c>-?\\d{1,4})(?: on (?:the|a) number line)?`,
      `how many integers are (?:there )?(?:on the number line )?(?:whose distance|with a distance|at a distance) (?:of )?(?:from|to) (?<c>-?\\d{1,4}) (?:is |of )?(?<w>less than|at most|no more than) (?<d>\\d{1,4})(?: units?)?`,
      `how many integers (?:have|lie at|are at) a distance (?:of )?(?<w>less than|at most|no more than) (?<d>\\d{1,4})(?: units?)? (?:from|to) (?<c>-?\\d{1,4})(?: on (?:the|a) number line)?`,
    ],
    ({ w, d, c }) => `how many integers x satisfy |x-(${c})|${/less|fewer/.test(w ?? "") ? "<" : "<="}${d}`,
  ),
  ...told(
    [
      `between which (?:2 )?consecutive (?:integers|whole numbers) (?:does|is) (?:the )?(?:square root of (?<n>\\d{1,6})|sqrt\\(?(?<n2>\\d{1,6})\\)?|√\\(?(?<n3>\\d{1,6})\\)?)(?: lie| fall| located)?,? (?:give|name|write|state|what is) (?:only |just )?the (?<k>smaller|lesser|lower|larger|greater|bigger|higher)(?: 1| integer| of them| number| of the 2)?`,
    ],
    ({ n, n2, n3, k = "" }) => {
      const root = Math.sqrt(Number(n ?? n2 ?? n3));
      if (Number.isInteger(root)) return null;
      return /small|less|lower/.test(k)
        ? `the integer part of √(${n ?? n2 ?? n3})`
        : `the integer part of 1+√${n ?? n2 ?? n3}`;
    },
  ),
  ...told(
    [
      `(?:the )?(?:largest|greatest|maximum|biggest) number of consecutive (?:positive )?(?:integers|whole numbers|numbers),? (?:starting|beginning) (?:from|with|at) 1,? (?:whose sum is|that add up to|with (?:a )?sum(?: of)?|whose sum does) (?<w>at most|no more than|not more than|less than|under|not exceed) (?<n>\\d{1,6})`,
    ],
    ({ w = "", n }) => {
      const most = /less|under/.test(w) ? Number(n) - 1 : Number(n);
      return `the integer part of (√(${8 * most + 1})-1)/2`;
    },
  ),
  ...told(
    [
      `(?:my|his|her|our) (?:daughter|son|teacher|class|sister|brother|kid|child|friend) (?:needs|wants|has to find|must find|must list|has to list|is looking for) (?:all )?(?:of )?the prime numbers (?:between|from) (?<a>\\d{1,5}) (?:and|to) (?<b>\\d{1,5}),? (?:which are they|what are they|can you list them|list them)`,
    ],
    ({ a = "", b = "" }) =>
      smallestFactor(Number(a)) === Number(a) || smallestFactor(Number(b)) === Number(b)
        ? null
        : `list all prime numbers between ${a} and ${b}`,
  ),
  ...told(
    [
      `(?:2|two) (?:positive )?(?:whole )?numbers have (?:a )?sum (?:of )?(?<s>\\d{1,5}),? and the difference of their squares is (?<d>\\d{1,6}),? (?:find|what is) the (?<k>smaller|larger|greater|bigger|lesser)(?: 1| number| of them)?`,
      `the sum of (?:2|two) (?:positive )?(?:whole )?numbers is (?<s>\\d{1,5}),? and the difference of their squares is (?<d>\\d{1,6}),? (?:find|what is) the (?<k>smaller|larger|greater|bigger|lesser)(?: 1| number| of them)?`,
    ],
    ({ s, d, k }) => `what is (${s}${/small|less/.test(k ?? "") ? "-" : "+"}${d}/${s})/2`,
  ),
  ...told(
    [
      `(?<b>\\d{1,4}) (?<s>less|more) than (?<k>twice|\\d{1,3} times|three times|double|triple) (?:a number |the number )?(?<x>[a-z]|a number|some number) is (?<r>at least|at most|no more than|no less than|not more than|less than|more than|greater than|not less than) (?<c>-?\\d{1,5})(?:,? (?:solve it|solve|find (?:the |all )?(?:possible )?(?:values of )?[a-z]|solve for [a-z]|solve the inequality|find the solution|what can (?:the number|[a-z]) be|find the number))?`,
    ],
    ({ b, s, k = "", x = "x", r = "", c }) => {
      const factor = { twice: "2", double: "2", triple: "3", "three times": "3" }[k] ?? /\d+/.exec(k)?.[0];
      const letter = x.length === 1 ? x : "x";
      const sign = /at least|no less|not less/.test(r)
        ? ">="
        : /at most|no more|not more/.test(r)
          ? "<="
          : /less/.test(r)
            ? "<"
            : ">";
      return `solve ${factor}${letter}${s === "less" ? "-" : "+"}${b}${sign}${c}`;
    },
  ),
  ...told(
    [
      `in base (?<b>\\d{1,2}),? (?:what is )?(?<m>\\d{1,8})(?:_(?<mb>\\d{1,2}))? ?(?<o>[-+*]) ?(?<n>\\d{1,8})(?:_(?<nb>\\d{1,2}))?,? (?:give (?:the|your) |write (?:the|your) )?answer(?: is)?(?: also)? in base (?<c>\\d{1,2})`,
    ],
    ({ b, m, mb, o, n, nb, c }) =>
      [mb ?? b, nb ?? b, c].every((base) => base === b) ? `calculate ${m}_${b}${o}${n}_${b} in base ${b}` : null,
  ),
  ...told(
    [
      `(?<n>\\d{1,9}),? \\((?:an?|the|this is an?|which is an?|it is an?)? ?(?:ordinary |normal |regular |usual )?(?:base 10|decimal)(?: number)?\\),? (?:in|to|into) base (?<b>\\d{1,2})`,
    ],
    ({ n, b }) => `Convert ${n} to base ${b}`,
  ),
];
