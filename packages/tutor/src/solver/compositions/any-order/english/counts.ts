import { type AnyOrder, type Groups, isCount } from "../told-in-any-order.ts";
import { fraction, name } from "./told-in-english.ts";

const who = "(?:she|he|it|they|[a-z]+)";
const asMany: Record<string, string> = {
  twice: "2",
  double: "2",
  thrice: "3",
  "three times": "3",
  "four times": "4",
  "five times": "5",
  "six times": "6",
  half: "(1/2)",
};
const times = "(?<k>twice|double|thrice|three times|four times|five times|six times|half|\\d{1,2} times)";
const factorOf = (k = "") => asMany[k] ?? k.replace(" times", "");
const rises = "(?:had |has )?(?:risen|rose|rises|went up|goes up|increased|increases|climbed|warmed up|warmed)";
const falls = "(?:had |has )?(?:fallen|fell|falls|dropped|drops|went down|goes down|decreased|decreases|cooled down)";
const when =
  "(?:(?:by|at|in|during|over|and|then|later|that|the|next|noon|midnight|evening|night|morning|afternoon|day|sunrise|dawn|sunset)(?: |, ))*";
const degrees = "(?: ?°c?| ?°f| degrees)(?: celsius| fahrenheit)?";
const moved = (group: string, up: string, down: string) =>
  `${when}(?:it |the temperature )?(?:(?<${up}>${rises})|(?<${down}>${falls}))(?: by)? <${group}>${degrees}`;

