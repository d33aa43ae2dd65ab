import { type AnyOrder, isCount } from "../told-in-any-order.ts";
import { fraction, name } from "./told-in-english.ts";

const times = "(?<k>twice|double|thrice|(?:\\d{1,2}|two|three|four|five) times)";
const asMany: Record<string, number> = { twice: 2, double: 2, thrice: 3, two: 2, three: 3, four: 4, five: 5 };
const factorOf = (k = "") => asMany[k.replace(" times", "")] ?? Number.parseInt(k, 10);
const isLess = (one?: string, other?: string) => Number(one) < Number(other);
const root = (word = "") => word.replace(/(?<=[a-z]{2})(?:(?<=ch|sh|x|o|ss)es|s)$/, "");
const moves = "(?:drives?|travels?|goes|rides?|walks?|runs?|bikes?|cycles?|moves?|going|traveling|driving)";
const speed = "(?<u>mph|km/h|meters per minute|feet per second|m/s)";
const perTime: Record<string, string> = {
  mph: "hours",
  "km/h": "hours",
  "meters per minute": "minutes",
  "feet per second": "seconds",
  "m/s": "seconds",
};
const distanceOf: Record<string, RegExp> = {
  mph: /^miles/,
  "km/h": /^km/,
  "meters per minute": /^meters/,
  "feet per second": /^feet/,
  "m/s": /^meters/,
};
const ratio = "(?:in (?:a |the )?)?ratio(?: of)? (?<p>\\d{1,3})(?:,| to) (?<q>\\d{1,3})(?:(?:,| to) (?<r>\\d{1,3}))?";
const pairMeets = "(?:2|two) [a-z]+(?: [a-z]+)?";

