import { type AnyOrder, type Groups, isCount } from "../told-in-any-order.ts";
import { fraction, name } from "./told-in-english.ts";

const times = "(?<k>twice|double|thrice|(?:\\d{1,2}|two|three|four|five) times)";
const asMany: Record<string, number> = { twice: 2, double: 2, thrice: 3, two: 2, three: 3, four: 4, five: 5 };
const factorOf = (k = "") => asMany[k.replace(" times", "")] ?? Number.parseInt(k, 10);
const inAll = "(?: altogether| in all| in total)?";
const who = "(?:she|he|it|they|you|i|we|[a-z]+)";
const root = (word = "") =>
  word
    .replace(/^(?:children|kids?)$/, "child")
    .replace(/^(?:women|ladies)$/, "woman")
    .replace(/^men$/, "man")
    .replace(/ies$/, "y")
    .replace(/(?<=[a-z]{2})(?:(?<=ch|sh|x|o|ss)es|s)$/, "");
const isSame = (one?: string, other?: string) => one !== undefined && root(one) === root(other);
const others: Record<string, string> = {
  girl: "boy",
  boy: "girl",
  man: "woman",
  woman: "man",
  adult: "child",
  child: "adult",
};
const isOther = (one?: string, other?: string) => others[root(one)] === root(other);
const isLess = (one?: string, other?: string) => Number(one) < Number(other);
const coins: Record<string, number> = { penny: 1, nickel: 5, dime: 10, quarter: 25 };
const lengths: Record<string, [kind: string, size: number]> = {
  mm: ["l", 1],
  cm: ["l", 10],
  meter: ["l", 1000],
  m: ["l", 1000],
  inch: ["i", 1],
  foot: ["i", 12],
  feet: ["i", 12],
  yard: ["i", 36],
  ml: ["v", 1],
  liter: ["v", 1000],
  l: ["v", 1000],
  g: ["w", 1],
  gram: ["w", 1],
  kg: ["w", 1000],
  ounce: ["o", 1],
  pound: ["o", 16],
};
const measure = (group: string) =>
  `(?<${group}>mm|cm|meters?|m|inch(?:es)?|foot|feet|yards?|ml|liters?|l|g|grams?|kg|ounces?|pounds?)`;
/** How many of the second measure are one of the first; null where they measure other things. */
function factorBetween(one = "", other = ""): number | null {
  const [a, b] = [lengths[root(one)] ?? lengths[one], lengths[root(other)] ?? lengths[other]];
  return a && b && a[0] === b[0] && a[1] % b[1] === 0 ? a[1] / b[1] : null;
}
/** Whether the younger of two is asked for; null where nobody knows who it is. */
function sideOf({ x, y, z }: Groups): "x" | "y" | null {
  const [isX, isY] = [
    z === x,
    z === y ||
      (y ?? "").endsWith(` ${z}`) ||
      `${(z ?? "").replace(/^(?:her|his|the) /, "")}` === (y ?? "").replace(/^(?:her|his|the) /, ""),
  ];
  return isX === isY ? null : isX ? "x" : "y";
}
const bothAges = [
  "(?:the )?sum of (?:their|the 2|the two|both)(?: [a-z]+)? ages is <s>(?: years)?",
  "(?:their|both|the 2) ages (?:add up to|total|sum to|have a sum of|together are) <s>(?: years)?",
  "(?:together|altogether),? (?:they|they both|the 2 of them) are <s>(?: years old)?",
];

