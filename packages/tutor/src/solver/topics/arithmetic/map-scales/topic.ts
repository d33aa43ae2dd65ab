import { q } from "@dripstone/checker/mathematics";
import type { Fact, Frames } from "../../../stories/frames.ts";
import { defineStories, over, type StoryKind, same, times } from "../../../stories/reckoned.ts";
import { inUnit } from "../../../stories/unit-of-all.ts";
import { lengthNamed } from "../../../stories/units.ts";
import words from "./words.json" with { type: "json" };

const map = "(on (a|the|this|that) (map|plan|drawing|blueprint|scale drawing))";

const frames: Frames = {
  "": [
    "(the scale (on|of) (a|the|this) (map|plan|drawing) is|(a|the|this) map has a scale (of|where))",
    "(a|the|this) map (uses|has) a scale of",
    "(在|有)?(一|1)?(幅|张)?地图(上|中)?",
  ],
  stands: [
    `(the scale (on|of) (a|the|this) (map|plan|drawing|blueprint|model) is )?(if )?${map}?,? ?<m> ?(${map} )?(stands? for|represents?|equals|is equal to|equal|=|:|to|means|shows|is|corresponds to)( a distance of| an actual distance of)? <d>(<~>)?`,
    "(在)?(?:一|1)?(?:幅|张)?(?:地图|图)(?:上|中)?(?:的)?<m>(?:的距离|的长度)?(?:表示|代表|相当于|等于)(?:实际|实际距离|地面上|地面|实际的)?(?:距离|长度)?(?:的)?<d>",
  ],
  scale: [
    "<~>(?:比例尺)(?:是|为)?1 ?: ?<s>(?:的)?(?:地图|图纸|平面图|中国地图|图)?(?:上|中)?",
    "<~>(?:比例尺)(?:是|为)?1 ?/ ?<s>(?:的)?<~.>",
    "<~>scale<~> ?(is|of) 1 ?(:|to) ?<s><~.>",
  ],
  onMap: [
    `<~>are <k> apart( ${map})?`,
    `<~>is <k>( long)? ${map}`,
    `<~>(distance|measures|measured)<~> ?${map}?( is| as)? ?<k>( ${map})?`,
    "<~>(?:图上|地图上)?(?:量得|测得|量出|量)?(?:两|2|甲,?乙|a,?b)?<~>(?:距离|长|长度|之间|相距)(?:是|为|有)?<k>",
    "<~>(?:图上|地图上)<~><k>",
  ],
  asked: [
    `how far( apart)? (are|is)( 2)?<~>( that are| which are)? <k> apart ${map}<~.>`,
    "how far( apart)? (are|is)(?!.{0,80} on the (?:map|plan|drawing))<~.>",
    `how many <asked:unit>(?!.{0,80} on the (?:map|plan|drawing))<~.>`,
    `(what is|find) the (actual|real|true)( distance| length)<~>( in <asked:unit>)?`,
    "(?:那么|则)?(?:这)?(?:两|2|甲,?乙|a,?b)?<~>实际(?:上)?(?:的)?(?:距离|长度|相距)?<~>(?:是|有|长|相距|为)?(?:多少|几)<asked:unit>",
    "<~>实际(?:距离|长度)(?:是|有|为)?(?:多少|几)?",
  ],
};

type Kind = StoryKind<keyof typeof words.en>;

const direct: Kind = {
  tells: ["stands", "onMap?", "asked"],
  numbers: [["m", "k"], ["d"]],
  problem: ({ m, k, d }) => ({
    en: `what $${k}$ on a map is, if $${m}$ stands for $${d}$`,
    ch: `图上 $${m}$ 表示 $${d}$，图上 $${k}$ 表示多少`,
  }),
  steps: [
    ["ratio", "ratio", ({ m, k }) => over(k, m)],
    ["multiply", "answer", ({ ratio, d }) => times(ratio, d)],
  ],
  answer: { name: "answer", unit: "d" },
  fits: ({ m, k, d, answer }) => same(times(answer, m), times(k, d)),
  doubled: ["k"],
};

/** A map distance of `k` centimeters at a scale of 1 : s, told in a unit of `per` centimeters. */
const scaled: Kind = {
  tells: ["scaled", "asked"],
  numbers: ["s", "k", "per", ["unit"]],
  problem: ({ s, k }) => ({
    en: `what $${k}$ cm on a map is at a scale of 1 to $${s}$`,
    ch: `比例尺 1 : $${s}$，图上 $${k}$ 厘米的实际距离`,
  }),
  steps: [
    ["real", "long", ({ s, k }) => times(s, k)],
    ["convert", "answer", ({ long, per }) => over(long, per)],
  ],
  answer: { name: "answer", unit: "unit" },
  fits: ({ s, k, per, answer }) => same(over(times(answer, per), s), k),
  doubled: ["k"],
};

/** What a distance on a map is in reality. */
export const mapScales = defineStories({
  name: "map-scales",
  words,
  about: "map|scale|plan|drawing|地图|图上|比例尺",
  frames,
  arrange,
  kinds: [direct, scaled],
});

/** Beside a scale in numbers, the unit of the answer is the one that is asked for. */
function arrange(facts: Fact[]): Fact[] | null {
  const [scale] = facts.filter(({ says }) => says === "scale");
  const [onMap] = facts.filter(({ numbers }) => numbers.k !== undefined);
  const [ask] = facts.filter(({ says }) => says === "asked");
  if (!scale) return facts;
  const [s, k, asked, cm] = [scale.numbers.s, onMap?.numbers.k, ask?.units.asked, lengthNamed("cm")];
  if (!s || !ask || !k?.unit || asked?.dimension !== "length" || asked.power !== 1 || !cm || facts.length > 3)
    return null;
  const plain = { unit: null, pi: false };
  const per = q.divide(asked.size, cm.size);
  if (k.unit.dimension !== "length" || !per) return null;
  const numbers = {
    s,
    k: { ...plain, value: inUnit(k, cm) },
    per: { ...plain, value: per },
    unit: { value: q.ONE, unit: asked, pi: false },
  };
  return [
    { ...scale, says: "scaled", numbers },
    { ...ask, numbers: {} },
  ];
}