/** Worksheet problems of meetings, loans, patterns, parts, and prices in lots. */
export const ofWorksheetProblemsInEnglish: AnyOrder[] = [
  {
    about: /toward/,
    given: [
      [
        `${pairMeets} (?:are |leave [a-z]+ |start |leave )?<s> (?<l>miles|km|meters|feet) apart(?: and)?(?: at the same time)?(?: and)? ?(?:start )?(?:drive|travel|walk|ride|run|bike|move|driving|traveling|walking|riding|biking|moving|leave|head)(?:ing)? toward(?:s)? (?:each|one an)other(?: at the same time)?&`,
        `${pairMeets} (?:are |leave [a-z]+ |start |leave )?<s> (?<l>miles|km|meters|feet) apart(?: and)?(?: at the same time)?(?: and)? ?(?:start )?(?:drive|travel|walk|ride|run|bike|move|driving|traveling|walking|riding|biking|moving|leave|head)(?:ing)? toward(?:s)? each other(?: at the same time)?&`,
      ],
      [
        `(?:one |1 )?(?:[a-z]+ )?(?:${moves} )?(?:at )?<v> ${speed},? (?:and )?(?:the )?other (?:one |[a-z]+ )?(?:${moves} )?(?:at )?<w> ${speed}`,
        `at <v>(?: ${speed})? and <w> ${speed}`,
        `(?:one |1 )?(?:[a-z]+ )?(?:${moves} )?(?:at )?<v>(?: ${speed})?,? (?:and )?(?:the )?other (?:one |[a-z]+ )?(?:${moves} )?(?:at )?<w> ${speed}`,
      ],
    ],
    asked: [
      "(?:(?:when|after how (?:long|many (?<t>hours|minutes|seconds))|in how many (?<t>hours|minutes|seconds)|how (?:long|many (?<t>hours|minutes|seconds)) (?:until|before)) (?:will |do )?they (?:will )?(?:meet|pass each other))",
      "how (?:long|many (?<t>hours|minutes|seconds)) (?:will|does) it take (?:for )?(?:them )?(?:to meet|until they meet|before they meet)",
    ],
    meant: ({ s, v, w, u = "", l = "", t }) =>
      distanceOf[u]?.test(l) && (t === undefined || perTime[u] === t) ? `what is ${s}/(${v}+${w})` : null,
  },
  {
    about: /percent/,
    given: [
      [
        "(?:an?|the) (?:[a-z]+ )?(?:shop|store|dealer|merchant|seller|owner) (?:buys|bought) (?:an? )?[a-z]+(?: [a-z]+)? for <a>(?: dollars)?(?: each)?",
        "(?:i|she|he|[a-z]+) (?:buys|bought) (?:an? )?[a-z]+(?: [a-z]+)? for <a>(?: dollars)?(?: each)?",
      ],
      ["(?:(?:i|she|he|it|they) )?(?:sells|sold|sell)(?: (?:it|them|each))? (?:for|at) <b>(?: dollars)?(?: each)?"],
    ],
    asked: [
      "(?:what is|what was|find) (?:the|my|her|his|its) percent(?:age)? (?:of )?(?<w>markup|profit|gain|loss)",
      "what percent(?:age)? (?<w>markup|profit|gain|loss) (?:is|was) (?:that|this|it|made)",
    ],
    meant: ({ a, b, w }) =>
      a !== b && isLess(a, b) !== (w === "loss") ? `write ${Math.abs(Number(b) - Number(a))}/${a} as a percent` : null,
  },
  {
    about: /interest/,
    given: [],
    asked: [
      "how much (?:simple )?interest (?:will|do|would|does) (?:you|i|she|he|they|we|[a-z]+) (?:pay|owe|earn|get) on an? <n>(?: dollars?)? (?:loan|deposit|investment) at <r%>(?: (?:annual|yearly|simple))*(?: (?:simple )?interest)?(?: a year| per year)? for <t> (?<u>months|years)",
    ],
    meant: ({ n, r, t, u }) => `what is ${n}*${r}/100*${t}${u === "months" ? "/12" : ""}`,
  },
  {
    about: /in how many years|how many years/,
    given: [
      [
        `${name("x")} is <a>(?: years old)? and (?<y>(?:her|his) [a-z]+|[a-z]+) is <b>(?: years old)?`,
        `${name("x")} is <a>(?: years old)?, (?<y>(?:her|his) [a-z]+|[a-z]+) is <b>(?: years old)?`,
      ],
    ],
    asked: [
      `(?:in |after )?how many years will (?<z>(?:her|his) [a-z]+|[a-z]+) be ${times} (?:as old as |the age of )?(?<v>[a-z]+|(?:her|his) [a-z]+)(?:'s age)?`,
      `how many years (?:from now )?until (?<z>(?:her|his) [a-z]+|[a-z]+) is ${times} (?:as old as |the age of )?(?<v>[a-z]+|(?:her|his) [a-z]+)(?:'s age)?`,
    ],
    meant: ({ x, y, a, b, z, v, k }) => {
      const [older, younger] = z === y ? [b, a] : z === x ? [a, b] : [];
      const other = z === y ? x : y;
      const isOther = v === other || /^(?:she|he|him|her)$/.test(v ?? "");
      const years = (Number(older) - factorOf(k) * Number(younger)) / (factorOf(k) - 1);
      return isOther && isCount(years) ? `what is (${older}-${factorOf(k)}*${younger})/(${factorOf(k)}-1)` : null;
    },
  },
  {
    about: /square/,
    given: [
      [
        "(?:the |a )?fence around (?:an?|the|her|his) square [a-z]+ is <p> (?<u>feet|meters|yards|ft|m)(?: long)?",
        "it takes <p> (?<u>feet|meters|yards|ft|m) of (?:fence|fencing) to (?:go around|enclose|surround) (?:an?|the|her|his) square [a-z]+",
      ],
    ],
    asked: ["(?:what is|find) (?:the|its) (?<z>area|side|side length)(?: of (?:the|her|his) [a-z]+)?"],
    meant: ({ p, z }) => (z === "area" ? `what is (${p}/4)^2` : `what is ${p}/4`),
  },
  {
    about: /figure|pattern|shape|stage|design/,
    given: [
      [
        "(?:in an? pattern (?:made )?(?:with|of|from) [a-z]+,? )?(?<f>figure|pattern|shape|stage|step|design) 1 (?:has|uses|needs|contains) <a>(?: (?<x>[a-z]+))?,? (?:figure|pattern|shape|stage|step|design) 2 (?:has|uses|needs|contains) <b>(?: [a-z]+)?,? (?:and )?(?:figure|pattern|shape|stage|step|design) 3 (?:has|uses|needs|contains) <c>(?: [a-z]+)?",
        "(?:in an? pattern of [a-z]+ (?:made )?(?:with|of|from) [a-z]+,? )?(?:the )?(?:one|1) (?<f>square|triangle|hexagon|house|pentagon) (?:takes|needs|uses) <a>(?: (?<x>[a-z]+))?,? (?:2|two) (?:square|triangle|hexagon|house|pentagon)s (?:take|need|use) <b>(?: [a-z]+)?,? (?:and )?(?:3|three) (?:square|triangle|hexagon|house|pentagon)s (?:take|need|use) <c>(?: [a-z]+)?",
      ],
    ],
    beside: [
      "(?:an? )?pattern (?:of [a-z]+ )?(?:is )?(?:made )?(?:with|of|from|out of) (?:[a-z]+)",
      "in an? pattern (?:of [a-z]+ )?(?:is )?(?:made )?(?:with|of|from|out of) (?:[a-z]+)",
    ],
    asked: [
      "how many(?: (?<y>[a-z]+))? (?:are|will be|does|do|would)?(?: ?(?:there|needed|used))?(?: ?in| for| you need for| we need for)? (?:the )?(?<g>figure|pattern|shape|stage|step|design) <n>(?: (?:have|has|need|use|contain))?",
      "how many(?: (?<y>[a-z]+))? (?:are needed |do you need |do we need |will be needed )?(?:for|to make) <n> (?<g>square|triangle|hexagon|house|pentagon)s(?: in a row)?",
    ],
    meant: ({ a, b, c, x, y, f, g, n }) => {
      const step = Number(b) - Number(a);
      if (step <= 0 || Number(c) - Number(b) !== step || f !== g || (x && y && root(x) !== root(y))) return null;
      return `what is ${a}+(${n}-1)*${step}`;
    },
  },
  {
    about: /\d\/\d/,
    given: [
      [
        "(?:there (?:were|are)|[a-z]+ (?:has|had)|an? [a-z]+ (?:has|had)) <n> (?<o>[a-z]+)(?: (?:on|in|at) (?:an?|the) [a-z]+)?",
      ],
      [
        `${fraction("f")}(?: of (?:them|the (?<o2>[a-z]+)))? (?:got off|left|went home|were sold|flew away|broke|melted|were eaten|are gone|were broken)(?: (?:at|in|on) [a-z ]{1,20})?`,
        `(?:she|he|they|[a-z]+) (?:sold|ate|gave away|lost|used|spent|broke|gave) ${fraction("f")}(?: of (?:them|the (?<o2>[a-z]+)))?(?: to [a-z ]{1,16})?`,
      ],
    ],
    asked: [
      "how many(?: (?<o3>(?!are|were|is|does|did|do)[a-z]+))? (?:are|were|is|does (?:she|he|[a-z]+) have|do they have|did (?:she|he|[a-z]+) have)? ?(?:still|left)(?: (?:on|in|at) (?:the|it)(?: [a-z]+)?| left)?",
    ],
    meant: ({ n, f = "", o, o2, o3 }) => {
      const [above = 0, below = 1] = f.split("/").map(Number);
      const isOne = [o2, o3].every((each) => each === undefined || root(each) === root(o));
      return isOne && above < below && isCount((Number(n) * (below - above)) / below) ? `what is ${n}*(1-${f})` : null;
    },
  },
  {
    about: /hour|minute|day|foot|yard|pound|dozen|meter|km|kg|liter/,
    given: [],
    asked: [
      `(?:what is )?${fraction("f")} (?:of )?an? (?<a>hour|minute|day|foot|yard|pound|year|meter|km|kg|liter)(?: (?:in|to)) (?<b>minutes|seconds|hours|inches|feet|ounces|months|cm|meters|grams|g|ml)`,
      `how many (?<b>minutes|seconds|hours|inches|feet|ounces|months|cm|meters|grams|g|ml) (?:are (?:there )?in|is|are|in|make|equal) ${fraction("f")} (?:of )?an? (?<a>hour|minute|day|foot|yard|pound|year|meter|km|kg|liter)`,
    ],
    meant: ({ f = "", a = "", b = "" }) => {
      const size = sizes[`${a} ${b}`];
      const [above = 0, below = 1] = f.split("/").map(Number);
      return size && isCount((size * above) / below) ? `what is ${f}*${size}` : null;
    },
  },
  {
    about: / for /,
    given: [
      [
        "(?<x>[a-z]+) (?:cost|are|are sold at|sell|are sold) <n> for <c>(?: dollars)?",
        "(?<x>[a-z]+) are on sale,? <n> for <c>(?: dollars)?",
      ],
    ],
    asked: [
      "how much (?:for|are|do|is|will|would|does)(?: (?:you|she|he|i) pay for)? <m> (?<y>[a-z]+)(?: cost| be)?",
      "(?:what is|find) the (?:cost|price) of <m> (?<y>[a-z]+)",
    ],
    meant: ({ x, y, n, c, m }) => (root(x) === root(y) ? `what is ${c}/${n}*${m}` : null),
  },
  {
    about: /ratio/,
    given: [
      [
        `(?:in an? (?:bag|box|jar|class|school|garden|zoo|club|farm|basket),? )?there are (?<x>[a-z]+) and (?<y>[a-z]+)(?: (?<o>[a-z]+))? ${ratio}`,
        `(?:an? (?:bag|box|jar|class|school|garden|zoo|club|farm|basket) (?:has|contains|holds) )(?<x>[a-z]+) and (?<y>[a-z]+)(?: (?<o>[a-z]+))? ${ratio}`,
      ],
      ["(?:if )?there are <n> (?<v>[a-z]+)(?: [a-z]+)?"],
    ],
    asked: ["how many (?<w>[a-z]+)(?: [a-z]+)? ?(?:are there|are in (?:it|the [a-z]+))?"],
    meant: ({ x, y, p, q, r, n, v, w, o }) => {
      if (r !== undefined || v === w) return null;
      if (v === x && w === y) return `what is ${n}/${p}*${q}`;
      if (v === y && w === x) return `what is ${n}/${q}*${p}`;
      return v === o && w !== o && (w === x || w === y) ? `what is ${n}*${w === x ? p : q}/(${p}+${q})` : null;
    },
  },
  {
    about: /ratio/,
    given: [
      [
        `an? (?:[a-z]+ )?(?:<n> ?(?:cm|m|meters?|feet|foot|inch(?:es)?|yards?)(?: long)? )?[a-z]+(?: (?:that is )?<n> ?(?:cm|m|meters|feet|inches|yards)(?: long)?)? is cut into (?:2|two|3|three) (?:pieces|parts) ${ratio}`,
      ],
    ],
    asked: [
      "(?:how long is|what is the length of|find the length of) the (?<w>longest|shortest|longer|shorter)(?: (?:piece|part|one|1))?",
    ],
    meant: ({ n, p, q, r, w = "" }) => {
      const parts = [p, q, ...(r ? [r] : [])].map(Number);
      const part = w.startsWith("long") ? Math.max(...parts) : Math.min(...parts);
      return n === undefined ? null : `what is ${n}*${part}/${parts.reduce((sum, each) => sum + each, 0)}`;
    },
  },
  {
    about: /degrees|temperature/,
    given: [
      [
        "(?:the )?temperature (?:was|is) (?<a>-?\\d{1,3})(?: degrees)?(?: ?[cf])?(?: (?:at|in) (?:noon|midnight|night|(?:the )?(?:morning|evening|day)))? and (?<b>-?\\d{1,3})(?: degrees)?(?: ?[cf])?(?: (?:at|in) (?:noon|midnight|night|(?:the )?(?:morning|evening)))?",
      ],
    ],
    asked: [
      "(?:by )?how (?:many degrees|much) did (?:it|the temperature) (?<w>fall|drop|rise|go up|go down|increase|decrease|change)",
      "(?:what is|find) the (?<w>difference|change)(?: (?:in|between the) temperatures?)?",
    ],
    meant: ({ a = "", b = "", w = "" }) => {
      const isUp = Number(b) > Number(a);
      if (
        a === b ||
        w === "change" ||
        (/rise|up|increase/.test(w) && !isUp) ||
        (/fall|drop|down|decrease/.test(w) && isUp)
      )
        return null;
      const put = (value: string) => (value.startsWith("-") ? `(${value})` : value);
      return isUp ? `what is ${put(b)}-${put(a)}` : `what is ${put(a)}-${put(b)}`;
    },
  },
  {
    about: /every|each/,
    given: [
      [
        "every <a>(?:th|rd|nd|st) (?<x>customer|visitor|person|caller|shopper|student|guest)(?: who comes)? (?:gets|receives|wins|is given) (?:an? )?(?:free )?[a-z]+(?: [a-z]+)?",
      ],
      [
        "every <b>(?:th|rd|nd|st) (?<x>customer|visitor|person|caller|shopper|student|guest)? ?(?:gets|receives|wins|is given) (?:an? )?(?:free )?[a-z]+(?: [a-z]+)?",
      ],
    ],
    asked: [
      "(?:which|what number) (?<x>customer|visitor|person|caller|shopper|student|guest) (?:is|will be) (?:the )?first (?:one )?(?:to (?:get|receive|win) both|who gets both)(?: (?:things|gifts|prizes|items))?",
    ],
    meant: ({ a, b }) => `find the lcm of ${a} and ${b}`,
  },
  {
    about: /\ball\b|both|each|same time|next/,
    given: [
      [
        "(?:one|1|the|an?) (?:bus|train|ferry|boat|shuttle|[a-z]+ (?:bus|train|line)|bus [a-z]|train [a-z])(?: [a-z])? (?:leaves|departs|runs|comes)(?: the station)? every <a> minutes",
      ],
      [
        "(?:another|the other|a second|the second|the|an?)(?: (?:one|bus|train|ferry|boat|shuttle|[a-z]+ (?:bus|train|line)|bus [a-z]|train [a-z]))? ?(?:leaves |departs |runs |comes )?(?:the station )?every <b> minutes",
      ],
      [
        "(?:they|both|both buses|the buses|both trains|the 2 buses) (?:both )?(?:leave|left|depart|departed|start)(?: together| the station)?(?: at the same time)? at (?<h>\\d{1,2}):(?<m>\\d\\d)(?: ?(?<f>[ap])m)?(?: together)?",
      ],
    ],
    asked: [
      "(?:when|at what time|what time) (?:will|do|is|is the next time) (?:they|the (?:2 )?(?:buses|trains)|both(?: buses| trains)?) ?(?:will )?(?:both )?(?:next |again )?(?:leave|depart)(?: together| again| next)*(?: at the same time)?(?: again| next| together)*",
    ],
    meant: ({ a, b, h, m, f }) => `calculate lcm(${a}, ${b}) minutes after ${h}:${m}${f ? ` ${f}.m.` : ""}`,
  },
  {
    about: /\b(?:dimes|nickels|quarters|pennies)\b/,
    given: [
      [
        "(?:[a-z]+|she|he|i|they) (?:has|have|had|saved) <s>(?: dollars)? in (?<x>dimes|nickels|quarters|pennies) and (?<y>dimes|nickels|quarters|pennies)(?: only)?",
      ],
      [
        "(?:[a-z]+|she|he|i|they|there) (?:has|have|had|are) <d> more (?<v>dimes|nickels|quarters|pennies) than (?<w>dimes|nickels|quarters|pennies)",
      ],
    ],
    asked: [
      "how many (?<z>dimes|nickels|quarters|pennies) (?:does|do|did|are) (?:she|he|i|they|there|[a-z]+)(?: have)?",
    ],
    meant: ({ s, x, y, v = "", w = "", d, z }) => {
      const [more, less] = [coins[v] ?? 0, coins[w] ?? 0];
      if (v === w || ![x, y].includes(v) || ![x, y].includes(w) || ![v, w].includes(z ?? "")) return null;
      const fewer = (Math.round(Number(s) * 100) - more * Number(d)) / (more + less);
      if (!isCount(fewer)) return null;
      return `what is (${s}*100-${more}*${d})/(${more}+${less})${z === v ? `+${d}` : ""}`;
    },
  },
  {
    about: /tile|square/,
    given: [],
    asked: [
      "(?:(?:what is|find) )?(?:the )?(?:size of the |side length of the |side of the )?(?:largest|biggest|greatest)(?: possible)? square tiles?(?: size)? (?:that )?(?:can|could|will|would) (?:be used to )?(?:exactly )?(?:cover|tile|fit|pave)(?: exactly)? (?:an?|the|her|his) (?:[a-z]+ )?(?:floor|room|wall|patio|rectangle)(?: (?:that is|which is|measuring|of))? <a> ?(?<u>cm|m|feet|inches|ft|meters)? (?:by|x) <b> ?(?<u>cm|m|feet|inches|ft|meters)?(?: (?:without (?:any )?cutting(?: any)?(?: tiles| them)?|with no cutting|exactly))?",
    ],
    meant: ({ a, b }) => `find the gcd of ${a} and ${b}`,
  },
  {
    about: /times as old|twice as old/,
    given: [
      [
        `(?:an?|the) (?<x>father|mother|mom|dad|man|woman|aunt|uncle) is ${times} as old as (?:his|her) (?<y>son|daughter|niece|nephew)(?: now)?`,
      ],
      [
        "in <n> years,? (?:she|he|the (?<v>[a-z]+)) will be (?<j>twice|thrice|(?:\\d{1,2}|two|three|four) times) as old(?: as (?:(?:his|her|the) (?<q>[a-z]+)|(?:she|he|him|her)))?",
      ],
    ],
    asked: [
      "how old is (?:the|his|her) (?<z>[a-z]+)(?: now| today)?",
      "(?:what is|find) the (?<z>[a-z]+)'s (?:present |current )?age(?: now)?",
    ],
    meant: ({ x, y, k, n, j, v, q, z }) => {
      const [now, then] = [factorOf(k), factorOf(j)];
      const child = (Number(n) * (then - 1)) / (now - then);
      if ((v !== undefined && v !== x) || (q !== undefined && q !== y) || !isCount(child)) return null;
      const own = `${n}*(${then}-1)/(${now}-${then})`;
      return z === y ? `what is ${own}` : z === x ? `what is ${now}*${own}` : null;
    },
  },
  {
    about: /ratio/,
    given: [[`(?:the )?angles of an? triangle are ${ratio}`]],
    asked: [
      "(?:(?:what is|find) the|how (?:big|large) is the) (?<w>largest|smallest|biggest)(?: angle)?(?: in degrees)?",
    ],
    meant: ({ p, q, r, w = "" }) =>
      r === undefined
        ? null
        : `the ${w === "smallest" ? w : "largest"} part of 180 divided in the ratio ${p}:${q}:${r}`,
  },
  {
    about: /ratio/,
    given: [
      [
        `(?:2|two|3|three) (?:friends|brothers|sisters|people|children|kids|partners|cousins) (?:split|share|divide) (?:a total of |a prize of )?<n>(?: dollars| [a-z]+)? ${ratio}`,
      ],
    ],
    asked: [
      "how (?:much|many)(?: [a-z]+)? (?:does|will|did) each (?:of them |one |person |friend )?(?:get|receive|have)",
    ],
    meant: ({ n, p, q, r }) => `Divide ${n} in the ratio ${p}:${q}${r ? `:${r}` : ""}.`,
  },
  {
    about: /length.*width/,
    given: [
      [
        `(?:the )?length of (?:an?|the) rectangular [a-z]+ is ${times} (?:its|the) width`,
        `(?:an? |the )?rectangular [a-z]+'s length is ${times} (?:its|the) width`,
      ],
      [
        "(?:it takes|she uses|he uses|they use) <p> ?(?:m|feet|ft|meters|yards) of (?:fence|fencing|wire) to (?:go around|enclose|surround) (?:it|the [a-z]+)",
        "its perimeter is <p> ?(?:m|feet|ft|meters|yards)",
        "the perimeter (?:of the [a-z]+ )?is <p> ?(?:m|feet|ft|meters|yards)",
      ],
    ],
    asked: [
      "how (?<z>wide|long) is (?:it|the [a-z]+)",
      "(?:what is|find) (?:its|the) (?<z>width|length|area)(?: of the [a-z]+)?",
    ],
    meant: ({ k, p, z = "" }) => {
      const width = `(${p}/2)/(${factorOf(k)}+1)`;
      if (z === "area") return `what is ${width}*${factorOf(k)}*${width}`;
      return z.startsWith("wid") ? `what is ${width}` : `what is ${factorOf(k)}*${width}`;
    },
  },
];

const coins: Record<string, number> = { pennies: 1, nickels: 5, dimes: 10, quarters: 25 };
const sizes: Record<string, number> = {
  "hour minutes": 60,
  "minute seconds": 60,
  "day hours": 24,
  "foot inches": 12,
  "yard feet": 3,
  "yard inches": 36,
  "pound ounces": 16,
  "year months": 12,
  "meter cm": 100,
  "km meters": 1000,
  "kg grams": 1000,
  "kg g": 1000,
  "liter ml": 1000,
};