/** Counts, ages, temperatures, maps, machines, clocks. */
export const ofCountsInEnglish: AnyOrder[] = [
  {
    about: /temperature/,
    given: [[`(?:the )?temperature(?: [a-z]+){0,4}? was (?<t>-?\\d{1,3})${degrees}`], [moved("a", "b", "c")]],
    maybe: [[moved("d", "e", "f")]],
    asked: [
      "what (?:was|is) (?:the|its) (?:(?:evening|new|final|night|afternoon|morning) )?temperature(?: then| in the (?:evening|morning|afternoon)| at (?:night|midnight|noon))?(?:,? in (?:°c|degrees|degrees celsius))?",
    ],
    meant: ({ t, a, b, d, e, story = "" }) => {
      if (d === undefined) return `what is ${t}${b ? "+" : "-"}${a}`;
      // Of two changes the order does not matter.
      return /average|difference/.test(story) ? null : `what is ${t}${b ? "+" : "-"}${a}${e ? "+" : "-"}${d}`;
    },
  },
  {
    about: /map/,
    given: [
      [
        "(?:on|the scale of) (?:a|the|this) (?:city |road )?map,? (?:is )?<a> (?<c>cm|inch(?:es)?|mm) (?:stands? for|represents?|is|means?|equals?|shows?) <b> (?<k>km|miles|meters)",
        "<a> (?<c>cm|inch(?:es)?|mm) on (?:a|the|this) map (?:stands? for|represents?|is|means?|equals?|shows?) <b> (?<k>km|miles|meters)",
      ],
      [
        "(?:\\d |the |~)?(?:~)(?:villages|towns|cities|schools|lakes|stations|places|points|houses|they) are <d> (?<c>cm|inch(?:es)?|mm) apart(?: on (?:the|this|that) map)?",
        "the distance (?:between|from) [a-z ]{3,30} on the map is <d> (?<c>cm|inch(?:es)?|mm)",
      ],
    ],
    asked: [
      "how (?:far|many (?<k>km|miles|meters)) apart are (?:they|the [a-z ]{3,20})(?: really| in reality| in real life| actually)?(?:,? in (?<k>km|miles|meters))?",
      "(?:what is|find) the (?:real|actual) distance(?: between (?:them|the [a-z ]{3,20}))?(?:,? in (?<k>km|miles|meters))?",
    ],
    meant: ({ a, b, d }) => `what is ${d}*${b}/${a}`,
  },
  {
    about: /./,
    given: [
      [
        "<m> (?:~)?(?<x>machines|workers|printers|robots|people|men|pumps|painters|presses) (?:can )?(?:make|makes|produce|print|pack|build|fill|plant|paint) <n> (?<y>[a-z]+)(?: [a-z]+)? in <t> (?<u>hours|minutes|days)",
      ],
    ],
    beside: ["all (?:the )?[a-z]+ work at the same (?:rate|speed)", "at (?:this|the same) rate"],
    asked: [
      "how many (?<y>[a-z]+)(?: [a-z]+)? (?:will|can|would|do) <k> (?:such |of these |of the same )?(?<x>machines|workers|printers|robots|people|men|pumps|painters|presses)(?: of the same kind| like these| like that)? (?:make|produce|print|pack|build|fill|plant|paint) in <s> (?<u>hours|minutes|days)(?: at (?:this|the same) rate)?",
    ],
    meant: ({ m, n, t, k, s }) => `what is ${n}*${k}*${s}/(${m}*${t})`,
  },
  {
    about: /left|extra|over/,
    given: [
      [
        "(?:~)(?:each|every) (?<x>[a-z]+) (?:gets|is given|takes|receives) <a>(?: [a-z]+)?,? (?:there (?:are|is|will be) |she has |he has |they have )?<r>(?: [a-z]+)? (?:are |is )?(?:left|left over|extra|remaining)",
        "(?:~)gives? (?:each|every) (?<x>[a-z]+) <a>(?: [a-z]+)?,? (?:there (?:are|is|will be) |she has |he has |they have )?<r>(?: [a-z]+)? (?:are |is )?(?:left|left over|extra|remaining)",
      ],
      [
        `(?:~)(?:each|every) (?<x>[a-z]+) (?:gets|is given|takes|receives) <b>(?: [a-z]+)?,? (?:${who} (?:is|are|will be)|there are) <s>(?: [a-z]+)? (?:short|too few|missing)`,
        `(?:~)(?:gives?|give) (?:each|every) (?<x>[a-z]+) <b>(?: [a-z]+)?,? (?:${who} (?:is|are|will be)|there are) <s>(?: [a-z]+)? (?:short|too few|missing)`,
      ],
    ],
    beside: [`${who} (?:shares?|hands?|gives?) (?:out )?[a-z]+(?: [a-z]+){0,4}`],
    asked: [
      "how many (?<z>[a-z]+) (?:are there|does (?:she|he) have|has (?:she|he)|do they have|are in the (?:group|class))",
    ],
    meant: ({ a, b, r, s, x = "", z = "" }) => {
      const [less, more] = [Number(a), Number(b)];
      if (more <= less || !isCount((Number(r) + Number(s)) / (more - less))) return null;
      const people = `(${r}+${s})/(${b}-${a})`;
      if (z.startsWith(x) || (x === "child" && z === "children") || (x === "person" && z === "people"))
        return `what is ${people}`;
      return /^(?:friends|children|people|students|kids|pupils|boys|girls|guests)$/.test(z)
        ? null
        : `what is ${a}*${people}+${r}`;
    },
  },
  {
    about: /least|fewest|smallest|minimum|how many/,
    given: [
      [
        "(?:an?|each|every|one) (?:~)?(?<x>bus|van|boat|car|taxi|coach|box|lift|table|tent|minibus|elevator|truck|crate|bench|carton)(?: (?:can|will))? (?:carry|carries|holds?|hold|seats?|takes?|fits?|sleeps?) (?:up to |at most |exactly )?<a> (?:~)?[a-z]+(?: at (?:most|a time))?",
      ],
    ],
    asked: [
      "(?:what is|find) the (?:least|smallest|minimum|fewest|lowest) number of (?<z>[a-z]+) (?:needed|required|that are needed) (?:to (?:take|carry|seat|hold|transport|pack|move)|for) (?:all )?<n> [a-z]+…",
      "(?:at least )?how many (?<z>[a-z]+) (?:are|will be|must be) needed (?:to (?:take|carry|seat|hold|transport|pack|move)|for) (?:all )?<n> [a-z]+…",
      "(?:what is|find) the (?:least|smallest|minimum|fewest|lowest) number of (?<z>[a-z]+) (?:<n> [a-z]+) (?:need|will need)",
    ],
    meant: ({ a, n, x = "", z = "" }) =>
      z.startsWith(x) || (x === "box" && z === "boxes") ? `what is ceil(${n}/${a})` : null,
  },
  {
    about: /snail|frog|worm|caterpillar/,
    given: [
      [
        "(?:an?|the) (?<x>snail|frog|worm|caterpillar) (?:(?:is )?at the bottom of an? <d>[ -](?<u>meters|meter|feet|foot|cm)(?: deep)? (?:well|pole|hole|wall|pit) )?(?:climbs?|jumps?|crawls?)(?: up)? <a> (?<v>meters|feet|cm) (?:each|every|in the|during the|by|per) (?:day|daytime) (?:and|but) (?:then )?(?:slides?|slips?|falls?)(?: back| down){0,2} <b> (?<w>meters|feet|cm) (?:each|every|at|in the|during the|per) night",
      ],
    ],
    maybe: [
      [
        "(?:an?|the) (?:snail|frog|worm|caterpillar) is at the bottom of an? <d>[ -](?<u>meters|meter|feet|foot|cm)(?: deep)? (?:well|pole|hole|wall|pit)",
      ],
    ],
    asked: [
      "on which day(?: number)? (?:does|will) (?:it|the [a-z]+) (?:first )?(?:reach|get to|get out of|climb out of|arrive at) the (?:top|well|hole|pit)",
      "(?:after )?how many days (?:does|will) it take (?:for )?(?:the snail|the frog|it|the worm)? ?to (?:reach the top|get out|climb out)(?: of the [a-z]+)?",
    ],
    meant: ({ d, a, b, u = "", v = "", w }) => {
      const [deep, up, down] = [d, a, b].map(Number) as [number, number, number];
      const unit = /foot|feet/.test(u) ? "feet" : /^meter/.test(u) ? "meters" : u;
      if (d === undefined || unit !== v || v !== w || up <= down || deep <= up) return null;
      return `what is ${Math.ceil((deep - up) / (up - down))}+1`;
    },
  },
  {
    about: /clock|watch/,
    given: [
      ["(?:an?|the|my) (?:clock|watch) (?<x>gains|loses) <n> (?<u>minutes|seconds) (?:every|each|an|per) hour"],
      [
        "(?:it is|it was|i|the clock is|the clock was)(?: is)? set (?:right|correctly|to the (?:right|correct) time) at (?<h>\\d{1,2}):(?<m>\\d\\d) (?<p>a|p)m",
      ],
    ],
    asked: [
      "how many (?<u>minutes|seconds) (?<y>ahead|fast|behind|slow) (?:will it be|is it|will the clock be) at (?<k>\\d{1,2}):(?<j>\\d\\d) (?<q>a|p)m(?:,? (?:on )?the same day)?",
    ],
    meant: ({ x, y = "", n, h, m, p, k, j, q }) => {
      if ((x === "gains") !== /ahead|fast/.test(y)) return null;
      const time = minutesOf(k, j, q) - minutesOf(h, m, p);
      return time > 0 ? `what is ${n}*${time}/60` : null;
    },
  },
  {
    about: /fraction|how much/,
    given: [
      [
        `${name("x")} (?:can )?(?:paints?|mows?|cleans?|builds?|fills?|digs?|does|finish(?:es)?|do|paint) (?:a|an|the)(?: same)? (?<j>[a-z]+)(?: alone)? in <a> (?<u>hours|days|minutes)`,
      ],
      [
        `${name("y")} (?:can )?(?:paints?|mows?|cleans?|builds?|fills?|digs?|does|do|finish(?:es)?|takes)(?: the same job| it| the same (?<j>[a-z]+)| the (?<j>[a-z]+))?(?: alone)? in <b> (?<u>hours|days|minutes)`,
      ],
      ["they (?:[a-z]+ )?(?:work |paint )?together for <t> (?<u>hours|days|minutes)"],
    ],
    asked: [
      "what (?:fraction|part) of the (?<j>[a-z]+) is (?:still )?(?:unpainted|unfinished|left|left to (?:do|paint|mow|clean)|not (?:painted|done|finished)(?: yet)?|to be (?:done|painted)|undone)",
    ],
    meant: ({ a, b, t }) =>
      Number(t) / Number(a) + Number(t) / Number(b) < 1 ? `what is 1-${t}/${a}-${t}/${b}` : null,
  },
  {
    about: /grandkids|grandchildren|children|sons|daughters|kids|twins/,
    given: [
      [
        `${name("x")} is <g> and (?:his|her) (?:\\d )?(?<c>grandkids|grandchildren|children|sons|daughters|kids) are <a> and <b>(?: years old)?`,
        `${name("x")} is <g>(?: years old)?, (?:his|her) (?:\\d )?(?<c>grandkids|grandchildren|children|sons|daughters|kids) are <a> and <b>(?: years old)?`,
      ],
    ],
    asked: [
      `in how many years will (?:${name("y")}'s age|his age|her age|${name("y")}) (?:equal|be(?: equal to)?) (?:${times} )?the sum of (?:the|his|her|their)(?: [a-z]+)?(?:'s?)? ages`,
    ],
    meant: ({ g, a, b, k, x, y }) => {
      if (y !== undefined && y !== x) return null;
      const factor = k ? factorOf(k) : "1";
      const children = Number(a) + Number(b);
      const rate = 2 * (k === "half" ? 0.5 : Number(factor)) - 1;
      const years = (Number(g) - (k === "half" ? 0.5 : Number(factor)) * children) / rate;
      return rate > 0 && years > 0 ? `what is (${g}-${factor}*(${a}+${b}))/(2*${factor}-1)` : null;
    },
  },
  {
    about: /years/,
    given: [
      [`${name("x")} is ${times} as old as (?:(?:her|his) )?${name("y")}(?: is)?(?: now)?`],
      [
        `in <t> years(?: time)?,? (?:she|he|${name("z")}) will (?:only )?be (?:only )?(?:(?<m>2|3|4) and (?:a half|1/2)|(?<n>twice|three|four|five)) ?(?:times)? as old as (?:him|her|(?:her |his )?${name("v")})`,
      ],
    ],
    asked: ["how old is (?:the |(?:her|his) )?(?<w>[a-z]+)(?: now| today)?"],
    meant: ({ x, y, z, v, k, t, m, n, w }) => {
      if ((z !== undefined && z !== x) || (v !== undefined && v !== y)) return null;
      const now = Number(factorOf(k));
      const later = m ? Number(m) + 0.5 : Number({ twice: 2, three: 3, four: 4, five: 5 }[n ?? ""]);
      if (!(now > later) || (w !== x && w !== y)) return null;
      const age = `${t}*(${later}-1)/(${now}-${later})`;
      return `what is ${age}${w === x ? `*${now}` : ""}`;
    },
  },
  {
    about: /fraction/,
    given: [
      [`~fraction (?:is )?(?:equivalent|equal) to ${fraction("f")}`],
      ["~(?:its|the) numerator and denominator (?:add(?: up)? to|have a sum of|sum to) <s>"],
    ],
    asked: ["what is (?:its|the) (?<w>numerator|denominator)"],
    meant: (found) => ofFraction(found),
  },
  {
    about: /a(?:n)? .* per|per /,
    given: [
      [
        `(?:an?|the|her|his|my) [a-z]+(?: [a-z]+)? (?:uses?|needs?|burns?) <a> (?<x>liters|gallons) of (?:petrol|gas|fuel|gasoline|diesel) (?:to (?:go|drive|travel)|for|in|on) <b> (?<y>km|miles)`,
      ],
    ],
    asked: [
      "how many (?<y>km|miles) (?:does|can) (?:it|the [a-z]+) (?:go|drive|travel|run) (?:per|on (?:one|1|a|each)|for each|with (?:one|1)) (?<z>liter|gallon)s?(?: of (?:petrol|gas|fuel|gasoline|diesel))?",
    ],
    meant: ({ a, b, x = "", z = "" }) => (x.startsWith(z) ? `what is ${b}/${a}` : null),
  },
  {
    about: /piece|cut/,
    given: [],
    asked: [
      `how many pieces(?: of [a-z]+)?,? each ${fraction("f")}(?: of an?)? (?<u>meter|foot|yard|inch)s? long,? can be cut from an? <n>[ -](?<u>meter|foot|yard|inch)s? (?:long )?(?:[a-z]+ ?){1,3}`,
    ],
    meant: ({ f = "", n }) => {
      const [top, bottom] = f.split("/").map(Number) as [number, number];
      return isCount((Number(n) * bottom) / top) ? `what is ${n}/(${f})` : null;
    },
  },
];

function ofFraction({ f = "", s, w }: Groups): string | null {
  const [top, bottom] = f.split("/").map(Number) as [number, number];
  return isCount(Number(s) / (top + bottom))
    ? `what is ${s}/(${top + bottom})*${w === "numerator" ? top : bottom}`
    : null;
}
const minutesOf = (hour?: string, minute?: string, half?: string) =>
  (Number(hour) % 12) * 60 + Number(minute) + (half === "p" ? 720 : 0);
