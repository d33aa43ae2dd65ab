import { type AnyOrder, isCount } from "../told-in-any-order.ts";
import { fraction, name } from "./told-in-english.ts";

const speed = (group: string) => `(?:at )?(?:a speed of )?<${group}> (?<u>km/h|mph)`;
const goes = "(?:goes|travels|drives|moves|rides|walks|runs|is going|is driving|is traveling|is travelling)";
const apart = "opposite directions?";
const place = "(?:towns|cities|villages|schools|hills|lakes|stations|places|points|they)";
const unit = "(?<c>cm|inch(?:es)?|mm)";
const spent = "(?:spent|gave|used|ate|sold|lost|paid|read|drank|spends|gives)";
const rest = "(?:the (?:rest|remainder|remaining [a-z]+)|what (?:was|is) left|what remained|the [a-z]+ left)";
const gets = "(?:gets?|receives?|takes?)";
const items = "(?:[a-z]+)(?: [a-z]+)?";
const each =
  "(?:at <p>(?: dollars)? each|for <p>(?: dollars)? each|that cost <p>(?: dollars)? each|each costing <p>(?: dollars)?)";
const one = "an? (?:[a-z]+)(?: [a-z]+)? (?:for|costing|that costs) <q>(?: dollars)?";
const coins: Record<string, number> = { penny: 1, nickel: 5, dime: 10, quarter: 25 };
const coin = "(?:pennies|penny|nickels?|dimes?|quarters?)";
const worthOf = (kind = "") => coins[kind === "pennies" ? "penny" : kind.replace(/s$/, "")] ?? 0;

