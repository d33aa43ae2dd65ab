import type { AnyOrder } from "../told-in-any-order.ts";

const rises = "(?:had |has )?(?:risen|rose|rises|went up|goes up|increased|increases|climbed|warmed up|warmed)";
const falls = "(?:had |has )?(?:fallen|fell|falls|dropped|drops|went down|goes down|decreased|decreases|cooled down)";
const when =
  "(?:(?:by|at|in|during|over|and|then|later|that|the|next|noon|midnight|evening|night|morning|afternoon|day|sunrise|dawn|sunset)(?: |, ))*";
const degrees = "(?: ?°c?| ?°f| degrees)(?: celsius| fahrenheit)?";
const moved = (group: string, up: string, down: string) =>
  `${when}(?:it |the temperature )?(?:(?<${up}>${rises})|(?<${down}>${falls}))(?: by)? <${group}>${degrees}`;

/** Temperatures, maps, clocks, and what climbs and slides back. */
export const ofMeasuresInEnglish: AnyOrder[] = [
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
    about: /scale/,
    given: [
      [
        "(?:the )?(?:scale of (?:a|the) map is|map(?: is)? (?:drawn )?(?:has a scale of|to a scale of|at a scale of)|a map has a scale of|on a map (?:with|of) (?:a )?scale(?: of)?) 1(?:,| to) ?<s>",
      ],
      [
        "(?:\\d )?~(?:villages|towns|cities|hills|lakes|stations|places|points|schools) are <d> cm apart(?: on (?:the|this|that) map)?",
      ],
    ],
    asked: [
      "how many (?<k>km|meters) apart are (?:they|the [a-z ]{3,20})(?: really| in reality| in real life| actually)?",
      "how far apart are (?:they|the [a-z ]{3,20})(?: really| in reality| in real life| actually)?,? in (?<k>km|meters)",
      "(?:what is|find) the (?:real|actual) distance(?: between (?:them|the [a-z ]{3,20}))?,? in (?<k>km|meters)",
    ],
    meant: ({ s, d, k }) => `what is ${d}*${s}/${k === "km" ? "100000" : "100"}`,
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
    about: /temperature/,
    given: [
      [`at (?<h>\\d{1,2}):(?<m>\\d\\d) (?<p>a|p)m,? (?:it|the temperature) was (?<t>-?\\d{1,3})${degrees}`],
      [
        `(?:it|the temperature) (?:(?<b>rose|rises|increased|went up)|(?<c>fell|falls|dropped|decreased|went down)) (?:by )?<a>${degrees} (?:every|each|an|per) hour`,
      ],
    ],
    asked: ["what was (?:the temperature|it) at (?<k>\\d{1,2}):(?<j>\\d\\d) (?<q>a|p)m"],
    meant: ({ h, m, p, k, j, q, t, a, b }) => {
      const time = minutesOf(k, j, q) - minutesOf(h, m, p);
      return time > 0 && time % 60 === 0 ? `what is ${t}${b ? "+" : "-"}${time / 60}*${a}` : null;
    },
  },
  {
    about: /snail|frog|worm|caterpillar/,
    given: [
      [
        "(?:an?|the) (?<x>snail|frog|worm|caterpillar) (?:(?:is )?at the bottom of an? <d>[ -](?<u>meters|meter|feet|foot|cm)(?: deep)? (?:well|pole|hole|wall|pit) )?(?:climbs?|jumps?|crawls?)(?: up)? <a> (?<v>meters|feet|cm) (?:each|every|in the|during the|by|per) (?:day|daytime) (?:and|but) (?:then )?(?:slides?|slips?|falls?)(?: back| down){0,2} <b> (?<w>meters|feet|cm) (?:each|every|at|in the|during the|per) night",
        "(?:each|every|during the|in the) (?:day|daytime) (?:it|the [a-z]+) (?:climbs?|jumps?|crawls?)(?: up)? <a> (?<v>meters|feet|cm) (?:and|but) (?:then )?(?:each|every|during the|in the|at) night (?:it )?(?:slides?|slips?|falls?)(?: back| down){0,2} <b> (?<w>meters|feet|cm)",
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
      "how many (?<u>minutes|seconds) (?<y>ahead|fast|behind|slow) (?:will it be|is it|will the (?:clock|watch) be|is the (?:clock|watch)) at (?<k>\\d{1,2}):(?<j>\\d\\d) (?<q>a|p)m(?:,? (?:on )?the same day)?",
    ],
    meant: ({ x, y = "", n, h, m, p, k, j, q }) => {
      if ((x === "gains") !== /ahead|fast/.test(y)) return null;
      const time = minutesOf(k, j, q) - minutesOf(h, m, p);
      return time > 0 ? `what is ${n}*${time}/60` : null;
    },
  },
];

const minutesOf = (hour?: string, minute?: string, half?: string) =>
  (Number(hour) % 12) * 60 + Number(minute) + (half === "p" ? 720 : 0);
