import { type AnyOrder, isCount } from "../told-in-any-order.ts";
import { fraction } from "./told-in-english.ts";

const inAll = "(?: altogether| in all| in total| total)?";
const root = (word = "") => word.replace(/(?<=[a-z]{2})(?:(?<=ch|sh|x|o|ss)es|s)$/, "");
const days = "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const seat = "(?:vans|buses|cars|boats|minibuses|tables|taxis|coaches)";
const length: Record<string, [kind: string, size: number]> = {
  cm: ["m", 1],
  meter: ["m", 100],
  inch: ["i", 1],
  foot: ["i", 12],
  feet: ["i", 12],
  yard: ["i", 36],
};
const measure = (group: string) => `(?<${group}>cm|meters?|inch(?:es)?|foot|feet|yards?)`;
const hour = "(?:hours?|hrs?)";
const more: Record<string, string> = { more: "+", fewer: "-", less: "-" };

/** Worksheet problems of vans, teams, rows of plants, and what can be cut. */
export const ofMoreWorksheetProblemsInEnglish: AnyOrder[] = [
  {
    about: /-?passenger|-?seat|-?person/,
    given: [],
    asked: [
      `how many <k>[- ](?:passenger|seat|seater|person) ${seat} (?:are|will be|would be|do we|do they|does the (?:school|class|camp|team)) (?:needed|need|required)(?: (?:to take|to carry|to transport|to seat|for|to hold|to bring) (?:all )?<n> (?:people|students|kids|children|campers|passengers|players|guests)(?: (?:to|on) [a-z ]{1,24})?)?`,
      `how many <k>[- ](?:passenger|seat|seater|person) ${seat} (?:do|will) <n> (?:people|students|kids|children|campers|passengers|players|guests) need`,
    ],
    meant: ({ k, n }) => (n === undefined ? null : `calculate ceil(${n}/${k})`),
  },
  {
    about: /every/,
    given: [
      [
        "(?:an?|the|[a-z]+) (?:[a-z]+ )?(?:hits|beats|plays|rings|taps|claps|stamps|waters|feeds|visits|cleans|washes) (?:the |his |her )?(?<x>[a-z]+) every <a> (?<u>beats|days|seconds|minutes|weeks|hours) and (?:hits |beats |plays |rings |taps |waters |feeds |visits |cleans |washes )?(?:the |his |her )?(?<y>[a-z]+) every <b> (?<u>beats|days|seconds|minutes|weeks|hours)",
      ],
    ],
    maybe: [["(?:she|he|it) (?:did|does|hit|watered|fed|cleaned|washed|visited) both today"]],
    asked: [
      "on (?:which|what) (?<v>beat|day|second|minute|week|hour) will (?:she|he|it|they) (?:first|next) (?:hit|play|do|ring|water|feed|visit|clean|wash) both",
      "(?:in|after) how many (?<v>beats|days|seconds|minutes|weeks|hours) will (?:she|he|it|they) (?:hit|play|do|ring|water|feed|visit|clean|wash) both(?: (?:again|together|on the same day|on 1 day|at the same time))*",
    ],
    meant: ({ x, y, a, b, u, v }) => (x !== y && root(u) === root(v) ? `find the lcm of ${a} and ${b}` : null),
  },
  {
    about: /teams|groups/,
    given: [],
    asked: [
      "(?:(?:what is|find) )?(?:the )?(?:greatest|largest|most|maximum)(?: possible)? number of (?:equal |identical )?(?:teams|groups) (?:that )?(?:you|she|he|they|we|a coach|the coach|the teacher|a teacher) can (?:make|form) (?:with|from|out of) <a> (?<x>boys|girls|men|women|[a-z]+) and <b> (?<y>boys|girls|men|women|[a-z]+),? (?:if|so that) (?:each|every) (?:team|group) (?:has|must have) the same number of (?:boys|girls|men|women|[a-z]+) and the same number of (?:boys|girls|men|women|[a-z]+)",
    ],
    meant: ({ a, b, x, y }) => (x !== y ? `find the gcd of ${a} and ${b}` : null),
  },
  {
    about: /more|fewer/,
    given: [
      [
        "(?:there are )?<n> (?:students|kids|children|pupils|people|members|players|animals)(?: (?:are )?(?:in|on|at) (?:an?|the|my|our) [a-z]+)?",
        "(?:an?|the|my|our) (?:class|team|club|choir|band|group) (?:has|of) <n> (?:students|kids|children|pupils|people|members|players)",
      ],
      [
        "(?:there are )?<d> (?<w>more|fewer|less) (?<x>girls|boys|men|women|[a-z]+) than (?<y>girls|boys|men|women|[a-z]+)(?: in (?:it|the [a-z]+))?",
      ],
    ],
    asked: ["how many (?<z>girls|boys|men|women|[a-z]+) are (?:there|in (?:the|it)(?: [a-z]+)?)(?: in the [a-z]+)?"],
    meant: ({ n, d, w = "", x, y, z }) => {
      if (x === y || (z !== x && z !== y)) return null;
      const isMany = (z === x) === (more[w] === "+");
      const own = (Number(n) + (isMany ? 1 : -1) * Number(d)) / 2;
      return isCount(own) ? `what is (${n}${isMany ? "+" : "-"}${d})/2` : null;
    },
  },
  {
    about: /pump|pipe|hose|tap|faucet/,
    given: [
      [
        `(?:one|1|an?|the first) (?<o>pump|pipe|hose|tap|faucet) (?:can )?(?<v>empty|empties|fill|fills|drain|drains) an? (?<p>[a-z]+) in <a> ${hour}`,
      ],
      [
        `(?:another|an?|a second|the second|the other) (?<o>pump|pipe|hose|tap|faucet) (?:takes|needs|(?:can )?(?:do|does) it in) <b> ${hour}`,
        `(?:another|a second|the second|the other) (?:one )?(?:takes|needs|(?:can )?(?:do|does) it in) <b> ${hour}`,
      ],
    ],
    asked: [
      "how long(?: (?:does|will|would) it take)?(?: (?:to (?:empty|fill|drain) (?:it|the [a-z]+)))? (?:if|when|with) both(?: (?:pumps|pipes|hoses|taps|faucets))?(?: (?:are|were))? ?(?:used|on|running|open|work|working|together|at once|at the same time)+",
    ],
    meant: ({ a, b }) => `what is 1/(1/${a}+1/${b})`,
  },
  {
    about: /off|discount/,
    given: [
      [
        "(?:an?|the) [a-z]+(?: [a-z]+)? (?:regularly |normally |usually )?(?:costs|is|sells for|is priced at) <p>(?: dollars)?(?: regularly)?",
      ],
      [
        `(?:it is|it's|they are|it) (?:now )?(?:on sale )?(?:for |at )?${fraction("f")} off(?: (?:the|its) (?:regular|original|normal) price)?`,
      ],
    ],
    asked: [
      "(?:what is|find) the (?<w>sale price|new price|discount)(?: of the [a-z]+)?",
      "how much (?:is|does) (?:it|the [a-z]+) (?:cost )?(?:now|on sale)",
    ],
    meant: ({ p, f, w }) => (w === "discount" ? `what is ${p}*${f}` : `what is ${p}*(1-${f})`),
  },
  {
    about: /interest/,
    given: [
      [
        "(?:[a-z]+|she|he) (?:put|invested|deposited|borrowed|lent) <n>(?: dollars)?(?: (?:in|at) (?:an?|the) (?:bank|savings account|account))? for <t> years? and (?:earned|got|paid|received) <i>(?: dollars)? (?:in |of )?(?:simple )?interest",
      ],
    ],
    asked: [
      "(?:what was|what is|find) the (?:annual |yearly |simple )?(?:interest )?rate(?: of interest)?(?: per year)?",
    ],
    meant: ({ n, t, i }) => `write ${i}/${Number(n) * Number(t)} as a percent`,
  },
  {
    about: /ratio/,
    given: [
      [
        "(?:the )?sides of an? triangle are in (?:the |a )?ratio(?: of)? (?<p>\\d{1,3})(?:,| to) (?<q>\\d{1,3})(?:,| to) (?<r>\\d{1,3})",
      ],
      ["(?:its|the) perimeter is <s>(?: [a-z]+)?"],
    ],
    asked: [
      "how long is (?:each|every|the (?<w>longest|shortest)) side",
      "(?:what is|find) the length of (?:each|every|the (?<w>longest|shortest)) side",
      "find the (?:lengths of the )?(?:3 )?sides",
    ],
    meant: ({ p, q, r, s, w }) =>
      w
        ? `the ${w === "longest" ? "largest" : "smallest"} part of ${s} divided in the ratio ${p}:${q}:${r}`
        : `Divide ${s} in the ratio ${p}:${q}:${r}.`,
  },
  {
    about: /how far|what distance|how many (?:miles|km)/,
    given: [
      [
        `(?:an?|the) [a-z]+ (?:going|traveling|driving|moving|flying|that goes|that travels)(?: at)?(?: an? (?:average|constant) speed of)? <v> (?<u>mph|km/h) (?:takes|needs|drives for|travels for) <t> ${hour}(?: (?:for|to (?:make|finish|complete)) (?:an?|the|its) (?:trip|journey|ride|flight))?`,
      ],
    ],
    asked: [
      "how far (?:does|did|is) (?:it|the [a-z]+)(?: (?:go|travel|fly|drive))?",
      "how long is the (?:trip|journey|flight) in (?:miles|km)",
    ],
    meant: ({ v, t }) => `what is ${v}*${t}`,
  },
  {
    about: /rows|boxes|bags|packs|shelves|tables/,
    given: [
      [
        "(?:[a-z]+|she|he|they|there are|the [a-z]+) ?(?:planted|plants|bought|buys|has|have|packed|set up|arranged|made)? ?<a> (?<o>rows|boxes|bags|packs|shelves|tables|packages|cartons) of <b>(?: [a-z]+){1,2} and <c> (?<o2>rows|boxes|bags|packs|shelves|tables|packages|cartons) of <d>(?: [a-z]+){1,2}",
      ],
    ],
    asked: [
      `how many(?: [a-z]+){1,2} (?:in all|altogether|in total|are there${inAll}|did (?:she|he|they|[a-z]+) (?:plant|buy|pack|arrange)${inAll}|does (?:she|he|[a-z]+) have${inAll})`,
      "(?:what is|find) the total number of(?: [a-z]+){1,2}",
    ],
    meant: ({ a, b, c, d }) => `what is ${a}*${b}+${c}*${d}`,
  },
  {
    about: /pieces|strips/,
    given: [
      [
        `(?:an?|the) [a-z]+(?: [a-z]+)? is <a> ${measure("u")} long`,
        `(?:[a-z]+|she|he) has <a> ${measure("u")} of [a-z]+`,
      ],
    ],
    asked: [
      `how many (?:pieces|strips)(?: that are| of length| each)? <b>[- ]?${measure("v")}(?: long)? can (?:be cut|she cut|he cut|you cut|[a-z]+ cut)(?: (?:from|out of) (?:it|the [a-z]+))?`,
      `how many <b>[- ]?${measure("v")} (?:pieces|strips) can (?:be cut|she cut|he cut|you cut|[a-z]+ cut)(?: (?:from|out of) (?:it|the [a-z]+))?`,
    ],
    meant: ({ a, b, u = "", v = "" }) => {
      const [one, other] = [length[root(u)] ?? length[u], length[root(v)] ?? length[v]];
      if (!one || !other || one[0] !== other[0] || one[1] % other[1] !== 0) return null;
      const factor = one[1] / other[1];
      return isCount((Number(a) * factor) / Number(b)) ? `what is ${a}${factor > 1 ? `*${factor}` : ""}/${b}` : null;
    },
  },
  {
    about: /each|every/,
    given: [
      [
        "(?:each|every 1|every one) of <n> (?:people|friends|students|kids|children|cousins|members|girls|boys) (?:sends|gives|writes|mails) (?:an? |1 |one )(?<x>card|letter|gift|email|present|postcard|valentine) to (?:each|every 1|every one|all) of the others?",
        "<n> (?:people|friends|students|kids|children|cousins|members|girls|boys) each (?:send|give|write|mail) (?:an? |1 |one )(?<x>card|letter|gift|email|present|postcard|valentine) to (?:each|every 1|every one|all) of the others?",
      ],
    ],
    asked: ["how many (?<y>[a-z]+) (?:are|were) (?:sent|given|written|mailed|exchanged)(?: in all| altogether)?"],
    meant: ({ n, x, y }) => (root(y) === x ? `what is ${n}*(${n}-1)` : null),
  },
  {
    about: /monday|tuesday|wednesday|thursday|friday|saturday|sunday/,
    given: [
      [
        `[a-z]+ (?:ran|walked|rode|drove|biked|swam|read|earned|saved|sold|picked|collected|hiked|spent) <a>(?: dollars)?(?: (?<o>[a-z]+))? on ${days},? (?:and )?<b>(?: dollars)?(?: (?<o2>[a-z]+))? on ${days}(?:,? (?:and )?<c>(?: dollars)?(?: (?<o3>[a-z]+))? on ${days})?`,
      ],
    ],
    asked: [
      `how (?:many (?<q>[a-z]+)|far|much(?: money)?) did (?:she|he|[a-z]+) (?:run|walk|ride|drive|bike|swim|read|earn|save|sell|pick|collect|hike|spend)(?: altogether| in all| in total)`,
    ],
    meant: ({ a, b, c, o, o2, o3, q }) =>
      [o2, o3, q].every((each) => each === undefined || root(each) === root(o))
        ? `what is ${a}+${b}${c ? `+${c}` : ""}`
        : null,
  },
];
