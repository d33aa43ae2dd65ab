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
  {
    about: /mark/,
    given: [
      [
        "(?:an?|the) (?:store|shop|dealer|merchant|[a-z]+ (?:store|shop)) marks up (?:all )?(?:its|the|their|her|his) (?:goods|items|products|merchandise|prices) (?:by )?<r%>",
      ],
    ],
    asked: [
      "(?:what is|find) the (?:selling )?price of an? [a-z]+(?: [a-z]+)? that costs? (?:the (?:store|shop|dealer|merchant) )?<p>(?: dollars)?",
      "how much (?:does|will) an? [a-z]+(?: [a-z]+)? that costs? (?:the (?:store|shop|dealer|merchant) )?<p>(?: dollars)? (?:sell for|cost (?:the |a )?customers?)",
    ],
    meant: ({ r, p }) => `what is ${p}*(1+${r}/100)`,
  },
  {
    about: /tax/,
    given: [],
    asked: [
      "(?:(?:find|what is|how much is) )?(?:the )?sales? tax on an? <p>(?: dollars?)? [a-z]+(?: [a-z]+)?,? (?:if the (?:tax )?rate is|at(?: a rate of)?|with a rate of|when the rate is) <r%>",
    ],
    meant: ({ r, p }) => `what is ${p}*${r}/100`,
  },
  {
    about: /the rest/,
    given: [
      [
        "(?:an?|the) [a-z]+ (?:has|contains|holds) <n> [a-z]+(?: [a-z]+)?",
        "there are <n> [a-z]+(?: [a-z]+)?(?: in (?:an?|the) [a-z]+)?",
      ],
      [`${fraction("f")}(?: of (?:them|the [a-z]+(?: [a-z]+)?))? are (?<x>[a-z]+)`],
      [`${fraction("g")}(?: of (?:them|the [a-z]+(?: [a-z]+)?))? are (?<y>[a-z]+)`],
      ["the (?:rest|others) are (?<z>[a-z]+)"],
    ],
    asked: [
      "how many(?: [a-z]+)?(?: [a-z]+)? are (?<w>(?!there)[a-z]+)(?: are there)?",
      "how many (?<w>[a-z]+)(?: [a-z]+){1,2} are there",
    ],
    meant: ({ n, f = "", g = "", x, y, z, w }) => {
      const [a, b] = [f, g].map((part) => part.split("/").map(Number) as [number, number]) as [
        [number, number],
        [number, number],
      ];
      const rest = 1 - a[0] / a[1] - b[0] / b[1];
      if (new Set([x, y, z]).size < 3 || rest <= 0 || !isCount(Number(n) * rest)) return null;
      return w === z
        ? `what is ${n}*(1-${f}-${g})`
        : w === x
          ? `what is ${n}*${f}`
          : w === y
            ? `what is ${n}*${g}`
            : null;
    },
  },
  {
    about: /day/,
    given: [
      [
        "(?:an?|the) (?:car rental|rental car|car|van|truck|rental|bike rental)(?: [a-z]+)? (?:costs|charges|rents for) <p>(?: dollars)? (?:a|per|each) day plus <q>(?: dollars)? (?:a|per|for each|for every|each) (?<u>mile|km|hour)",
      ],
    ],
    asked: [
      "(?:what does it cost|how much (?:does|will|would) (?:it|the rental) (?:cost|be)|how much is it|what is the (?:total )?cost|how much) (?:for|to rent it for) <d> days and <m> (?<v>miles|km|hours)",
    ],
    meant: ({ p, q, d, m, u, v }) => (root(u) === root(v) ? `what is ${p}*${d}+${q}*${m}` : null),
  },
  {
    about: /same/,
    given: [
      [
        "(?<x>[a-z]+) has (?<k>twice|three times|four times|five times|\\d{1,2} times) as many (?<o>[a-z]+)(?: [a-z]+)? as (?<y>[a-z]+)",
      ],
      [
        "(?:if )?(?<g>she|he|[a-z]+) gives (?:her|him|(?<y2>[a-z]+)) <n>(?: [a-z]+)?(?: of (?:her|his) [a-z]+)?,? (?:then )?(?:they|both|they both)(?: will|'ll| would)?(?: both)? have (?:the same number|the same amount|equally many|an equal number)(?: of [a-z]+)?",
      ],
    ],
    asked: ["how many(?: [a-z]+)?(?: [a-z]+)? does (?<z>[a-z]+) have(?: (?:now|at first|to begin with|at the start))?"],
    meant: ({ x, y, y2, k = "", n, z, g = "" }) => {
      if (g !== x && !/^(?:she|he)$/.test(g)) return null;
      const factor = { twice: 2, "three times": 3, "four times": 4, "five times": 5 }[k] ?? Number.parseInt(k, 10);
      if (x === y || (y2 !== undefined && y2 !== y) || !(factor > 1) || !isCount((2 * Number(n)) / (factor - 1)))
        return null;
      const less = `2*${n}/(${factor}-1)`;
      return z === y ? `what is ${less}` : z === x ? `what is ${factor}*${less}` : null;
    },
  },
  {
    about: /%.*more|%.*fewer/,
    given: [
      [
        "on [a-z]+,? <n> (?<o>people|students|customers|visitors|kids|fans) [a-z]+(?: (?:an?|the) [a-z]+)?",
        "<n> (?<o>people|students|customers|visitors|kids|fans) (?:came|visited|saw|went)(?: (?:an?|the|to|in) [a-z ]{1,20})? on [a-z]+",
      ],
      [
        "on [a-z]+,? <p%> (?<w>more|fewer)(?: (?:people|students|customers|visitors|kids|fans))? (?:came|visited|saw it|went|attended|saw the [a-z]+)",
        "<p%> (?<w>more|fewer)(?: (?:people|students|customers|visitors|kids|fans))? (?:came|visited|saw it|went|attended) on [a-z]+",
      ],
    ],
    asked: [
      "how many(?: (?:people|students|customers|visitors|kids|fans))? (?:came|visited|saw it|went|attended|saw the [a-z]+)(?: on [a-z]+)?",
    ],
    meant: ({ n, p, w, story = "" }) => {
      const named = [...story.matchAll(/on ((?:mon|tues|wednes|thurs|fri|satur|sun)day)/g)].map(([, day]) => day);
      // The second day is asked for.
      return named.length === 3 && named[1] === named[2] && named[0] !== named[1]
        ? `what is ${n}*(1${w === "more" ? "+" : "-"}${p}/100)`
        : null;
    },
  },
  {
    about: /battery/,
    given: [
      ["(?:[a-z]+'s |the |my )?(?:phone |laptop |tablet )?battery is (?:at )?<a%>(?: (?:full|charged|now))?"],
      ["(?:it )?(?:loses|uses|drops|goes down)(?: by)? <r%> (?:each|every|an|per) hour"],
    ],
    asked: ["(?:after|in) how many hours (?:is it|will it be|will the battery be)(?: at| down to)* <b%>"],
    meant: ({ a, r, b }) => (Number(b) < Number(a) ? `what is (${a}-${b})/${r}` : null),
  },
  {
    about: /mean|average/,
    given: [
      [
        "(?:an?|the|[a-z]+'s)? ?[a-z]+'s (?:times|scores|distances|heights|weights|prices|throws|jumps) (?:were|are) <a>,? (?:and )?<b>(?:,? and| and|,) <c>(?: [a-z]+)?",
      ],
    ],
    asked: ["(?:what is|find) (?:the|her|his|its) (?:mean|average)(?: [a-z]+)?"],
    meant: ({ a, b, c }) => `what is (${a}+${b}+${c})/3`,
  },
  {
    about: /workers|people|men|painters/,
    given: [
      [
        "<a> (?<x>workers|people|men|painters|boys|girls) (?:earn|make|are paid|get) <n>(?: dollars)? in <t> (?<u>days|weeks|hours)",
      ],
    ],
    beside: ["at (?:this|the same) rate"],
    asked: [
      "how much (?:do|will|would) <b> (?<x>workers|people|men|painters|boys|girls) (?:earn|make|get) in <s> (?<u>days|weeks|hours)",
    ],
    meant: ({ a, n, t, b, s }) => `what is ${n}/(${a}*${t})*${b}*${s}`,
  },
];