/** Word problems of any worksheet: packs, wages, commissions, parts of a class, and what is left. */
export const ofOrdinaryProblemsInEnglish: AnyOrder[] = [
  {
    about: /\bages\b|together/,
    given: [
      [
        `${name("x")} is <d> years? (?<w>older|younger) than ${times} (?:as old as )?(?<y>(?:her|his) [a-z]+|[a-z]+)(?:'s(?: age)?)?`,
        `${name("x")}'s age is <d>(?: years)? (?<w>more|less) than ${times} (?<y>(?:her|his) [a-z]+|[a-z]+)'s(?: age)?`,
      ],
      bothAges,
    ],
    asked: [
      "how old is (?<z>[a-z]+|(?:her|his|the) [a-z]+)(?: now)?",
      "(?:what is|find) (?<z>[a-z]+|(?:her|his|the) [a-z]+)'s age",
    ],
    meant: (found) => {
      const { d, w = "", s, k, z = "", x = "" } = found;
      const isOlder = /older|more/.test(w);
      const younger = (Number(s) - (isOlder ? 1 : -1) * Number(d)) / (factorOf(k) + 1);
      const side = sideOf({ ...found, z: /^(?:she|he)$/.test(z) ? "" : z, x });
      if (!isCount(younger) || !side) return null;
      const own = `(${s}${isOlder ? "-" : "+"}${d})/(${factorOf(k)}+1)`;
      return side === "y" ? `what is ${own}` : `what is ${s}-${own}`;
    },
  },
  {
    about: /packs?|packages?|boxes|bags/,
    given: [
      [
        "(?<x>[a-z]+(?: [a-z]+)?) (?:come|are sold|are packed|comes|is sold) in (?<o>packs?|packages?|boxes|bags|cartons) of <a>",
      ],
      ["(?<y>[a-z]+(?: [a-z]+)?) (?:come |are sold |are packed )?in (?<o2>packs?|packages?|boxes|bags|cartons) of <b>"],
    ],
    beside: [
      "~wants? (?:to (?:buy|have) )?(?:the same number of|an equal number of|as many) (?:each|both|[a-z ]{3,40})",
    ],
    asked: [
      "(?:what is|find) the (?:least|smallest|fewest|minimum) number of (?:packs?|packages?|boxes|bags|cartons) of (?<z>[a-z]+(?: [a-z]+)?) (?:that )?(?:you|she|he|they|i|we|[a-z]+) (?:must|can|should|needs?(?: to)?|has to|have to|could) (?:buy )?(?:in order )?(?:to (?:have|get|buy) (?:the same number|an equal number|equal numbers|as many) of (?:each|both|[a-z ]{3,40}))?",
      "(?:how many|at least how many) (?:packs?|packages?|boxes|bags|cartons) of (?<z>[a-z]+(?: [a-z]+)?) (?:must|should|does|do|will) (?:you|she|he|they|i|we|[a-z]+) (?:need to buy|buy|need)(?: at least)? (?:in order )?to (?:have|get|buy) (?:the same number|an equal number|equal numbers|as many) of (?:each|both|[a-z ]{3,40})",
    ],
    meant: ({ x, y, a, b, z }) =>
      isSame(x, z) === isSame(y, z) ? null : `calculate lcm(${a}, ${b})/${isSame(x, z) ? a : b}`,
  },
  {
    about: /\bago\b/,
    given: [
      [
        `in <a> years,? ${name("x")} will be ${times} as old as (?:she|he|${name("x2")}) was <b> years ago`,
        `${name("x")} will be ${times} as old in <a> years as (?:she|he) was <b> years ago`,
      ],
    ],
    asked: [
      "how old is (?<z>[a-z]+)(?: now| today)?",
      "(?:what is|find) (?<z>[a-z]+)'s (?:age|age now|current age|present age)",
    ],
    meant: ({ a, b, k, x, x2, z = "" }) => {
      const age = (Number(a) + factorOf(k) * Number(b)) / (factorOf(k) - 1);
      if ((x2 !== undefined && x2 !== x) || !(z === x || /^(?:she|he)$/.test(z)) || !isCount(age)) return null;
      return `what is (${a}+${factorOf(k)}*${b})/(${factorOf(k)}-1)`;
    },
  },
  {
    about: /together|both/,
    given: [
      [
        "(?<x>[a-z]+(?: [a-z]+)?) (?:can )?(?<v>makes?|prints?|packs?|produces?|fills?|types?|plants?|picks?|paints?) <a> (?<o>[a-z]+)(?: [a-z]+)? (?:per|an?|each|every) (?<u>hour|minute|day)",
      ],
      [
        "(?<y>[a-z]+(?: [a-z]+)?) (?:can )?(?:(?:makes?|prints?|packs?|produces?|fills?|types?|plants?|picks?|paints?) )?<b>(?: (?<o2>[a-z]+))?(?: [a-z]+)? (?:per|an?|each|every) (?<u>hour|minute|day)",
      ],
    ],
    asked: [
      "how (?:long|many (?<h>hours|minutes|days)) (?:will|does|would|do) (?:it take )?(?:both(?: of them| machines| printers)?|them|they|the 2(?: [a-z]+)?)(?: need| take)?(?: working)?(?: together)? to (?:[a-z]+) <n> (?<o3>[a-z]+)(?: [a-z]+)?(?: together| working together)?",
      "working together,? how (?:long|many (?<h>hours|minutes|days)) (?:will|does|would|do) (?:it take|they take|they need)(?: them)? to [a-z]+ <n> (?<o3>[a-z]+)(?: [a-z]+)?",
    ],
    meant: ({ a, b, n, o, o2, o3, u = "", h }) =>
      isSame(o, o3) && (o2 === undefined || isSame(o, o2)) && (h === undefined || root(h) === u)
        ? `what is ${n}/(${a}+${b})`
        : null,
  },
  {
    about: /catch(?:es)? up|overtake/,
    given: [
      [
        "(?:an?|the) (?<x>[a-z]+) (?:goes|going|travels|traveling|drives|driving|moves) (?:at )?<v> (?<u>mph|km/h) (?:and )?leaves <t> hours? after (?:an?|the) (?<y>[a-z]+) (?:going|traveling|driving|that goes|that travels|moving)(?: at)? <w> (?<u>mph|km/h)",
        "(?:an?|the) (?<x>[a-z]+) leaves <t> hours? after (?:an?|the) (?<y>[a-z]+),? (?:the )?\\k<x> (?:goes|travels|drives)(?: at)? <v> (?<u>mph|km/h) (?:and )?the \\k<y> (?:goes|travels|drives)?(?: at)? ?<w> (?<u>mph|km/h)",
      ],
    ],
    beside: ["~the same (?:road|place|station|highway|route|direction|town)…"],
    asked: [
      "how (?:long|many hours) (?:until|before|will it take until|does it take until|will it take before) the (?<z>[a-z]+) (?:catches up|catches|overtakes)(?: (?:with|to) (?:it|the (?<q>[a-z]+))| the (?<q>[a-z]+))?",
      "how (?:long|many hours) (?:will|does) it take (?:for )?the (?<z>[a-z]+) to (?:catch up|catch|overtake)(?: (?:with|to) (?:it|the (?<q>[a-z]+))| the (?<q>[a-z]+))?",
    ],
    meant: ({ x, y, z, q, v, w, t }) =>
      z === x && (q === undefined || q === y) && isLess(w, v) ? `what is ${w}*${t}/(${v}-${w})` : null,
  },
  {
    about: /interest/,
    given: [
      [
        "(?:an?|the|her|his|my) (?:[a-z]+ )?(?:bank|account|savings account|credit union) (?:pays|earns|gives|offers) (?:an? )?<r%>(?: (?:annual|yearly))? interest,? (?:compounded|compounding) (?:once a year|annually|yearly|every year|each year)",
      ],
    ],
    asked: [
      "how much (?:money )?will <n>(?: dollars)? (?:be|grow to|become|be worth) (?:after|in) <t> years",
      "(?:what|how much) (?:is|will be) <n>(?: dollars)? (?:worth|after) (?:after |in )?<t> years",
    ],
    meant: ({ n, r, t }) => (isLess(t, "6") ? `what is ${n}*(1+${r}/100)^${t}` : null),
  },
  {
    about: /average|mean/,
    given: [
      [
        "(?:the )?(?:average|mean) (?<m>age|height|weight|score) of <n> (?<o>[a-z]+) is <a>(?: (?:years|cm|kg|points|pounds|inches))?(?: old)?",
        "<n> (?<o>[a-z]+) have an? (?:average|mean) (?<m>age|height|weight|score) of <a>(?: (?:years|cm|kg|points|pounds|inches))?",
      ],
      [
        "(?:a |another |1 more |one more |a new |an additional )?(?:(?:1/\\d{1,2}|\\d{1,2}(?:th|st|nd|rd)|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) )?(?<p>[a-z]+),? (?:who is |aged |of age |whose age is |who weighs |weighing |with a (?:score|height|weight) of )<b>(?: (?:years|cm|kg|points|pounds|inches))?(?: old)?,? (?:joins|comes|arrives|is added|enters)(?: them| the (?:group|team|class|room)| in)?",
      ],
    ],
    asked: [
      "(?:what is|find) (?:the|their) (?:new|average|mean)(?: (?:average|mean))?(?: (?<m>age|height|weight|score))?(?: now| of the \\d)?(?: of (?:them )?all)?(?: \\d{1,2}(?: [a-z]+)?)?",
    ],
    meant: ({ n, a, b }) => `what is (${n}*${a}+${b})/(${n}+1)`,
  },
  {
    about: /play|game/,
    given: [
      [
        "(?:there are )?<n> (?<x>teams|players|clubs|schools|people|students|members|kids|friends)(?: (?:are )?in a(?: [a-z]+){1,3})?(?: [a-z]+)?(?: each)?,? (?:each |every )?(?:team |player |1 |one |club |person )?plays? (?:against )?(?:every|each|all)(?: of)?(?: the)? other(?: (?:team|player|one|1|club|person)s?|s)? (?<w>once|twice|1 time|2 times|exactly once|exactly twice)",
      ],
    ],
    asked: [
      "how many (?:games|matches)(?: (?:are|will be|were))?(?: (?:there|played|needed))?(?: in all| altogether| in total| total)?",
      "(?:what is|find) the total number of (?:games|matches)(?: played)?",
    ],
    meant: ({ n, w = "" }) => `what is ${n}*(${n}-1)${/twice|2/.test(w) ? "" : "/2"}`,
  },
  {
    about: /boxes|bags|packs|packages|cartons|trays/,
    given: [
      [
        "(?:an?|the|my|[a-z]+)(?: [a-z]+)?(?: [a-z]+)? (?:makes?|made|bakes?|baked|has|had|picks?|picked|grew|produces?) <n> (?<o>[a-z]+)(?: [a-z]+)?",
      ],
      [
        "(?:they|the [a-z]+|all of them|(?:she|he|it|they) puts? them|(?:she|he|they) packs? them) (?:are |were )?(?:put |packed |placed |packaged )?in(?:to)? (?<b>boxes|bags|packs|packages|cartons|trays) of <k>",
      ],
      [
        "(?:each|every|a|1|one) (?<c>box|bag|pack|package|carton|tray) (?:is sold |sells |was sold )?(?:for|costs?|at) <p>(?: dollars)?",
        "(?:are |is |were )?(?:sold|sells? them|sells) (?:for|at) <p>(?: dollars)? (?:a|an|per|each|for each) (?<c>box|bag|pack|package|carton|tray)",
      ],
    ],
    asked: [
      "how much (?:money )?(?:does|will|did|do|is) (?:the |my )?[a-z]+(?: [a-z]+)? (?:get|make|earn|take in|receive|collect)(?: (?:in all|altogether|in total|if all [a-z ]+ (?:are|were) sold|for (?:all of )?them))?",
    ],
    meant: ({ n, k, p, b, c }) => (isSame(b, c) && Number(n) % Number(k) === 0 ? `what is ${n}/${k}*${p}` : null),
  },
  {
    about: /packs?|boxes|packages|bags/,
    given: [],
    asked: [
      "how many (?:packs|boxes|packages|bags|cartons|cases) of <k> (?:[a-z]+)(?: [a-z]+)? (?:do|does|must|should|will) (?:i|we|she|he|they|you|[a-z]+) (?:need|buy|need to buy|have to buy) (?:for|so that) <n> (?:kids|children|people|students|guests|friends)(?:,? (?:if|so that|so) (?:each|everyone|every one|each (?:kid|child|person|student|guest)) (?:gets?|can have|has|is to get) (?:one|1|just one|1 each))?",
    ],
    meant: ({ k, n }) => `calculate ceil(${n}/${k})`,
  },
  {
    about: /degrees|°|temperature/,
    given: [
      [
        "(?:it is|it's|its|it was|the temperature (?:is|was)|(?:the )?temperature (?:this morning|at \\d{1,2}:\\d\\d [ap]m|at noon|in the morning) (?:is|was))(?: now)? (?<a>-?\\d{1,3})(?: degrees| ?°)?(?: ?[cf])?(?: outside| (?:in the morning|this morning|at noon|at night))?",
      ],
      [
        "(?:by (?:noon|evening|night|midnight|the afternoon),? )?(?:then )?(?:it|the temperature)? ?(?:then )?(?<w>drops?|dropped|falls?|fell|goes down|went down|rises?|rose|goes up|went up|increases?|decreases?)(?: by)? <b>(?: degrees| ?°)?(?: ?[cf])?(?: (?:by|overnight|at night|in the night)(?: (?:noon|evening|night|midnight|the afternoon))?)?",
      ],
    ],
    asked: [
      "(?:what is|what was|find) the (?:new |final )?temperature(?: (?:now|then|at night|by (?:noon|evening|night|midnight)|in the evening|after that))?",
      "what temperature is it(?: now| then)?",
    ],
    meant: ({ a = "", b, w = "" }) =>
      `what is ${a.startsWith("-") ? `(${a})` : a}${/ris|rose|up|increase/.test(w) ? "+" : "-"}${b}`,
  },
  {
    about: /gallons?|liters|tank/,
    given: [
      [
        "(?:an?|the|my|her|his) [a-z]+ (?:uses|used|needs|burns) <a> (?<u>gallons|liters)(?: of (?:gas|gasoline|fuel|petrol))? (?:to (?:go|drive|travel|cover)|for|on (?:a trip of)?) <d> (?<l>miles|km)",
        "(?:an?|the|my|her|his) [a-z]+ (?:can )?(?:goes|go|travels?|drives?|runs?|gets?) <d> (?<l>miles|km) (?:on|with|using) <a> (?<u>gallons|liters)(?: of (?:gas|gasoline|fuel|petrol))?",
      ],
    ],
    beside: ["at (?:this|that|the same) rate"],
    asked: [
      "how (?:far|many (?<l2>miles|km)) (?:can|could|will|would) (?:it|the [a-z]+|she|he|they) (?:go|drive|travel|run|get) (?:on|with|using) <b> (?<u>gallons|liters)(?: of (?:gas|gasoline|fuel|petrol))?",
      "how (?:many (?<u2>gallons|liters)|much (?:gas|gasoline|fuel|petrol)) (?:of (?:gas|gasoline|fuel|petrol) )?(?:does|will|would|is) (?:it|the [a-z]+|she|he|they) (?:need|use|needed|take) (?:to (?:go|drive|travel)|for) <c> (?<l>miles|km)",
    ],
    meant: ({ a, d, b, c, l, l2, u, u2 }) => {
      if ((l2 !== undefined && l2 !== l) || (u2 !== undefined && u2 !== u)) return null;
      return b !== undefined ? `what is ${d}/${a}*${b}` : `what is ${a}/${d}*${c}`;
    },
  },
  {
    about: /%/,
    given: [
      [
        "(?:in|of) an? (?:class|group|school|team|club|choir|town) of <n>(?: [a-z]+)?",
        "(?:there are|a (?:class|school|team|club|choir|town) has) <n> (?:students|kids|children|people|members|players|pupils)(?: in (?:a|the|my|our) [a-z]+)?",
      ],
      ["(?:if )?<p%>(?: of (?:them|the [a-z]+))? are (?<x>girls|boys|women|men|adults|children)"],
    ],
    asked: [
      "how many (?:of them )?(?:are )?(?<y>girls|boys|women|men|adults|children)(?: are there)?(?: (?:are )?in the [a-z]+)?",
    ],
    meant: ({ n, p, x, y }) => {
      if (!isCount((Number(n) * Number(p)) / 100) || Number(p) >= 100) return null;
      return isSame(x, y) ? `what is ${n}*${p}/100` : isOther(x, y) ? `what is ${n}*(1-${p}/100)` : null;
    },
  },
  {
    about: /percent/,
    given: [
      [
        "<a> (?:out )?of (?:the |her |his |my )?<b> (?<o>[a-z]+)(?: in (?:a|the|my|our|her|his) [a-z]+)? (?<v>passed|failed|won|are girls|are boys|are red|are blue|are broken|walk to school|ride the bus|like [a-z]+|have (?:a )?[a-z]+|were absent|are absent|were correct|are correct|were sold)(?: (?:a|the) [a-z]+)?",
      ],
    ],
    asked: [
      "what percent(?:age)?(?: of (?:the |them|those )?(?:[a-z]+)?)? (?<v>passed|failed|won|are girls|are boys|are red|are blue|are broken|walk to school|ride the bus|like [a-z]+|have (?:a )?[a-z]+|were absent|are absent|were correct|are correct|were sold)(?: the [a-z]+)?",
    ],
    meant: ({ a, b }) => (isLess(a, b) ? `write ${a}/${b} as a percent` : null),
  },
  {
    about: /commission/,
    given: [
      [
        "(?:an?|the) (?:[a-z]+ )?(?:salesperson|salesman|saleswoman|agent|clerk|seller|salesclerk|realtor) (?:earns|gets|makes|receives|is paid) (?:an? )?<r%> commission(?: on (?:all )?(?:her |his |the )?sales)?",
        "[a-z]+ (?:earns|gets|makes|receives|is paid) (?:an? )?<r%> commission(?: on (?:all )?(?:her |his |the |everything (?:she|he) )?(?:sales|sells))?",
      ],
      [
        "(?:she|he|they|[a-z]+) (?:sold|sells) <n>(?: dollars)? (?:worth )?(?:of|in) [a-z]+(?: (?:last|this) (?:week|month))?",
        "(?:her|his|the) sales (?:are|were|total|totaled) <n>(?: dollars)?",
        "(?:she|he|they|[a-z]+) (?:sold|sells) (?:an?|the) [a-z]+ for <n>(?: dollars)?",
      ],
    ],
    asked: [
      `how much (?:commission )?(?:did|does|will|is) (?:her|his|${who}) ?(?:earn|get|make|receive|commission)?(?: in commission| (?:from|for|on) (?:this|that|the sale))?`,
      "(?:what is|find) (?:her|his|the) commission",
    ],
    meant: ({ r, n }) => `what is ${n}*${r}/100`,
  },
  {
    about: /\btip\b/,
    given: [],
    asked: [
      "(?:(?:what is|find|how much is) )?(?:an? )?<r%> tip on an? <n>(?: dollars?)? (?:meal|bill|dinner|lunch|check|restaurant bill)",
      "how much is the tip (?:on|for) an? <n>(?: dollars?)? (?:meal|bill|dinner|lunch|check) at <r%>",
    ],
    meant: ({ r, n }) => `what is ${n}*${r}/100`,
  },
  {
    about: /percent/,
    given: [
      ["(?:an?|the) (?:~)?[a-z]+ (?:was|cost|used to cost|was priced at) <a>(?: dollars)?(?: last year)?"],
      ["(?:and |but )?(?:is now|it is now|now it is|now is|now costs|it now costs|now it costs) <b>(?: dollars)?"],
    ],
    asked: [
      "(?:what is|find|by what) (?:the )?percent(?:age)? (?:of )?(?<w>decrease|increase|drop|discount|markdown|change)(?: in price)?",
    ],
    meant: ({ a, b, w = "" }) => {
      const isUp = isLess(a, b);
      if (w === "change" || isUp !== (w === "increase") || a === b) return null;
      return `write ${Math.abs(Number(a) - Number(b))}/${a} as a percent`;
    },
  },
  {
    about: /sav/,
    given: [
      [
        "(?:[a-z]+|she|he|they) (?:saves|can save|is saving|puts away|will save|earns) <a>(?: dollars)? (?:each|every|a|per) (?<u>week|day|month)",
      ],
      [
        "(?:[a-z]+|she|he|they) (?:wants?|needs?|is saving for|would like)(?: to buy)? an? <g>(?: dollars?)? [a-z]+",
        "(?:[a-z]+|she|he|they) (?:wants?|would like) (?:to buy )?an? [a-z]+(?: [a-z]+)? (?:that costs|for|costing|which costs) <g>(?: dollars)?",
        "an? [a-z]+(?: [a-z]+)? costs <g>(?: dollars)?",
      ],
      [
        "(?:[a-z]+|she|he|they)? ?(?:already )?(?:has|have|had) <h>(?: dollars)?(?: (?:already|so far|saved|now|saved already))?",
      ],
    ],
    asked: [
      `(?:in |for )?how many (?:more )?(?<u2>weeks|days|months) (?:does|will|must|do) ${who} (?:need(?: to save)?|have to save|save|take)(?: (?:to (?:buy|get|afford) it|for it|until (?:she|he) can buy it))?`,
      `(?:in |after )?how many (?<u2>weeks|days|months) (?:can|will|could) ${who} (?:be able to )?(?:buy|afford|get|have enough)(?: (?:it|the [a-z]+|for it|money))?`,
    ],
    meant: ({ a, g, h, u, u2 }) =>
      isSame(u, u2) && isCount((Number(g) - Number(h)) / Number(a)) ? `what is (${g}-${h})/${a}` : null,
  },
  {
    about: /taxi|cab|ride/,
    given: [
      [
        "(?:an?|the) (?:taxi|cab|taxi company|cab company|ride) (?:charges|costs) (?:an? )?(?:flat fee of |fee of |base fee of )?<f>(?: dollars)? (?:plus|and then|and) <p>(?: dollars)? (?:per|for each|for every|a|each|every) (?<u>mile|km)",
      ],
    ],
    asked: [
      "how (?:far|many (?:miles|km)) can (?:you|i|we|she|he|they|[a-z]+) (?:go|ride|travel)(?: with| for| on) <m>(?: dollars)?",
    ],
    meant: ({ f, p, m }) => (isLess(f, m) ? `what is (${m}-${f})/${p}` : null),
  },
  {
    about: /left|remain/,
    given: [
      [
        `~(?:read|spent|used|ate|sold|drank|ran|painted|walked|drove|did) ${fraction("a")} of (?:an?|the|her|his|their|my) [a-z]+(?: on [a-z]+| in the morning| the first day| yesterday)?`,
      ],
      [
        `(?:(?:she|he|they|i) )?(?:(?:read|spent|used|ate|sold|drank|ran|painted|walked|drove|did) )?(?:another )?${fraction("b")}(?: of (?:it|the (?:book|money|whole [a-z]+)))? (?:on [a-z]+|in the (?:afternoon|evening)|the (?:second|next) day|today)`,
      ],
      [
        "(?:there (?:are|is|were|was) )?(?:still )?<r> (?:[a-z]+ )?(?:are |is |were )?(?:left|left to [a-z]+|remaining|to go)",
        "(?:she|he|they|i) (?:still )?(?:has|have|had) <r>(?: [a-z]+)? (?:left|left to [a-z]+|remaining|to go)",
      ],
    ],
    asked: [
      "how (?:many|much) (?:[a-z]+ )?(?:are|is|were|was|does|did)?(?: ?there)?(?: ?in)?(?: (?:the|her|his|my) (?:whole )?[a-z]+| (?:she|he|they|i))?(?: have| there)?(?: (?:in all|altogether|at first|have|long|to begin with|at the start))?",
      "how long is the (?:whole )?[a-z]+",
    ],
    meant: ({ a = "", b = "", r }) => {
      const [p, q] = [a, b].map((part) => part.split("/").map(Number) as [number, number]) as [
        [number, number],
        [number, number],
      ];
      const left = 1 - p[0] / p[1] - q[0] / q[1];
      return left > 0 && isCount(Number(r) / left) ? `what is ${r}/(1-${a}-${b})` : null;
    },
  },
  {
    about: /average|mean/,
    given: [["(?:the )?(?:average|mean) of <n> (?:numbers|scores|tests|values) is <a>"]],
    asked: ["(?:what is|find) (?:their|the) (?:sum|total)(?: of (?:them|the (?:\\d{1,2} )?numbers|all the numbers))?"],
    meant: ({ n, a }) => `what is ${n}*${a}`,
  },
  {
    about: /hours?/,
    given: [
      [
        "(?:each|every) week,? (?:[a-z]+|she|he) (?:earns|makes|gets) <p>(?: dollars)? (?:per|an|each|every) hour for <h> hours",
        "(?:[a-z]+|she|he) (?:earns|makes|gets|is paid) <p>(?: dollars)? (?:per|an|each|every) hour (?:and )?(?:works|for|working) <h> hours (?:a|per|each|every) week",
      ],
    ],
    asked: [`how much (?:money )?(?:does|will|can) ${who} (?:earn|make|get)? ?in <w> weeks`, "how much in <w> weeks"],
    meant: ({ p, h, w }) => `what is ${p}*${h}*${w}`,
  },
  {
    about: /opposite directions/,
    given: [
      [
        "(?:2|two) (?:[a-z]+) (?:start|leave|begin|set out|drive|ride|walk)(?: from)?(?: the)? same (?:point|place|town|station|spot|corner)(?: at the same time)? (?:and |, )?(?:ride|drive|travel|go|walk|run|traveling|going|driving)? ?in opposite directions,? (?:(?:one|1) )?(?:at )?<v> (?<u>mph|km/h|meters per minute) and (?:the other )?(?:at )?<w> (?<u>mph|km/h|meters per minute)",
      ],
    ],
    asked: [
      "how far apart (?:are|will|would) they ?(?:be)? (?:after|in) <t> hours",
      "(?:after|in) how many hours (?:are|will) they (?:be )?<d> (?:miles|km) apart",
    ],
    meant: ({ v, w, t, d }) => (t !== undefined ? `what is (${v}+${w})*${t}` : `what is ${d}/(${v}+${w})`),
  },
  {
    about: /\b(?:dimes?|nickels?|quarters?|penn(?:y|ies))\b/,
    given: [
      [
        "(?:i|she|he|you|we|[a-z]+) (?:have|has|had|found|got) <a> (?<x>dimes?|nickels?|quarters?|penn(?:y|ies)),? (?:and )?<b> (?<y>dimes?|nickels?|quarters?|penn(?:y|ies))(?:,? (?:and )?<c> (?<z>dimes?|nickels?|quarters?|penn(?:y|ies)))?(?:,? (?:and )?<d> (?<w>dimes?|nickels?|quarters?|penn(?:y|ies)))?",
      ],
    ],
    asked: [`how much (?:money )?(?:do|does|did|is) (?:i|she|he|you|we|that|it|[a-z]+)(?: have)?${inAll}`],
    meant: ({ a, b, c, d, x, y, z, w }) => {
      const all = [
        [a, x],
        [b, y],
        [c, z],
        [d, w],
      ].flatMap(([many, coin]) => (many && coin ? [{ many, worth: coins[root(coin)] }] : []));
      return all.every(({ worth }) => worth) && new Set(all.map(({ worth }) => worth)).size === all.length
        ? `what is (${all.map(({ many, worth }) => `${many}*${worth}`).join("+")})/100`
        : null;
    },
  },
  {
    about: /pieces|cups|glasses|bottles|bags|servings|jars/,
    given: [
      [
        `an? <a>[- ]?${measure("u")} [a-z]+ is cut into (?:equal )?pieces(?: that are| of length)? <b>[- ]?${measure("v")}(?: long| each)*`,
        `an? [a-z]+ (?:is|that is) <a>[- ]?${measure("u")} long(?: is)?,? (?:it is |is )?cut into (?:equal )?pieces(?: that are| of length)? <b>[- ]?${measure("v")}(?: long| each)*`,
      ],
    ],
    asked: ["how many pieces(?: (?:are there|will there be|can be cut|do you get|are made|does (?:she|he) get))?"],
    meant: (found) => wholeTimes(found),
  },
  {
    about: /cups|glasses|bottles|bags|servings|jars/,
    given: [],
    asked: [
      `how many <b>[- ]?${measure("v")} (?:cups|glasses|bottles|servings|jars|bags) (?:can|could) (?:be filled|you fill|i fill|she fill|he fill|we fill) (?:from|with|out of) (?:an? )?<a>[- ]?${measure("u")}(?: (?:bottle|jug|pitcher|carton|bag|can|of [a-z]+))*`,
    ],
    meant: (found) => wholeTimes(found),
  },
  {
    about: /fraction|part/,
    given: [
      [`(?<x>[a-z]+) (?<v>ate|ran|used|painted|drank|read|mowed) ${fraction("a")}(?: of (?:it|the [a-z]+|a [a-z]+))?`],
      [
        `(?:(?:his|her|my) )?(?<y>[a-z]+) (?<v2>ate|ran|used|painted|drank|read|mowed) ${fraction("b")}(?: of (?:it|the (?:whole )?[a-z]+|a [a-z]+))?`,
      ],
    ],
    beside: ["an? (?:pizza|cake|pie) is cut into \\d{1,2}(?: equal)? (?:slices|pieces)"],
    asked: [
      "what (?:fraction|part)(?: of (?:it|the [a-z]+))? (?:is|was) (?:left|left over|not eaten|still left|remaining)",
    ],
    meant: ({ a = "", b = "" }) => {
      const [p, q] = [a, b].map((part) => part.split("/").map(Number) as [number, number]) as [
        [number, number],
        [number, number],
      ];
      return p[0] / p[1] + q[0] / q[1] < 1 ? `what is 1-${a}-${b}` : null;
    },
  },
];

function wholeTimes({ a, b, u, v }: Groups): string | null {
  const factor = factorBetween(u, v);
  return factor && isCount((Number(a) * factor) / Number(b))
    ? `what is ${a}${factor > 1 ? `*${factor}` : ""}/${b}`
    : null;
}
