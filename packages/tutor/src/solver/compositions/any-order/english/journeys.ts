import type { AnyOrder, Groups } from "../told-in-any-order.ts";
import { name } from "./told-in-english.ts";

const speed = (group: string) =>
  `<${group}> (?<u>km/h|mph|m/s|meters per second|meters (?:per|a) minute|feet per second)`;
const length = (group: string) => `<${group}> ?(?<l>km|miles|meters|feet)`;
const goes =
  "(?:travels?|goes|go|drives?|drove|rides?|rode|walks?|walked|runs?|ran|cycles?|cycled|bikes?|biked|moves?|moved|sails?|flies|flew|is driven|went|is going|is traveling|is travelling)";
const place =
  "(?: (?:from|to|at|in|on|up|down|along|of|for|the|a|an|her|his|their|same|constant|steady|average|by|with|car|bike|bicycle|speed|[a-z]{1,14}))*?";
const fits: Record<string, string> = { "km/h": "km", mph: "miles", "m/s": "meters", "meters per second": "meters" };
const isFit = ({ u = "", l }: Groups) => l === undefined || fits[u] === l;
const back =
  "(?:returns?|returned|comes? (?:back|home)|came (?:back|home)|goes back|went back|drives? (?:back|home)|drove (?:back|home)|rides? (?:back|home)|walks? (?:back|home)|walked (?:back|home)|bikes? (?:back|home))";
const sameRoad = "(?: along| by| on| over)? ?(?:the same (?:road|route|way|path))?";
const wayThere = `~(?:${goes}|goes|climbs|bikes) (?:<d> (?:km|miles) )?(?:up|to|from|there|downhill|uphill|out)(?: [a-z']+){0,6}? at (?:an average (?:speed )?of |a speed of )?${speed("a")}`;
const wayBack = `(?:(?:she|he|it|they|the car|the bus) )?${back}(?: home| to [a-z]+)?${sameRoad}(?: at)?(?: (?:an average (?:speed )?of|a speed of))? ?${speed("b")}`;
const startsTowards = [
  `(?:\\d )?~(?:cars|trains|cyclists|buses|people|friends|hikers|ships|boats|trucks|runners|walkers) [a-z ]{0,40}?towards? each other…(?: from [a-z ]{1,24}?)? ${length("d")} (?:apart|away from each other)`,
  `(?:\\d )?~(?:are|is|were|start|starting|stand|live) ${length("d")} apart`,
  `the distance between ~(?:cars|trains|cyclists|towns|stations|cities|them|villages) is ${length("d")}`,
];
const towards =
  "(?:they|(?:the )?(?:2|two) ?[a-z]{0,9}|both)?~(?:start|leave|set off|set out|travel|drive|walk|ride|head|move|go|run)[a-z ]{0,34}? towards? (?:each other|one another)(?: at the same time)?";
const twoSpeeds = [
  `(?:one|one of them|the (?:first|faster|slower)(?: [a-z]+)?|${name("x")}) ${goes} at ${speed("a")} and (?:the )?(?:other|second|faster|slower|${name("y")})(?: [a-z]+)?(?: ${goes})?(?: at)? ${speed("b")}`,
  `their speeds are ${speed("a")} and ${speed("b")}`,
  `~(?:travel|drive|traveling|travelling|going|moving) at <a> and ${speed("b")}`,
];
const unitOf = ({ u }: Groups) => u ?? "";
const minutesOf = (hour?: string, minute?: string, half?: string) =>
  (Number(hour) % 12) * 60 + Number(minute) + (half === "p" ? 720 : 0);

