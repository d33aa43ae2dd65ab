import { isSameThing, tellsMore } from "./open-words.ts";
import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const thing = "(?:[a-z]+ ){0,3}[a-z]+";
const some = "(?:a|an|the|my|our|his|her|their|this|1)";

const changed = ({ a, b, w = "", k = "" }: Record<string, string>): string | null => {
  const isLess = Number(b) < Number(a);
  const says = (words: string) =>
    /down|drop|fell|fall|decr|discount|reduc|cut|off|lower|loss/.test(words)
      ? "less"
      : /up|ris|rose|rais|incr|grew|grow|gain/.test(words)
        ? "more"
        : "";
  if (a === b || [w, k].some((words) => says(words) !== "" && (says(words) === "less") !== isLess)) return null;
  return `The price went from ${a} to ${b}. What is the percent ${isLess ? "decrease" : "increase"}?`;
};

/** Shares of a bill, changes of a salary, tips, and parts of a survey. */
export const ofPartsAndChangesTold: Retelling[] = [
  ...told(
    [
      `(?<n>\\d{1,3}) (?:friends|people|students|kids|children|siblings|brothers|sisters|cousins|roommates|neighbors|boys|girls|workers|players|classmates|coworkers|families) (?:split|share|divide|shared|divided|will split|want to split)(?: the cost of)? (?:an? |the )?(?<s>${number})(?: dollars?)?(?: ${thing}?)?,? ?(?:equally|evenly|fairly|so that each pays the same),? how much (?:does|did|will|should|must) each(?: (?:of them|person|friend|1|student|one))? (?:pay|get|owe|receive)`,
    ],
    ({ n, s }) => `what is ${s}/${n}`,
  ),
  ...told(
    [
      `(?:if )?(?:${some} )?[a-z]+ (?:gets|goes|travels|drives|averages|can go|runs|can travel) (?<a>${number}) (?<u>miles|km|kilometers) (?:per|on a|to the|to a|for every|on each|on every|on 1) (?<g>gallon|liter|litre)(?: of [a-z]+)?,? how many (?<g2>gallons|liters|litres)(?: of [a-z]+)? (?:will|does|would|do|is|are) (?:it|you|[a-z]+)? ?(?:need|use|needed|burn|take|require|be needed)(?: to (?:go|travel|drive))?(?: (?:for|on))? (?:a |an )?(?<n>${number})[- ](?<u2>miles?|km|kilometers?)(?: (?:trip|drive|journey|ride))?`,
    ],
    ({ a, u, g, g2, n, u2 }) => (isSameThing(u, u2) && isSameThing(g, g2) ? `what is ${n}/${a}` : null),
  ),
  ...told(
    [
      `(?:it|${some} ?[a-z ]{0,30}?|[a-z]+) (?:[a-z]+ )?(?<n>${number})(?: ${thing})?,? (?:which|this|that) is ${percent("p")} of (?:the |its |his |her |their )?(?<w>usual|normal|total|original|full|average|regular|whole|maximum|required)(?: [a-z]+)?,? (?:what (?:is|was)|find|how much is) (?:the |its |his |her |their )?(?<w2>usual|normal|total|original|full|average|regular|whole|maximum|required)(?: [a-z]+)?`,
    ],
    ({ n, p, w, w2 }) => (w === w2 ? `what is ${n}*100/${p}` : null),
  ),
  ...told(
    [
      `(?<x>[a-z]+) and (?<y>[a-z]+) (?<m>[a-z]+) (?:are|is) (?:mixed|combined|blended) in (?:the |a )?ratio (?:of )?(?<a>\\d{1,3}) ?(?:,|to) ?(?<b>\\d{1,3}),? how (?:much|many (?<u>[a-z]+) of) (?<q>[a-z]+)(?: [a-z]+)? (?:is|are|do (?:you|i|we) need|does [a-z]+ need)(?: needed| required)? (?:for|to make|in) (?<n>${number}) (?<u2>[a-z]+) of (?:the |this )?(?:mixture|mix|blend|paint|[a-z]+)`,
    ],
    ({ x, y, a, b, u, q, n, u2 }) =>
      (q === x || q === y) && x !== y && (u === undefined || isSameThing(u, u2))
        ? `what is ${n}*${q === x ? a : b}/(${a}+${b})`
        : null,
  ),
  ...told(
    [
      `(?:in|of) (?:a|the|1) (?:survey|poll|school|class|city|town|group),? (?<a>\\d{1,3}) out of (?:every )?(?<b>\\d{1,3}) (?<o>[a-z]+) (?<v>[a-z]+) (?<p>[a-z]+(?: [a-z]+){0,2}),? (?:if )?(?:(?:there are |there were )?(?<n>\\d{1,6}) (?<o2>[a-z]+)(?: (?:were|are|was) (?:asked|surveyed|polled|questioned|in [a-z ]+))?),? how many (?:of them )?(?:people |students )?(?<v2>[a-z]+) (?<p2>[a-z]+(?: [a-z]+){0,2})`,
    ],
    ({ a, b, o, v, p, n, o2, v2, p2 }) =>
      isSameThing(o, o2) &&
      v?.replace(/(?:ed|s)$/, "") === v2?.replace(/(?:ed|s)$/, "") &&
      p === p2 &&
      (Number(n) * Number(a)) % Number(b) === 0
        ? `what is ${n}*${a}/${b}`
        : null,
  ),
  ...told(
    [
      `(?:if )?(?:${some} )?[a-z]+(?: [a-z]+)? (?<w>loses|gains|increases in value by|drops in value by|depreciates by|appreciates by) ${percent("p")}(?: of its value| in value)? (?:every|each|per|a) year,? (?:and )?(?:it|the [a-z]+) (?:cost|costs|was bought for|is worth|was worth|sold for)(?: now)? (?<n>${number})(?: dollars)?(?: (?:new|when new|now|at first|originally|today))?,? (?:what (?:is|will) (?:it|its value)(?: be)?(?: worth)?|how much is it worth|how much will it be worth|find its value) (?:after|in) (?<t>\\d) years`,
      `(?:if )?(?:${some} )?[a-z]+(?: [a-z]+)? (?:that )?(?:cost|costs|is worth|was worth|bought for|was bought for) (?<n>${number})(?: dollars)?(?: (?:new|when new|now|at first|originally|today))?,? (?:and )?(?:it )?(?<w>loses|gains|depreciates by|appreciates by|drops in value by) ${percent("p")}(?: of its value| in value)? (?:every|each|per|a) year,? (?:what (?:is|will) (?:it|its value)(?: be)?(?: worth)?|how much is it worth|how much will it be worth|find its value) (?:after|in) (?<t>\\d) years`,
    ],
    ({ w = "", p, n, t }) => `what is ${n}*(1${/los|drop|deprec/.test(w) ? "-" : "+"}${p}/100)^${t}`,
  ),
  ...told(
    [
      `(?:if )?${thing} (?:is|was|gets)?(?: first)? ?(?<w>increased|decreased|raised|lowered|reduced) by ${percent("p")},? and then (?<v>increased|decreased|raised|lowered|reduced) by ${percent("r")},? (?:what is|find) the (?:overall|total|net|final) percent(?:age)? (?<k>change|increase|decrease|loss|gain)`,
    ],
    ({ w = "", p, v = "", r, k = "" }) => {
      const by = (word: string, much = "") => (/incr|rais/.test(word) ? 100 + Number(much) : 100 - Number(much));
      const change = by(w, p) * by(v, r) - 10_000;
      if (change === 0 || (/incr|gain/.test(k) && change < 0) || (/decr|loss/.test(k) && change > 0)) return null;
      return k === "change"
        ? `What is the percent change from 100 to ${(change + 10_000) / 100}?`
        : `write ${Math.abs(change)}/10000 as a percent`;
    },
  ),
  ...told(
    [
      `[a-z]+(?:'s)?(?: [a-z]+){0,2} (?<w>went up|rose|was raised|increased|grew|went|changed|went down|dropped|fell|was cut|decreased|was reduced) from (?<a>${number}) to (?<b>${number}),? what percent(?:age)? (?<k>raise|increase|change|cut|decrease|drop|gain|rise) (?:did [a-z]+ get|is (?:this|that|it)|was (?:this|that|it))`,
      `(?:a|an|the) (?<a>${number})(?:[- ]dollar)? ${thing} (?:is|was) (?<w>discounted|reduced|marked down|marked up|lowered|cut|raised|increased|now|on sale)(?: to| for)? (?<b>${number})(?: dollars)?,? (?:what is |find |what was )?(?:the )?percent(?:age)? (?:of )?(?:the )?(?<k>discount|decrease|increase|markup|reduction|change|off)`,
    ],
    changed,
  ),
  ...told(
    [
      `(?:a|an|the|my)? ?[a-z]+(?: [a-z]+)? (?:got|left|gave|leaves|gets|gives|paid|received|pays|leave) (?:[a-z]+ )?an? (?<t>${number})(?: dollar)? tip (?:on|for) an? (?<n>${number})(?: dollar)? (?:meal|bill|dinner|lunch|order|check|ride|fare|haircut|breakfast|pizza),? what percent(?:age)? (?:tip is (?:that|this|it)|(?:of the [a-z]+ )?(?:is|was) the tip|(?:did [a-z]+ tip))`,
    ],
    ({ t, n }) => (Number(t) < Number(n) ? `${t} is what percent of ${n}` : null),
  ),
  ...told(
    [
      `(?:the )?(?:average|mean) of (?<x>[a-z]) and (?<y>[a-z]) is (?<m>${number}),? (?:and )?(?:the )?(?:average|mean) of (?<x2>[a-z]), (?<y2>[a-z]),? and (?<z>[a-z]) is (?<k>${number}),? (?:what is|find)(?: the value of)? (?<q>[a-z])`,
    ],
    ({ x, y, m, x2, y2, z, k, q }) =>
      x === x2 && y === y2 && z === q && z !== x && z !== y ? `what is 3*${k}-2*${m}` : null,
  ),
  ...told(
    [
      `(?<x>[a-z]+) is (?<d>\\d{1,2}) years? (?<w>older|younger|more|less) than (?<k>twice|three times|half|\\d times) (?:(?:his|her) (?:[a-z]+ )?(?<y>[a-z]+)(?:'s age)?|(?<y2>[a-z]+)(?:'s)?(?: age)?|as old as (?<y3>[a-z]+)),? (?:and |if )?(?<x2>[a-z]+) is (?<a>\\d{1,3})(?: years old)?(?: now)?,? how old is (?:(?:his|her) )?(?:[a-z]+ )?(?<q>[a-z]+)(?: now)?`,
    ],
    ({ x, d, w, k = "", y, y2, y3, x2, a, q }) => {
      const other = y ?? y2?.replace(/'s$/, "") ?? y3;
      const factor = { twice: "2", "three times": "3", half: "0.5" }[k] ?? /\d/.exec(k)?.[0];
      const age = (Number(a) + (/older|more/.test(w ?? "") ? -Number(d) : Number(d))) / Number(factor);
      if (!/^(?:he|she)$/.test(x2 ?? "") && x2 !== x) return null;
      return q === other && q !== x && Number.isInteger(age) && age > 0
        ? `what is (${a}${/older|more/.test(w ?? "") ? "-" : "+"}${d})/${factor}`
        : null;
    },
  ),
  ...told(
    [
      `(?<o>[a-z]+) (?:are|can be|could be|were) (?:packed|put|placed|arranged|sorted|packaged|divided|bagged|grouped|split)(?: up)? (?:in|into) (?:[a-z]+ of |groups of |bags of )?(?<a>\\d{1,3})(?:s)? or (?:[a-z]+ of )?(?<b>\\d{1,3})(?:s)? with (?:none|nothing|no [a-z]+) left(?: over)?(?: either way| in both cases)?,? (?:what is|find) the (?:smallest|least)(?: possible)? number of (?<q>[a-z]+)(?: there (?:could|can) be| possible)?`,
    ],
    ({ o, a, b, q }) => (o === q && !tellsMore(o ?? "", "") ? `calculate lcm(${a}, ${b})` : null),
  ),
  ...told(
    [
      "how many (?<k>\\d)-digit (?:whole )?(?:numbers|integers) have (?:an? )?(?<d>\\d) (?:as|in|for) (?:their |the )?(?:units?|ones|last|final) (?:digit|place)|how many (?<k2>\\d)-digit (?:whole )?(?:numbers|integers) have (?:a )?(?:units?|ones|last|final) digit (?:of )?(?<d2>\\d)",
    ],
    ({ k, d, k2, d2 }) => `how many whole numbers n of ${k ?? k2} digits with n mod 10 = ${d ?? d2}`,
  ),
];
