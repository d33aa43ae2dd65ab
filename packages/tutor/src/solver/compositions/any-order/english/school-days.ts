import { type AnyOrder, isCount } from "../told-in-any-order.ts";
import { fraction, name } from "./told-in-english.ts";

const ratio = "in (?:the|a) ratio(?: of)? (?<p>\\d{1,3})(?:,| to) (?<q>\\d{1,3})";
const mixed = `~(?:is|are) (?:mixed|made) (?:from|of|with|by mixing) ${name("x")} and ${name("y")} ${ratio}`;
const lost = "(?:sold|spent|gave away|lost|ate|used|drank|read)";
const later = "(?:~)?(?:what will it be worth|what will (?:its|the) value be|how much will it be worth)";
const unit = "(?<u>liters|kg|g|grams|cups|ml|gallons)";
const partOf = ({ x, y, p, q, w }: Record<string, string | undefined>) => {
  if (x === y || (w !== x && w !== y)) return null;
  return { own: w === x ? p : q, other: w === x ? q : p, isFirst: w === x };
};

/** More ordinary exercises of ratios, parts, rates, ages and interest. */
export const ofSchoolDaysInEnglish: AnyOrder[] = [
  {
    about: /ratio/,
    given: [[`${name("x")} and ${name("y")} (?:share|split|divide) <n>(?: [a-z]+)? ${ratio}`]],
    asked: [`how (?:many|much) more(?: [a-z]+)? (?:does|will) ${name("v")} (?:get|receive|have) than ${name("w")}`],
    meant: ({ x, y, v, w, n, p, q }) => {
      const [more, less] = v === x && w === y ? [p, q] : v === y && w === x ? [q, p] : [];
      return Number(more) > Number(less)
        ? `what is ${n}*${Number(more) - Number(less)}/${Number(p) + Number(q)}`
        : null;
    },
  },
  {
    about: /ratio/,
    given: [[mixed]],
    asked: [
      `how many ${unit} of (?<w>[a-z]+)(?: [a-z]+)? (?:are|is) (?:needed|used|required) (?:for|to make|in) <n> ${unit} of (?:the )?(?<m>[a-z]+)`,
    ],
    meant: (found) => {
      const part = partOf(found);
      const { n, p, q, m, x, y } = found;
      return part && m !== x && m !== y ? `what is ${n}*${part.own}/${Number(p) + Number(q)}` : null;
    },
  },
  {
    about: /ratio/,
    given: [[mixed], [`<n> ${unit} of (?<k>[a-z]+)(?: [a-z]+)? (?:are|is) used`]],
    asked: [`how many ${unit} of (?<w>[a-z]+)(?: [a-z]+)? (?:are|is) (?:needed|used|required)`],
    meant: (found) => {
      const part = partOf(found);
      const { n, k, x, y } = found;
      return part && k === (part.isFirst ? y : x) ? `what is ${n}*${part.own}/${part.other}` : null;
    },
  },
  {
    about: /average speed/,
    given: [
      [
        `~(?:drives|drove|rides|rode|travels|traveled|travelled|walks|cycles|goes) <a> (?<l>km|miles) in <t> hours? and (?:then )?(?:another )?<b> (?<l>km|miles) in <s> hours?`,
      ],
    ],
    asked: [
      "(?:what is|find|what was) (?:her|his|the|its|their)(?: [a-z]+)? ?average speed (?:for|over|of|on) the (?:whole |entire |total )?(?:trip|journey|way|ride|drive)(?:,? in (?:km/h|mph))?",
    ],
    meant: ({ a, b, t, s }) => `what is (${a}+${b})/(${t}+${s})`,
  },
  {
    about: /per minute|per hour/,
    given: [["~can (?:type|read|write|print|pack|make) <n> (?<w>[a-z]+) (?:per|a|in a|every) (?<t>minute|hour)"]],
    asked: [
      "how many (?<t>minute|hour)s (?:does|will|would) (?:she|he|it|they) (?:need|take) (?:for|to (?:type|read|write|print|pack|make)) <m> (?<w>[a-z]+)",
    ],
    meant: ({ n, m }) => `what is ${m}/${n}`,
  },
  {
    about: /left/,
    given: [
      [
        `after (?:spending|giving away|using|losing) ${fraction("a")} of (?:her|his) (?<m>[a-z]+),? ${name("x")} (?:has|had) <n>(?: [a-z]+)? left`,
      ],
    ],
    asked: [
      "how (?:much(?: money)?|many(?: [a-z]+)?) did (?:she|he) have (?:at first|to start with|to begin with|originally|at the start)",
    ],
    meant: ({ a, n }) => `what is ${n}/(1-${a})`,
  },
  {
    about: /remaining|rest|left/,
    given: [
      [`${name("x")} ${lost} ${fraction("a")} of (?:his|her|the) (?<m>[a-z]+)`],
      [`(?:${lost} )?${fraction("b")} of (?:the (?:remaining (?<m>[a-z]+)|rest|remainder)|what was left)`],
      ["(?:now )?(?:he|she) (?:now |still )?has <n>(?: [a-z]+)?(?: left)?"],
    ],
    asked: [
      "how (?:many|much)(?: [a-z]+)? did (?:he|she) have (?:at first|to start with|to begin with|originally|at the start)",
    ],
    meant: ({ a, b, n }) => `what is ${n}/((1-${a})*(1-${b}))`,
  },
  {
    about: /fraction/,
    given: [
      [`${name("x")} (?:drank|ate|read|used|ate up) ${fraction("a")} of an? (?<m>[a-z]+)(?: of [a-z]+)?`],
      [`${fraction("b")} of (?:the (?:rest|remainder)|what was left)`],
    ],
    asked: ["what fraction of the (?<m>[a-z]+) (?:is|was) left"],
    meant: ({ a, b }) => `what is (1-${a})*(1-${b})`,
  },
  {
    about: /full/,
    given: [
      [`~(?:is|was) ${fraction("a")} full(?: of [a-z]+)?`],
      [
        "<n> (?:liters|gallons|cups) (?:of [a-z]+ )?(?:are|were) (?:removed|taken out|poured out|drained|used)",
        "after (?:removing|pouring out|draining|using) <n> (?:liters|gallons|cups)&",
      ],
      [`it (?:is|becomes|was)(?: now)? ${fraction("b")} full`],
    ],
    asked: ["how (?:many|much) (?:liters|gallons|cups) (?:does|can) (?:it|the [a-z ]{3,14}?) hold(?: when full)?"],
    meant: ({ a = "", b = "", n }) => {
      const [one, two] = [a, b].map((part) => Number(part.split("/")[0]) / Number(part.split("/")[1])) as [
        number,
        number,
      ];
      return one > two && one <= 1 ? `what is ${n}/(${a}-${b})` : null;
    },
  },
  {
    about: /profit|gain|loss/,
    given: [
      [
        `${name("x")} sold an? [a-z]+(?: [a-z]+)? for <n>(?: dollars)? and (?:made|had) an? <r%> (?<w>profit|gain|loss)`,
      ],
    ],
    asked: ["(?:what|how much) did (?:the|it)(?: [a-z]+)? ?cost (?:him|her|them|the [a-z]+)(?: originally)?"],
    meant: ({ n, r, w }) =>
      w === "loss" && Number(r) >= 100 ? null : `what is ${n}/(1${w === "loss" ? "-" : "+"}${r}/100)`,
  },
  {
    about: /boat|van|bus|table|tent|car/,
    given: [
      [
        "(?:each|every|one) (?<x>bus|van|car|boat|minibus|table|tent|coach) (?:can )?(?:holds?|carry|carries|seats?|takes?|sleeps?) (?:up to |at most )?<a> [a-z]+",
      ],
    ],
    beside: ["a group of [a-z]+ needs? [a-z]+"],
    asked: ["(?:what is|find) the (?:smallest|least|minimum|lowest) number of (?<z>[a-z]+) (?:needed )?for <n> [a-z]+"],
    meant: ({ a, n, x = "", z = "" }) => (z.startsWith(x) ? `what is ceil(${n}/${a})` : null),
  },
  {
    about: /left over|more/,
    given: [
      [
        "(?:each|every) (?<x>[a-z]+) (?:gets|is given|receives) <a> (?<m>[a-z]+),? <r>(?: [a-z]+)? (?:are|is) left(?: over)?",
      ],
      [
        "(?:each|every) (?<x>[a-z]+) (?:gets|is given|receives) <b>(?: (?<m>[a-z]+))?,? <s> more(?: [a-z]+)? (?:are|is) needed",
      ],
    ],
    asked: ["how many (?<z>[a-z]+) are there"],
    meant: ({ a, b, r, s, x = "", z = "", m }) => {
      if (Number(b) <= Number(a) || !isCount((Number(r) + Number(s)) / (Number(b) - Number(a)))) return null;
      const people = `(${r}+${s})/(${b}-${a})`;
      if (z === m) return `what is ${a}*${people}+${r}`;
      return z === `${x}s` || (x === "child" && z === "children") ? `what is ${people}` : null;
    },
  },
  {
    about: /temperature/,
    given: [
      [
        "(?:it|the temperature) was (?<t>-?\\d{1,3}) ?(?:°[cf]|degrees) (?:at|in the) (?:noon|midnight|dawn|morning|evening|night|afternoon)",
      ],
      [
        "(?:the temperature|it) (?:(?<d>dropped|fell|went down)|(?<r>rose|went up)) (?:by )?<n> ?(?:°[cf]|degrees) (?:by|until) (?<k>noon|midnight|dawn|morning|evening|night)",
      ],
    ],
    asked: ["what was the temperature (?:at|in the|by) (?<k>noon|midnight|dawn|morning|evening|night)"],
    meant: ({ t, d, n }) => `what is ${t}${d ? "-" : "+"}${n}`,
  },
  {
    about: /years/,
    given: [
      [
        `${name("x")} is <a>(?: years old)? and (?:her|his) (?<y>brother|sister|son|daughter|cousin|mother|father) is <b>(?: years old)?`,
      ],
    ],
    asked: [
      `in how many years will ${name("v")} be (?<k>twice|three times|four times) as old as (?:her|his) (?<y>brother|sister|son|daughter|cousin)`,
    ],
    meant: ({ x, v, a, b, k = "" }) => {
      const factor = { twice: 2, "three times": 3, "four times": 4 }[k] ?? 0;
      return x === v && Number(a) > factor * Number(b) ? `what is (${a}-${factor}*${b})/(${factor}-1)` : null;
    },
  },
  {
    about: /interest/,
    given: [],
    asked: [
      "(?:find )?(?:the )?compound interest on <n>(?: dollars)? at <r%>(?: (?:per|a) (?:year|annum))? for <t> years,? compounded (?:annually|yearly|once a year)",
    ],
    meant: ({ n, r, t }) => (Number(t) <= 4 ? `what is ${n}*(1+${r}/100)^${t}-${n}` : null),
  },
  {
    about: /interest/,
    given: [],
    asked: [
      "simple interest on <n>(?: dollars)? at <r%>(?: (?:per|a) (?:year|annum)| annually)? for <t> (?<w>months|years)(?: is how many dollars)?",
    ],
    meant: ({ n, r, t, w }) => `what is (${n}*${r}*${t})/(100*${w === "months" ? "12" : "1"})`,
  },
  {
    about: /depreciates|loses/,
    given: [
      ["an? [a-z]+ (?:depreciates(?: by)?|loses) <r%>(?: of its value)? (?:each|every|per) year"],
      ["(?:it is|it's) (?:now )?worth <n>(?: dollars)?(?: now| today)?"],
    ],
    asked: [`${later} (?:in|after) <t> years`],
    meant: ({ n, r, t }) => (Number(t) <= 4 && Number(r) < 100 ? `what is ${n}*(1-${r}/100)^${t}` : null),
  },
  {
    about: /time and a half|time and 1\/2|time and/,
    given: [
      [
        "~earns <a>(?: dollars)? (?:per|an) hour and time and (?:a half|1/2|a 1/2) (?:after|for hours over|over) <b> hours(?: (?:a|per) week)?",
      ],
    ],
    asked: ["how much does (?:he|she|the [a-z]+) earn (?:for|in a week of|working) <c> hours"],
    meant: ({ a, b, c }) => (Number(c) >= Number(b) ? `what is ${a}*${b}+(3*${a}*(${c}-${b}))/2` : null),
  },
  {
    about: /posts|trees|lamps/,
    given: [
      [
        "an? (?:straight )?(?:fence|road|path|street)(?: that is)? <n> meters long has (?:(?<x>posts|trees|lamps)|an? (?:post|tree|lamp)) every <d> meters,? (?:including|also at|starting and ending at) (?:both|the) ends",
      ],
    ],
    asked: ["how many (?<x>posts|trees|lamps) are there"],
    meant: ({ n, d }) => (isCount(Number(n) / Number(d)) ? `what is ${n}/${d}+1` : null),
  },
];
