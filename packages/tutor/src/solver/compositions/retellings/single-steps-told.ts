import { isSameThing, numbersTold, singular, tellsMore } from "./open-words.ts";
import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const thing = "(?:[a-z]+ ){0,3}[a-z]+";
const some = "(?:a|an|the|my|our|his|her|their|this|1)";
const seconds: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };
const inches: Record<string, number> = { inch: 1, foot: 12, feet: 12, yard: 36, inches: 1 };
const sizeOf = (unit = "", sizes = seconds) => sizes[unit] ?? sizes[singular(unit)] ?? 0;
const digitsFit = (digits = "", base = "10") => [...digits].every((digit) => Number(digit) < Number(base));

/** So many of a unit and of a smaller one, all in the smaller one. */
const inOne =
  (sizes: Record<string, number>) =>
  ({ q, a, u, b, v }: Record<string, string>): string | null => {
    const [wanted, big, small] = [q, u, v].map((unit) => sizeOf(unit, sizes)) as [number, number, number];
    return wanted > 0 && small === wanted && big > small ? `what is ${a}*${big / small}+${b}` : null;
  };

/** Questions of one or two steps, told of any people and things. */
export const ofSingleStepsTold: Retelling[] = [
  [
    /^(?:(?:in )?(?:a|an|the|my|1) )?[a-z ]{1,40}?(?:has|had|contains|holds|there are|with|,) ?(?<l>\d{1,4} [a-z]+(?: [a-z]+)?(?:(?:, and|,| and) \d{1,4} [a-z]+(?: [a-z]+)?){1,4}),? what (?<w>fraction|percent|percentage|part) of (?:the |these |all the |all )?(?<o>[a-z]+)(?: (?:in|on|at) (?:the|a) [a-z]+)? (?:is|are) (?<n>not )?(?<q>[a-z]+)$/u,
    ({ l = "", w = "", o, n, q }) => {
      const parts = numbersTold(l).map(({ value, after }) => ({
        value: Number(value),
        words: after.replace(/ and$/, "").split(" "),
      }));
      const nouns = parts.flatMap(({ words }) => words.slice(1));
      const wanted = parts.filter(({ words }) => isSameThing(words[0], q));
      if (
        wanted.length !== 1 ||
        !isSameThing(parts.at(-1)?.words[1], o) ||
        nouns.some((noun) => !isSameThing(noun, o)) ||
        tellsMore(l, "")
      )
        return null;
      const all = parts.reduce((sum, { value }) => sum + value, 0);
      const one = n ? all - (wanted[0]?.value ?? 0) : (wanted[0]?.value ?? 0);
      return /percent/.test(w) ? `${one} is what percent of ${all}` : `simplify ${one}/${all}`;
    },
  ],
  ...told(
    [
      `${thing} (?:charges|costs|cost|charge) (?<a>${number})(?: dollars)? for the first (?<u>[a-z]+) and (?<b>${number})(?: dollars)? for (?:each|every) (?:extra|additional|other|further|next) (?<u2>[a-z]+)(?: after that)?,? how many (?<u3>[a-z]+) (?:can|could|did) [a-z]+ (?:[a-z]+ ){1,4}(?:for|with) (?<c>${number})(?: dollars)?`,
    ],
    ({ a, u, b, u2, u3, c }) => {
      const many = (Number(c) - Number(a)) / Number(b);
      return isSameThing(u, u2) && isSameThing(u, u3) && Number.isInteger(Math.round(many * 1e6) / 1e6) && many >= 0
        ? `what is (${c}-${a})/${b}+1`
        : null;
    },
  ),
  ...told(
    [
      `(?:${some} )?${thing} (?<w>fell|dropped|went down|decreased|rose|went up|increased|climbed|jumped|grew) from (?<a>${number}) to (?<b>${number}),? what percent(?:age)?(?: of its value)? did (?:it|[a-z]+|the [a-z]+) (?<k>lose|gain|drop|fall|rise|grow|decrease|increase)(?: in value)?`,
    ],
    ({ w = "", a, b, k = "" }) => {
      const isLess = Number(b) < Number(a);
      const isDown = /fell|drop|down|decr/;
      return a !== b && isDown.test(w) === isLess && /lose|drop|fall|decr/.test(k) === isLess
        ? `The price went from ${a} to ${b}. What is the percent ${isLess ? "decrease" : "increase"}?`
        : null;
    },
  ),
  ...told(
    [
      `(?:the )?(?:average|mean) of (?<n>\\d{1,2}) numbers is (?<m>${number}),? (?:and |if )?(?:(?:the )?(?:average|mean) of )?(?<k>\\d{1,2}) of (?:the numbers|them|these numbers) (?:average|have (?:an average|a mean) of|is) (?<a>${number}),? (?:what is|find) the (?:(?:other|remaining|last|missing) number|third number|fourth number|fifth number|other 1|remaining 1)`,
    ],
    ({ n, m, k, a }) => (Number(n) === Number(k) + 1 ? `what is ${n}*${m}-${k}*${a}` : null),
  ),
  ...told(
    [
      `(?<n>[3579]) consecutive (?:(?<s>even|odd) )?(?:positive )?(?:integers|numbers|whole numbers) have (?:an average|a mean) of (?<m>-?\\d{1,5}),? (?:what is|find) the (?<w>largest|greatest|biggest|smallest|least|first|last)(?: of (?:them|the \\d|these)| 1| number| integer)?`,
      `(?:the )?(?:average|mean) of (?<n>[3579]) consecutive (?:(?<s>even|odd) )?(?:positive )?(?:integers|numbers|whole numbers) is (?<m>-?\\d{1,5}),? (?:what is|find) the (?<w>largest|greatest|biggest|smallest|least)(?: of (?:them|the \\d|these)| 1| number| integer)?`,
    ],
    ({ n, s, m, w = "" }) => {
      if (s !== undefined && (Number(m) % 2 === 0) !== (s === "even")) return null;
      const far = ((Number(n) - 1) / 2) * (s ? 2 : 1);
      return `what is ${m}${/larg|great|big|last/.test(w) ? "+" : "-"}${far}`;
    },
  ),
  ...told(
    [
      `(?:if )?[a-z]+, [a-z]+,? and [a-z]+ can (?:each )?[a-z]+ (?:a|an|the) (?:[a-z]+ )?[a-z]+(?: alone)? in (?<a>${number}), (?<b>${number}),? and (?<c>${number}) (?:hours|days|minutes),? respectively,? (?:how long|how many [a-z]+) (?:would|will|does|do) (?:it take )?(?:all 3|they|the 3|all of them|them|all 3 of them)(?: take| need)?(?: to [a-z]+ (?:it|the [a-z]+))?(?: working| if they work)? together`,
    ],
    ({ a, b, c }) => `what is 1/(1/${a}+1/${b}+1/${c})`,
  ),
  ...told(
    [
      `(?<o>[a-z]+) (?:worth|costing|that costs|selling for|that sells for) (?<a>${number}) (?:a|per) (?<u>[a-z]+) (?:is|are) mixed with (?<o2>[a-z]+) (?:worth|costing|that costs|selling for|that sells for) (?<b>${number}) (?:a|per) [a-z]+ to (?:make|get|form|produce) (?<n>${number}) (?<u2>[a-z]+) of (?:a )?(?:blend|mix|mixture) (?:worth|costing|that costs|selling for|that sells for) (?<r>${number}) (?:a|per) [a-z]+,? how many (?<u3>[a-z]+) of (?:the )?(?:(?<q>${number})[- ](?:[a-z]+ ?){0,3}|(?<k>cheaper|more expensive|pricier) (?:[a-z]+ ?){0,2})(?:are|is|were|must be|should be)? ?(?:used|needed|in the [a-z]+)?`,
    ],
    ({ o, a = "", u, o2, b = "", n, u2, r, u3, q, k }) => {
      const high = Number(a) > Number(b) ? a : b;
      const low = high === a ? b : a;
      const wanted = k ? (k === "cheaper" ? low : high) : q;
      const other = wanted === a ? b : wanted === b ? a : null;
      const isBetween = Number(r) > Number(low) && Number(r) < Number(high);
      return other && isBetween && isSameThing(o, o2) && isSameThing(u, u2) && isSameThing(u, u3)
        ? `what is ${n}*(${r}-${other})/(${wanted}-${other})`
        : null;
    },
  ),
  ...told(
    [
      "(?:the )?base[- ]10 (?:value|form|equivalent|representation|number) (?:of|for|equal to)(?: the number)? (?<n>\\d{1,10}) (?:in|from|written in) base (?<b>[2-9])",
      "(?:the )?(?:value|decimal value) (?:in base 10 )?of (?:the )?base[- ](?<b>[2-9]) (?:number|numeral) (?<n>\\d{1,10})(?: in (?:base 10|decimal))?",
    ],
    ({ n, b }) => (digitsFit(n, b) ? `Convert ${n} from base ${b} to base 10` : null),
  ),
  ...told(
    [
      "how many (?:integers|whole numbers) (?:are|lie|are there) between (?:the )?(?:square root of |√\\(?)(?<a>\\d{1,6})\\)? and (?:the )?(?:square root of |√\\(?)(?<b>\\d{1,6})\\)?",
    ],
    ({ a, b }) => {
      const [low, high] = [Math.sqrt(Number(a)), Math.sqrt(Number(b))];
      // Ends that are whole numbers may be meant, or not.
      return Number.isInteger(low) || Number.isInteger(high) || Math.ceil(low) > Math.floor(high)
        ? null
        : `how many integers from ${Math.ceil(low)} to ${Math.floor(high)}`;
    },
  ),
  ...told(
    [
      `how many (?<q>seconds|minutes|hours|days) (?:are|is) (?:there )?in (?<a>\\d{1,4}) (?<u>minutes?|hours?|days?|weeks?) and (?<b>\\d{1,4}) (?<v>seconds?|minutes?|hours?|days?)`,
    ],
    inOne(seconds),
  ),
  ...told(
    [
      `how many (?<q>inches|feet) (?:are|is) (?:there )?in (?<a>\\d{1,4}) (?<u>feet|foot|yards?) and (?<b>\\d{1,4}) (?<v>inch(?:es)?|feet|foot)`,
    ],
    inOne(inches),
  ),
  ...told(
    [
      `(?:if )?(?<n>\\d{1,3}) (?<x>[a-z]+) and (?<m>\\d{1,3}) (?<y>[a-z]+) (?:together )?cost (?<s>${number})(?: dollars)?(?: in all| altogether| together| total)?,? (?:and |if )?(?:a|an|each|1|every) (?<z>[a-z]+) costs (?<c>${number})(?: dollars)?,? (?:how much (?:is|does)|what is the (?:cost|price) of|what does|find the (?:cost|price) of) (?:a|an|each|1) (?<q>[a-z]+)(?: cost)?`,
    ],
    ({ n, x, m, y, s, z, c, q }) => {
      const [known, many] =
        isSameThing(z, x) && isSameThing(q, y) ? [n, m] : isSameThing(z, y) && isSameThing(q, x) ? [m, n] : [];
      if (!known || !many || isSameThing(x, y) || Number(s) <= Number(known) * Number(c)) return null;
      return `what is (${s}-${known}*${c})/${many}`;
    },
  ),
  ...told(
    [
      `[a-z]+ (?:bought|buys|ordered|got) (?:some|several|a few|a number of) (?<o>[a-z]+) (?:for|at|that cost|costing) (?<a>${number})(?: dollars)? each,? (?:and )?(?:[a-z]+ )?(?:paid|spent|pays|spends)(?: a total of)? (?<s>${number})(?: dollars)?(?: in all| altogether| in total| for them| total)?,? how many(?: (?<q>[a-z]+))? did (?:he|she|they|[a-z]+) (?:buy|order|get)`,
    ],
    ({ o, a, s, q }) => {
      const many = Math.round((Number(s) / Number(a)) * 1e6) / 1e6;
      return (q === undefined || isSameThing(o, q)) && Number.isInteger(many) ? `what is ${s}/${a}` : null;
    },
  ),
  ...told(
    [
      `(?:${some} )?${thing} (?:had|has|is having|offers|offered|was|is|gave) (?:a |at )?${percent("p")}[- ](?:off|discount)(?: sale)?,? (?:and |so )?[a-z]+ saved (?<n>${number})(?: dollars)?(?: on (?:a|an|the|his|her) [a-z ]{1,20}?)?,? (?:what (?:was|is)|find|how much was) (?:the|its) (?:regular|original|full|usual|normal) price(?: of the [a-z]+)?`,
      `[a-z]+ saved (?<n>${number})(?: dollars)? on (?:a|an|the|his|her) [a-z ]{1,20}? (?:because it was|that was|at|which was) (?:on sale (?:for|at) )?${percent("p")} off,? (?:what (?:was|is)|find|how much was) (?:the|its) (?:regular|original|full|usual|normal) price(?: of the [a-z]+)?`,
    ],
    ({ p, n }) => `what is ${n}*100/${p}`,
  ),
  ...told(
    [
      `[a-z]+ (?:can )?(?:reads?|writes?|types?|saves?|walks?|runs?|makes?|plants?|solves?|does|drinks?|eats?|collects?|sells?|earns?) (?<a>${number}) (?<o>[a-z]+) (?:a|per|each|every|in 1) (?<t>day|hour|minute|week|month),? (?:at this rate,? )?how many (?<t2>days|hours|minutes|weeks|months) (?:will it take|does it take|will|does|would it take|do|it takes|would)(?: (?:him|her|it|he|she|they|[a-z]+))?(?: (?:need|take))?(?: (?:him|her))? to [a-z]+ (?:(?<n>${number}) (?<o2>[a-z]+)|a (?<n2>${number})-(?<o3>[a-z]+) [a-z]+)`,
    ],
    ({ a, o, t, t2, n, o2, n2, o3 }) =>
      isSameThing(t, t2) && isSameThing(o, o2 ?? o3) ? `what is ${n ?? n2}/${a}` : null,
  ),
  ...told(
    [
      `(?:${some} )?[a-z]+ (?:has|had|of) (?<n>\\d{1,6}) (?<o>[a-z]+),? \\(?(?<p>\\d{1,2}/\\d{1,2})\\)? of (?:them|the (?<o2>[a-z]+)) (?<v>[a-z]+(?: [a-z]+){0,3}),? how many(?: of (?:them|the [a-z]+)| (?<o3>[a-z]+))? (?<v2>[a-z]+(?: [a-z]+){0,3})`,
    ],
    ({ n, o, p, o2, v, o3, v2 }) => {
      const [above, below] = (p ?? "0/1").split("/").map(Number) as [number, number];
      const isSame = v === v2 && [o2, o3].every((noun) => noun === undefined || isSameThing(noun, o));
      return isSame && (Number(n) * above) % below === 0 && above < below && !/\bnot\b|\bhow\b/.test(v ?? "")
        ? `what is ${n}*${p}`
        : null;
    },
  ),
];