/** Journeys: one mover's time, way and speed, there and back, and two movers that meet. */
export const ofJourneysInEnglish: AnyOrder[] = [
  {
    about: /minutes/,
    given: [[`~${goes}${place} ${speed("a")} for <t> (?<w>minutes|hours)`]],
    asked: [
      "how (?:far|many (?<l>km|miles|meters))(?: is that| does (?:she|he|it|[a-z]+|the [a-z]+) (?:go|travel|ride|walk|drive|run|cover)| did (?:she|he|it|[a-z]+|the [a-z]+) (?:go|travel|ride|walk|drive|run|cover))(?: in (?<l>km|miles|meters))?(?: in that time| altogether)?",
      "(?:what|how long) (?:distance )?(?:does|did|is) (?:the )?[a-z]+ (?:cover|travel)(?: in (?<l>km|miles|meters))?",
    ],
    meant: (found) => {
      const { a, t, w, u } = found;
      if (!isFit(found) || !/^(?:km\/h|mph)$/.test(u ?? "")) return null;
      return w === "minutes" ? `what is ${a}*${t}/60` : `what is ${a}*${t}`;
    },
  },
  {
    about: /m\/s|per second/,
    given: [[`~(?:${goes}|speed is|is|speed of [a-z ]{1,16} is)${place} <a> km/h`]],
    asked: [
      "(?:what is|find|convert|write|express) (?:this|its|the|his|her|that)(?: [a-z]+)?(?: speed)? (?:in|to) (?:m/s|meters per second)",
      "how many meters (?:does it (?:go|travel|cover|move) |is (?:that|this) )?(?:in (?:one|1|each|a|every)|per|each|every) second",
    ],
    meant: ({ a }) => `what is ${a}*1000/3600`,
  },
  {
    about: /first .* next|first .* (?:last|remaining|other|second)/,
    given: [
      [
        `~${goes} (?:for )?the first <c> (?<l>km|miles) at(?: an average of| a speed of)? ${speed("a")} and (?:then )?the (?:next|last|remaining|other|second) <d> (?<l>km|miles) at(?: an average of| a speed of)? ${speed("b")}`,
      ],
    ],
    asked: [
      "(?:what is|find|what was) (?:her|his|the|its|their)(?: [a-z]+)? ?average speed (?:for|over|of|on) the (?:whole |entire |total )?(?:trip|journey|way|ride|drive)(?:,? in (?:km/h|mph))?",
    ],
    meant: (found) => {
      const { a, b, c, d } = found;
      return isFit(found) ? `what is (${c}+${d})/(${c}/${a}+${d}/${b})` : null;
    },
  },
  {
    about: /hours/,
    given: [
      [
        `~${goes} (?:for )?(?:the first )?<c> hours at(?: an average of| a speed of)? ${speed("a")} and (?:then )?(?:for )?(?:the )?(?:next |last |remaining |other |second |another )?<d> hours at(?: an average of| a speed of)? ${speed("b")}`,
      ],
    ],
    asked: [
      "(?:what is|find|what was) (?:her|his|the|its|their)(?: [a-z]+)? ?average speed (?:for|over|of|on) the (?:whole |entire |total )?(?:trip|journey|way|ride|drive)(?:,? in (?:km/h|mph))?",
    ],
    meant: ({ a, b, c, d, u }) => (/km\/h|mph/.test(u ?? "") ? `what is (${c}*${a}+${d}*${b})/(${c}+${d})` : null),
  },
  {
    about: /train/,
    given: [
      [
        "~train(?: that is| which is)? <a>[ -]meters long (?:crosses|passes (?:over|through)|goes (?:over|through)|passes) an? <b>[ -]meters?(?: long)? (?:bridge|tunnel) at(?: a speed of)? <c> (?:m/s|meters per second)",
        "~train(?: that is| which is)? <a>[ -]meters long (?:crosses|passes (?:over|through)|goes (?:over|through)|passes) an? (?:bridge|tunnel)(?: that is)? <b> meters long at(?: a speed of)? <c> (?:m/s|meters per second)",
      ],
    ],
    asked: [
      "how (?:many seconds|long)(?: in seconds)? (?:does|will) it take(?: the train)? (?:to )?(?:completely )?(?:cross|pass|clear|go through)(?: over| through)?(?: the (?:bridge|tunnel)| it)? ?(?:completely)?",
    ],
    meant: ({ a, b, c }) => `what is (${a}+${b})/${c}`,
  },
  {
    about: /towards? (?:each other|one another)/,
    given: [
      [`(?:\\d )?~are ${length("d")} apart`],
      [
        `(?:an?|one) [a-z]+ (?:leaves|starts from|sets off from) (?:one|one of them|one (?:town|city|end|station)) at ${speed("a")}(?: and at the same time)?&`,
      ],
      [
        `(?:an?other|an?other [a-z]+|a [a-z]+) (?:leaves|starts from|sets off from) (?:the other|the other (?:one|town|city|end|station)) at ${speed("b")}(?: at the same time)?`,
      ],
    ],
    beside: [
      "(?:they )?(?:driv|rid|walk|travel|mov|go)(?:ing|e|el)? towards? (?:each other|one another)",
      "at the same time",
    ],
    asked: ["(?:after |in )?how (?:long|many hours) (?:until|before|do|will) they meet"],
    meant: (found) =>
      isFit(found) && /km\/h|mph/.test(unitOf(found)) ? `what is ${found.d}/(${found.a}+${found.b})` : null,
  },
  {
    about: /how long|how many minutes/,
    given: [],
    asked: [
      `how long (?:will|does|would) it take (?:for )?(?:an?|the) [a-z]+ (?:riding|walking|driving|running|going|travelling|traveling|moving|flying) at ${speed("a")} to (?:cover|travel|go|ride|run|walk|drive) ${length("d")}(?:, (?:give|write) (?:your|the) answer)?,? in (?<t>minutes|hours)`,
    ],
    meant: (found) => {
      const { a, d, t, u = "" } = found;
      return isFit(found) && /km\/h|mph/.test(u) ? `what is ${d}/${a}${t === "minutes" ? "*60" : ""}` : null;
    },
  },
  {
    about: /km\/h/,
    given: [[`~(?:${goes}|speed is|is|speed of [a-z ]{1,16} is)${place} <a> (?:m/s|meters per second)`]],
    asked: [
      "(?:what is|find|convert|write|express) (?:this|its|the|his|her|that)(?: [a-z]+)?(?: speed)? (?:in|to) km/h",
    ],
    meant: ({ a }) => `what is ${a}*3600/1000`,
  },
  {
    about: /\d:\d\d [ap]m/,
    given: [
      [
        "~(?:leaves?|left|starts?|started|begins?|began|departs?|departed|opens?|sets off)[a-z ]{0,30}? at (?<h>\\d{1,2}):(?<m>\\d\\d) (?<p>a|p)m",
        "~(?:is|was|runs|lasts|lasted|goes|ran|works|worked|plays|played|sleeps|slept|is open)[a-z ]{0,20}? from (?<h>\\d{1,2}):(?<m>\\d\\d) (?<p>a|p)m (?:to|until) (?<k>\\d{1,2}):(?<n>\\d\\d) (?<q>a|p)m(?: the same day)?",
      ],
    ],
    maybe: [
      [
        "(?:(?:it|she|he|they|the [a-z]+) )?(?:~)?(?:arrives?|arrived|ends?|ended|finishes|finished|closes?|gets? there|reaches [a-z ]{1,16})[a-z ]{0,20}? at (?<k>\\d{1,2}):(?<n>\\d\\d) (?<q>a|p)m(?: (?:on )?the same day)?",
      ],
    ],
    asked: [
      "how many (?<w>minutes|hours) long is (?:the|her|his) [a-z]+(?: [a-z]+)?",
      "how many (?<w>minutes|hours) (?:is|was|does|did|long is) (?:the|it|she|he|they|this)(?: (?:[a-z]+))?(?: (?:last|take|long|in all|run|work|sleep|play))?(?: in all| altogether)?",
      "how long (?:is|was|does|did) (?:the|it|she|he|they)(?: [a-z]+)?(?: (?:last|take))? ?,? in (?<w>minutes|hours)",
    ],
    meant: ({ h, m, p, k, n, q, w }) => {
      if (k === undefined) return null;
      const time = minutesOf(k, n, q) - minutesOf(h, m, p);
      if (!(time > 0)) return null;
      return w === "hours"
        ? `what is ${time}/60`
        : `what is ${time / 60 >= 1 ? `${Math.floor(time / 60)}*60+${time % 60}` : `${time}-0`}`;
    },
  },
  {
    about: /average speed/,
    given: [[wayThere], [wayBack]],
    beside: [`(?:she|he|it) ${back}${sameRoad}`],
    asked: [
      "(?:what is|find|what was) (?:her|his|the|its|their)(?: [a-z]+)? ?average speed (?:for|over|of|on) the (?:whole |entire |total )?(?:round trip|trip|journey|round journey|way there and back)(?: there and back)?(?:,? in (?:km/h|mph))?",
    ],
    meant: ({ a, b }) => `what is 2*${a}*${b}/(${a}+${b})`,
  },
  {
    about: /towards? (?:each other|one another)/,
    given: [startsTowards, twoSpeeds],
    maybe: [[towards]],
    asked: [
      "(?:after|in) how (?:many (?<t>hours|minutes|seconds)|long) (?:do|will|are) (?:they|the (?:2|two) [a-z]+|the [a-z]+) (?:meet|pass each other)",
      "how (?:many (?<t>hours|minutes|seconds)|long)(?: [a-z]+)? (?:until|before|does it take until|will it take until|is it until|will pass before) (?:they|the (?:2|two) [a-z]+|the [a-z]+) meet",
      "how (?:many (?<t>hours|minutes|seconds)|long) (?:will|does) it take (?:for )?(?:them|the (?:2|two) [a-z]+) to meet",
    ],
    meant: (found) => {
      const { a, b, d, t } = found;
      return isFit(found) &&
        (t === undefined ||
          (t === "hours" && /km\/h|mph/.test(unitOf(found))) ||
          (t === "seconds" && /second|m\/s/.test(unitOf(found))))
        ? `what is ${d}/(${a}+${b})`
        : null;
    },
  },
  {
    about: /catch(?:es)? up|overtakes?/,
    given: [
      [
        `~(?:train|car|bus|truck|cyclist|runner|boat|plane|walker|hiker|van) (?:leaves?|left|starts?|sets off|departs?)[a-z ]{0,30}? (?:at|traveling at|travelling at|going) ${speed("a")}`,
      ],
      [
        `(?<n>\\d{1,2}|half an|an) (?<t>hours?|minutes) later,? ~(?:train|car|bus|truck|cyclist|runner|boat|plane|walker|hiker|van) (?:leaves?|left|starts?|sets off|departs?|follows?)[a-z ]{0,40}?,? ?[a-z ]{0,30}? at ${speed("b")}`,
        `(?<n>\\d{1,2}|half an|an) (?<t>hours?|minutes) later,? ~(?:train|car|bus|truck|cyclist|runner|boat|plane|walker|hiker|van) (?:leaves?|left|starts?|sets off|departs?|follows?)[a-z ]{0,40}?, (?:going |in )?the same (?:way|direction)(?: at| traveling at| going at)? ${speed("b")}`,
      ],
    ],
    beside: ["(?:both|they) (?:go|travel|move)… (?:the same way|in the same direction)"],
    asked: [
      "how (?:many hours|long) (?<f>after [a-z ]{3,40}? (?:departs|leaves|starts|sets off)|later|) ?(?:does|will) (?:it|the [a-z ]{2,20}?) (?:catch up (?:with|to)|catch|overtake) (?:the )?[a-z ]{2,20}",
    ],
    meant: ({ a, b, n, t = "", f = "", story = "" }) => {
      const later =
        /(?:later,? (?:a |the |another )?)((?:[a-z]+ )?(?:train|car|bus|truck|cyclist|runner|boat|plane|walker|hiker|van)) /.exec(
          story,
        )?.[1];
      if (!later || !f.includes(` ${later} `) || Number(b) <= Number(a)) return null;
      const hours = n === "an" ? "1" : n === "half an" ? "1/2" : /minute/.test(t) ? `${n}/60` : n;
      return `what is ${a}*${hours}/(${b}-${a})`;
    },
  },
  {
    about: /downstream|with the current|upstream/,
    given: [
      [`~(?:goes|travels|runs|went|takes|rides|covers) ${length("d")} (?:downstream|with the current) in <a> hours`],
      [
        "(?:the )?(?:trip |journey |return )?(?:back )?(?:trip )?(?:upstream |against the current )?(?:takes|took|needs)(?: it| him| her)? <b> hours(?: (?:to )?(?:come |go )?(?:back )?upstream)?",
        `(?:${length("d")} |the same distance )?(?:back )?(?:upstream|against the current) in <b> hours`,
        "takes <b> hours to (?:return|come back)(?: upstream)?",
      ],
    ],
    beside: [
      "the boat's (?:own )?speed in still water (?:stays|is) the same",
      "the speed of the current (?:stays|is) the same",
    ],
    asked: [
      "(?:how fast is|what is the speed of|find the speed of) (?:the )?(?<c>current|boat)(?: in still water)?(?:,? in (?:km/h|mph))?",
    ],
    meant: ({ a, b, d, c }) =>
      Number(a) < Number(b) ? `what is (${d}/${a}${c === "boat" ? "+" : "-"}${d}/${b})/2` : null,
  },
];
