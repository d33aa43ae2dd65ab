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

/** Counts, shares of work, ages, and fractions. */
export const ofCountsInEnglish: AnyOrder[] = [
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
        "~puts? <a> [a-z]+ (?:in|into|on) (?:each|every) (?<x>[a-z]+),? (?:there (?:are|is) |(?:she|he|i) has |i have )?<r>(?: [a-z]+)? (?:are |is )?(?:left|left over|extra|remaining)",
      ],
      [
        "~puts? <b>(?: [a-z]+)? (?:in|into|on) (?:each|every) (?<x>[a-z]+),? (?:she|he|i) (?:needs?) <s> more(?: [a-z]+)?",
        "~puts? <b>(?: [a-z]+)? (?:in|into|on) (?:each|every) (?<x>[a-z]+),? (?:she is|he is|i am|there are) <s>(?: [a-z]+)? (?:short|too few|missing)",
      ],
    ],
    asked: ["how many (?<z>[a-z]+) (?:are there|do i have|does (?:she|he) have|has (?:she|he))"],
    meant: ({ a, b, r, s, x = "", z = "" }) => {
      if (Number(b) <= Number(a) || !isCount((Number(r) + Number(s)) / (Number(b) - Number(a)))) return null;
      const places = `(${r}+${s})/(${b}-${a})`;
      return z.startsWith(x) || (x === "shelf" && z === "shelves")
        ? `what is ${places}`
        : `what is ${a}*${places}+${r}`;
    },
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
    about: /days|hours/,
    given: [
      [
        "<m> (?<x>machines|workers|men|people|painters|pumps|builders) (?:can |need |take )?(?:<t> (?<u>days|hours) to )?(?:build|paint|finish|dig|complete|do|fill|empty) (?:a|an|the) (?<j>[a-z]+)(?: in <t> (?<u>days|hours))?",
      ],
    ],
    beside: ["all (?:the )?[a-z]+ work at the same (?:rate|speed)", "at (?:this|the same) rate"],
    asked: [
      "how (?:many|long)(?: (?<u>days|hours))? (?:would|will|do|does) (?:it take )?<k> (?:such )?(?<x>machines|workers|men|people|painters|pumps|builders)(?: of the same kind)? (?:need |take )?(?:for|to (?:build|paint|finish|dig|complete|do|fill|empty)) (?:the same|the|a|the same kind of) ?(?<j>[a-z]+)",
    ],
    meant: ({ m, t, k }) => (t ? `what is ${m}*${t}/${k}` : null),
  },
  {
    about: /needs?|needed/,
    given: [
      [
        "~recipe for <m> (?<x>people|servings|cookies|muffins|pancakes|cakes|persons) (?:needs|uses|takes|calls for|requires) <n> (?<u>g|grams|kg|cups|ml|eggs|tablespoons|teaspoons)(?: of (?<f>[a-z]+))?",
      ],
    ],
    asked: [
      "how many (?<v>g|grams|kg|cups|ml|eggs|tablespoons|teaspoons)(?: of (?<f>[a-z]+))? (?:are needed|is needed|are used|do you need|does (?:she|he) need|would you need|will be needed) (?:for|to make) <k> (?<x>people|servings|cookies|muffins|pancakes|cakes|persons)",
      "how much (?<f>[a-z]+) (?:is needed|is used|do you need|does (?:she|he) need|would you need|will be needed) (?:for|to make) <k> (?<x>people|servings|cookies|muffins|pancakes|cakes|persons)",
    ],
    meant: ({ m, n, k, u = "", v }) =>
      v === undefined || (v[0] === u[0] && v.length > 2 === u.length > 2) || (u === "g" && v === "grams")
        ? `what is ${n}*${k}/${m}`
        : null,
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