/** Movers that part, parts taken in turn, what is left of money, and other everyday counts. */
export const ofEverydayInEnglish: AnyOrder[] = [
  {
    about: /opposite direction/,
    given: [
      [
        `(?:an? [a-z]+ and an? [a-z]+ |(?:\\d )?~)(?:leave|start|set off|set out|start from|depart)(?: [a-z]+){0,4}?(?: at the same time)?(?: and)?(?: (?:travel|drive|go|head|ride|walk))? in ${apart}`,
      ],
      [
        `${name("x")} ${goes} ${speed("a")} and ${name("y")}(?: ${goes})? ${speed("b")}`,
        `${name("x")} ${goes} ${speed("a")}, ${name("y")}(?: ${goes})? ${speed("b")}`,
        `one(?: ${goes})? ${speed("a")} and the other(?: ${goes})? ${speed("b")}`,
      ],
    ],
    asked: [
      "(?:after|in) how many hours (?:will|are) (?:they|the (?:2|two) [a-z]+)(?: be)? <d> (?<l>km|miles) apart",
      "how many hours (?:will it take )?(?:until|before|till) they are <d> (?<l>km|miles) apart",
      "how far apart (?:are|will) they(?: be)? after <t> hours",
    ],
    meant: ({ a, b, d, l, t, u }) => {
      if (t !== undefined) return `what is (${a}+${b})*${t}`;
      return (l === "km") === (u === "km/h") ? `what is ${d}/(${a}+${b})` : null;
    },
  },
  {
    about: /average speed/,
    given: [
      [
        `~(?:walks?|rides?|drives?|jogs?|cycles?|bikes?|runs?|goes|walked|rode|drove|cycled) to (?:[a-z']+ ?){1,3} at <a> (?<u>km/h|mph)`,
      ],
      [
        `(?:walks?|rides?|drives?|jogs?|cycles?|bikes?|runs?|comes|returns|goes|walked|rode|drove|cycled) (?:back |home )*at <b> (?<u>km/h|mph)`,
      ],
    ],
    beside: [
      "(?:the |her |his )?[a-z]+(?: [a-z]+)? is \\d{1,4}(?:\\.\\d)? (?:km|miles) away",
      "along the same (?:road|path|route|way)",
    ],
    asked: [
      "(?:what is|find) (?:her|his|the) average speed (?:for|over|of|on) the (?:whole |entire |total )?(?:round trip|trip|journey)(?:,? in (?:km/h|mph))?",
    ],
    meant: ({ a, b }) => `what is 2*${a}*${b}/(${a}+${b})`,
  },
  {
    about: /km\/h/,
    given: [
      [`~(?:covers?|runs?|ran|cycles?|travels?|drives?|goes|swims?|covered) <d> meters in <t> (?<w>seconds|minutes)`],
    ],
    asked: ["what is (?:her|his|its|their|the)(?: average)? speed,? in km/h"],
    meant: ({ d, t, w }) => `what is (${d}*${w === "seconds" ? "3600" : "60"})/(1000*${t})`,
  },
  {
    about: /parts/,
    given: [
      [`${name("x")} and ${name("y")} (?:divide|share|split) <n>(?: (?!so )[a-z]+)?(?: so that)?&`],
      [`${name("v")} ${gets} <p> parts for every <q> parts(?: that)? ${name("w")} ${gets}`],
    ],
    asked: [`how (?:much|many [a-z]+) (?:does|will) ${name("g")} (?:get|receive)`],
    meant: ({ n, x, y, v, w, p, q, g }) => {
      if ([x, y].sort().join() !== [v, w].sort().join() || (g !== v && g !== w)) return null;
      return `what is ${n}*${g === v ? p : q}/${Number(p) + Number(q)}`;
    },
  },
  {
    about: /ratio/,
    given: [
      [
        "an? [a-z]+(?: is| was)? (?:cut|split|divided) into (?:2|two) (?:pieces|parts)(?: whose lengths are)? in the ratio(?: of)? (?<p>\\d{1,3})(?:,| to) (?<q>\\d{1,3})",
      ],
      [
        "(?:the )?(?:longer|larger|bigger) (?:piece|part|one) is <d> (?<u>cm|meters|inches|feet) (?:longer|more|larger) than (?:the )?(?:shorter|smaller)(?: (?:piece|part|one))?",
      ],
    ],
    asked: [
      "how long (?:was|is) the (?:whole |original )?(?!longer|shorter|piece)[a-z]+(?: at first| before it was cut)?",
    ],
    meant: ({ p, q, d }) =>
      p === q ? null : `what is ${d}*${Number(p) + Number(q)}/${Math.abs(Number(p) - Number(q))}`,
  },
  {
    about: /%|percent/,
    given: [[`(?:in a [a-z]+, ?)?(?:of )?<p%> of (?:the )?<n> (?<x>[a-z]+) (?<v>[a-z]+ [a-z]+)`]],
    asked: ["how many(?: of (?:the|these))? (?<x>[a-z]+) (?:do not|don't|did not|didn't) (?<v>[a-z]+ [a-z]+)"],
    meant: ({ p, n }) => (isCount((Number(n) * (100 - Number(p))) / 100) ? `what is ${n}*(100-${p})/100` : null),
  },
  {
    about: /rest|left|remain/,
    given: [
      [`${name("x")} (?:had|has) <n>(?: [a-z]+)?`],
      [
        `(?:she|he) ${spent} ${fraction("a")}(?: of (?:it|them|her [a-z]+|his [a-z]+|the [a-z]+))? (?:on|to|for)(?: [a-z]+){1,3}`,
      ],
      [`(?:(?:she|he) )?(?:${spent} )?${fraction("b")} of ${rest}(?: (?:on|to|for)(?: [a-z]+){1,3})?`],
    ],
    asked: [
      "how (?:much(?: money)?|many(?: [a-z]+)?) (?:does|did) (?:she|he) (?:now )?have(?: now)? left(?: now)?",
      "how (?:much(?: money)?|many(?: [a-z]+)?) (?:is|are|was|were)(?: there)? left",
    ],
    meant: ({ n, a, b }) => `what is ${n}*(1-${a})*(1-${b})`,
  },
  {
    about: /needed|need/,
    given: [
      [
        "(?:there are )?<n> (?:[a-z]+ )?(?:students|people|children|pupils|guests|passengers|kids|fans|campers|players|teachers)(?: (?:are|is))? (?:going|travelling|traveling|coming|invited|go|want to go)(?: [a-z]+){0,4}",
      ],
      [
        "(?:each|every|one|a) (?<x>bus|van|car|boat|minibus|table|tent|coach) (?:can )?(?:holds?|carry|carries|seats?|takes?|sleeps?) (?:up to |at most )?<a>(?: [a-z]+)?",
      ],
    ],
    asked: [
      "(?:at least )?how many (?<z>[a-z]+) (?:are|will be) needed(?: for (?:all of them|the trip|everyone))?",
      "how many (?<z>[a-z]+) do they need",
    ],
    meant: ({ n, a, x = "", z = "" }) => (z.startsWith(x) ? `what is ceil(${n}/${a})` : null),
  },
  {
    about: /pack|box|bag/,
    given: [["(?:[a-z]+ )(?:are|is) (?:packed|put|sold|placed) in (?<x>boxes|bags|cartons|packs|trays|crates) of <a>"]],
    asked: [
      "how many full (?<x>boxes|bags|cartons|packs|trays|crates) can be (?:packed|filled|made) (?:from|with) <n> [a-z]+, ?(?:and how many (?:[a-z]+ )?(?:are|will be) left over, ?)(?:give|write) (?:only )?the number left over",
      "how many full (?<x>boxes|bags|cartons|packs|trays|crates) can be (?:packed|filled|made) (?:from|with) <n> [a-z]+ and how many (?:[a-z]+ )?(?:are|will be) left over, ?(?:give|write) (?:only )?the number left over",
    ],
    meant: ({ a, n }) => `what is the remainder when ${n} is divided by ${a}`,
  },
  {
    about: /temperature/,
    given: [
      [
        "(?:the )?temperature in (?<x>[a-z]+) (?:is|was) (?<s>-?\\d{1,3}) ?(?:°[cf]|degrees) and in (?<y>[a-z]+) (?:it )?(?:is|was) (?<t>-?\\d{1,3}) ?(?:°[cf]|degrees)",
      ],
    ],
    asked: [
      "how many degrees (?<w>warmer|hotter|higher|colder|cooler|lower) (?:is|was) it in (?<z>[a-z]+)(?: than in (?:[a-z]+))?",
    ],
    meant: ({ x, y, s, t, w = "", z }) => {
      if (x === y || (z !== x && z !== y)) return null;
      const apart = (z === y ? Number(t) - Number(s) : Number(s) - Number(t)) * (/warm|hot|high/.test(w) ? 1 : -1);
      const [more, less] = [s, t].map(Number).sort((one, other) => other - one) as [number, number];
      return apart > 0 ? `what is ${more}-(${less})` : null;
    },
  },
  {
    about: /temperature/,
    given: [
      [
        "(?:the )?temperature (?:(?<d>dropped|fell|went down)|(?<r>rose|went up|increased)) from (?<s>-?\\d{1,3}) ?(?:°[cf]|degrees)? to (?<t>-?\\d{1,3}) ?(?:°[cf]|degrees)?(?: overnight| during the [a-z]+| by [a-z]+)?",
      ],
    ],
    asked: ["(?:by )?how many degrees did (?:it|the temperature) (?:drop|fall|rise|go down|go up|change|increase)"],
    meant: ({ d, s, t }) => {
      const change = Number(t) - Number(s);
      if (change === 0 || change < 0 !== (d !== undefined)) return null;
      return change < 0 ? `what is ${s}-(${t})` : `what is ${t}-(${s})`;
    },
  },
  {
    about: /map/,
    given: [
      [
        `(?:on )?(?:a |the )?map (?:with|has|of)(?: a)? scale(?: of)? <a> ${unit} (?:to|,|for|represents) <b> (?<k>km|miles|meters)`,
      ],
      [`(?:\\d )?~${place} are <d> ${unit} apart(?: on (?:the|this|that) map)?`],
    ],
    asked: [
      "(?:what is|find) the (?:real|actual) distance(?: between (?:them|the [a-z ]{3,20}))?(?:,? in (?<k>km|miles|meters))?",
      "how (?:far|many (?<k>km|miles|meters)) apart are they(?: really| in reality)?(?:,? in (?<k>km|miles|meters))?",
    ],
    meant: ({ a, b, d }) => `what is ${d}*${b}/${a}`,
  },
  {
    about: /clock|watch/,
    given: [["(?:a|the|my) (?:clock|watch) (?<x>gains|loses) <n> (?<u>minutes|seconds) (?:a|each|every|per) day"]],
    asked: ["how many (?<u>minutes|seconds) will it (?<y>gain|lose) in <t> (?<w>weeks|days)"],
    meant: ({ x = "", y, n, t, w }) =>
      x.replace(/s$/, "") === y ? `what is ${n}*${t}${w === "weeks" ? "*7" : ""}` : null,
  },
  {
    about: /change/,
    given: [[`~(?:buys?|bought) <n> ${items} ${each} and ${one}`, `~(?:buys?|bought) ${one} and <n> ${items} ${each}`]],
    asked: [
      "how much change (?:do|does|did|should|will) (?:you|she|he|i|they) (?:get|receive)(?: back)? from (?:an? )?<m>(?: dollars| dollar bill| bill)?",
    ],
    meant: ({ n, p, q, m }) => (Number(n) * Number(p) + Number(q) <= Number(m) ? `what is ${m}-${n}*${p}-${q}` : null),
  },
  {
    about: /interest/,
    given: [
      [
        `~(?:deposits|invests|deposited|invested|puts|lends|put) <n>(?: dollars)?(?: [a-z]+){0,4}? at <r%> (?:annual |yearly )?simple (?:annual )?interest(?: (?:per|a) year)?`,
      ],
    ],
    asked: [
      "(?:after|in) how many years will (?:she|he|it|they|the [a-z]+) have earned <i>(?: dollars)?(?: in| of)? (?:simple )?interest",
      "how many years (?:will|does) it take to earn <i>(?: dollars)?(?: in| of)? (?:simple )?interest",
    ],
    meant: ({ n, r, i }) => `what is ${i}*100/(${n}*${r})`,
  },
  {
    about: /dime|nickel|quarter|penn/,
    given: [
      [`${name("x")} has (?<k>twice|three times|four times|five times) as many (?<a>${coin}) as (?<b>${coin})`],
      [
        "(?:the|their) total value (?:is|of the coins is) <v>(?: dollars)?",
        "(?:they|the coins|all together they) are worth <v>(?: dollars)?",
      ],
    ],
    asked: [`how many (?<w>${coin}) (?:does (?:she|he|[a-z]+) have|are there)`],
    meant: ({ k = "", a, b, v = "", w }) => {
      const factor = { twice: 2, "three times": 3, "four times": 4, "five times": 5 }[k] ?? 0;
      const [many, few] = [worthOf(a), worthOf(b)];
      if (many === few || !/\.\d\d$/.test(v) || (w !== a && w !== b)) return null;
      const count = Math.round(Number(v) * 100) / (factor * many + few);
      if (!isCount(count)) return null;
      return `what is ${Math.round(Number(v) * 100)}/(${factor}*${many}+${few})${w === a ? `*${factor}` : ""}`;
    },
  },
  {
    about: /ml/,
    given: [
      [
        "an? (?:[a-z]+ )?(?:tap|faucet|pipe|tank|bucket|hose) (?:loses|drips|leaks|wastes) <n> ml (?:of water )?every <t> minutes",
      ],
    ],
    asked: [
      "how many liters (?:of water )?(?:does|will|would) it (?:lose|drip|leak|waste) in (?:(?<a>a|one|1) day|(?<h>\\d{1,3}) hours)",
    ],
    meant: ({ n, t, h = "24" }) => `what is (${n}*${h}*60)/(${t}*1000)`,
  },
  {
    about: /years? older/,
    given: [
      [
        "(?:the )?sum of the ages of (?<n>three|four|five|3|4|5) (?:brothers|sisters|children|siblings|cousins|friends) is <s>",
      ],
      ["each(?: (?:one|child|brother|sister))? is <d> years? older than the next(?: (?:one|younger))?"],
    ],
    asked: ["how old is the (?<w>oldest|youngest)(?: [a-z]+)?"],
    meant: ({ n = "", s, d, w }) => {
      const count = { three: 3, four: 4, five: 5 }[n] ?? Number(n);
      const rest = `${d}*${(count * (count - 1)) / 2}`;
      return `what is (${s}${w === "oldest" ? "+" : "-"}${rest})/${count}`;
    },
  },
];
