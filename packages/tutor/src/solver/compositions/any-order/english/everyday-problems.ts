import { type AnyOrder, isCount } from "../told-in-any-order.ts";
import { fraction } from "./told-in-english.ts";

const speed = "(?<u>mph|km/h)";
const root = (word = "") => word.replace(/(?<=[a-z]{2})(?:(?<=ch|sh|x|o|ss)es|s)$/, "");
const moving = "(?:goes|going|travels|traveling|drives|driving|starts|leaves)";

/** Everyday problems of ferries, boxes, tanks, wages, and those who follow. */
export const ofEverydayProblemsInEnglish: AnyOrder[] = [
  {
    about: /both|together/,
    given: [
      [
        "(?:2|two) (?:ferries|buses|boats|trains|shuttles|trams) (?:leave|depart|start)(?: (?:from )?the [a-z]+)?(?: together)? at (?<h>\\d{1,2}):(?<m>\\d\\d)(?: ?(?<f>[ap])m)?",
      ],
      [
        "(?:one|1)(?: [a-z]+)? (?:returns|comes back|is back|leaves|departs) every <a> minutes and (?:the )?other(?: one)?(?: (?:returns|comes back|is back|leaves|departs))? every <b> minutes",
      ],
    ],
    asked: [
      "(?:when|at what time|what time) will they (?:both |next )?(?:be back|be there|be at the [a-z]+|leave|return|meet)(?: at the [a-z]+)?(?: (?:together|at the same time|again|next))*",
    ],
    meant: ({ a, b, h, m, f }) => `calculate lcm(${a}, ${b}) minutes after ${h}:${m}${f ? ` ${f}.m.` : ""}`,
  },
  {
    about: /matches|games/,
    given: [],
    asked: [
      "how many (?:different )?(?:matches|games) (?:can be made|can be played|are there|are played|will be played|must be played) (?:among|between|with|by) <n> (?:[a-z]+ )?(?:players|teams|people|kids|friends|students),? if (?:each|every)(?: (?:one|1|team|player))? plays (?:each|every|the)(?: one)?(?: of the)? others?(?: (?:team|player))? (?<w>once|twice|exactly once)",
    ],
    meant: ({ n, w }) => `what is ${n}*(${n}-1)${w === "twice" ? "" : "/2"}`,
  },
  {
    about: /\d\/\d/,
    given: [
      [
        `(?:in an? (?:box|bag|jar|class|basket|group|garden|bowl)(?: of (?<o>[a-z]+))?,? )?${fraction("f")}(?: of the (?<o>[a-z]+))? are (?<x>[a-z]+)`,
      ],
      ["(?:if )?there are <n> (?<y>[a-z]+)(?: (?:ones|1s|[a-z]+))?"],
    ],
    asked: ["how many (?<q>[a-z]+) are (?:there|in the [a-z]+)(?: (?:in all|altogether|in the [a-z]+))?"],
    meant: ({ f = "", x, y, n, q, o }) => {
      const [above = 0, below = 1] = f.split("/").map(Number);
      if (x !== y || q === x || (o !== undefined && root(q) !== root(o)) || above >= below) return null;
      return isCount((Number(n) * below) / above) ? `what is ${n}/(${f})` : null;
    },
  },
  {
    about: /fill|empt|drain/,
    given: [
      [
        "(?:an?|the) (?:[a-z]+ )?(?<x>tank|pool|tub|bathtub|barrel|bucket|aquarium) (?:can )?(?:holds?|contains?) <s> (?<u>liters|gallons)(?: of water)?",
      ],
      [
        "(?:an?|the) (?:pump|hose|tap|faucet|pipe) (?<v>fills|empties|drains) (?:it|the [a-z]+)? ?at(?: a rate of)? <r> (?<u>liters|gallons) (?:a|per|each|every) (?<t>minute|hour)",
        "water (?<v>flows in|runs in|flows out|runs out) at(?: a rate of)? <r> (?<u>liters|gallons) (?:a|per|each|every) (?<t>minute|hour)",
      ],
    ],
    asked: [
      "how (?:many (?<q>minutes|hours)|long)(?: (?:does|will|would) it take)? to (?:fill|empty|drain) (?:it|the [a-z]+)",
    ],
    meant: ({ s, r, t, q }) => (q === undefined || root(q) === t ? `what is ${s}/${r}` : null),
  },
  {
    about: /overtake|catch/,
    given: [
      [
        `(?:an?|the first|one|1) (?<o>car|train|bus|truck|cyclist|runner) ${moving}(?: from)?(?: (?:town|city|station|point|the [a-z]+|home)(?: [a-z])?)? at <v> ${speed}`,
      ],
      [
        `(?:(?:an|1|one) hour later|<t> hours later),? (?:another|a second|the second) (?:car|train|bus|truck|cyclist|runner|one) ${moving}(?: (?:out|after it))?(?: from)?(?: (?:the same (?:town|city|station|point|place)|town [a-z]|[a-z]))? at <w> ${speed}(?: (?:in|along|on) the same (?:direction|road|route|way))?`,
      ],
    ],
    asked: [
      "(?:when|in how many hours|after how many hours|how long|how many hours)(?: (?:does|will) it take)?(?: (?:will|does))? ?(?:for )?(?:the second(?: (?:car|train|bus|truck|cyclist|runner|one))?|it) (?:to )?(?:overtakes?|catch(?:es)?(?: up)?)(?: (?:with |to )?(?:the first|it)(?: (?:car|train|bus|truck|cyclist|runner|one))?)?",
    ],
    meant: ({ v, w, t = "1" }) => (Number(w) > Number(v) ? `what is ${v}*${t}/(${w}-${v})` : null),
  },
  {
    about: /compound/,
    given: [
      [
        "[a-z]+ (?:invests|invested|puts|deposits|deposited) <n>(?: dollars)?(?: (?:in|into) (?:an?|the) [a-z]+(?: account)?)? at <r%>(?: interest)? for <t> years,? compounded (?:yearly|annually|once a year|every year)",
      ],
    ],
    asked: [
      "how much (?<i>interest )?(?:does|will) (?:she|he|it|[a-z]+) (?:earn|have|get)(?: (?:in interest|at the end|after <t> years|altogether))?",
      "(?:what is|find) the (?<i>interest)(?: earned)?",
    ],
    meant: ({ n, r, t, i }) => `what is ${n}*(1+${r}/100)^${t}${i ? `-${n}` : ""}`,
  },
  {
    about: /fence|fencing|border/,
    given: [
      [
        "(?:an?|the) (?:rectangular )?(?:field|garden|yard|park|pool|lot|playground) is <a> (?<u>meters|feet|yards|ft) (?:long )?(?:and|by) <b> (?<u>meters|feet|yards|ft)(?: wide)?",
      ],
    ],
    asked: [
      "how (?:much (?:fence|fencing|border)|many (?<u>meters|feet|yards|ft) of (?:fence|fencing)) (?:is|are|will be|would be) (?:needed|required)(?: to (?:go around|enclose|surround) (?:it|the [a-z]+))?",
    ],
    meant: ({ a, b }) => `what is 2*(${a}+${b})`,
  },
  {
    about: /hour/,
    given: [
      [
        "[a-z]+ (?:gets|earns|makes|is paid) <p>(?: dollars)? (?:an|per|each|every) hour and (?:works|worked) <h> hours(?: (?:today|this week|on [a-z]+))?",
      ],
    ],
    asked: [
      "(?:what|how much(?: money)?) (?:does|did|will) (?:she|he|[a-z]+) (?:earn|make|get)(?: (?:in all|altogether|today|this week))?",
    ],
    meant: ({ p, h }) => `what is ${p}*${h}`,
  },
];
