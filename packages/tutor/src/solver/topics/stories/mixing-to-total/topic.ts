import { q } from "@dripstone/checker/mathematics";
import type { Fact, Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { defineStories, same, sum, times } from "../../../stories/reckoned.ts";

const stuff =
  "((acid |salt |alcohol |saline |sugar |bleach )?solutions?|acid|salt water|alcohol|saline|brine|antifreeze|vinegar)";
const solved = `( ${stuff})?`;
const water = "(糖水|盐水|酒精|酒精溶液|药水|溶液|硫酸|盐酸|食盐水)?";

const frames: Frames = {
  mix: [
    `(how many|how much) (<asked:unit> )?of (an? |the )?<p:percent>${solved} and( of)?( an?| the)? <r:percent>${solved}( (should|must) be (mixed|used)| do (i|you|we) (mix|need)| are needed)?( to (get|make|obtain|produce|have))? <s>( of)?( an?)? <m:percent>${solved}`,
    `(an? |some )?<p:percent>${solved} is mixed with( an?| some)? <r:percent>${solved} to (get|make|obtain|produce) <s>( of)?( an?)? <m:percent>${solved}`,
    `(<_:who>|i|we|he|she) (mixes|mix|wants to mix|has to mix)( an?| some)? <p:percent>${solved} (with|and)( an?| some)? <r:percent>${solved} to (get|make|obtain|produce) <s>( of)?( an?)? <m:percent>${solved}`,
    `(现|现在)?(要|需要|想)?(配制|配成|制成|得到)(浓度|含盐)?(为|是)?<m:percent>的${water}<s>,?(需要?|要|应|用)?(取|用)?(浓度|含盐)?(为|是)?<p:percent>(的${water})?(和|与|、)(浓度|含盐)?(为|是)?<r:percent>的${water}`,
    `(用|把|将)?(浓度|含盐)?(为|是)?<p:percent>(的${water})?(和|与|、)(浓度|含盐)?(为|是)?<r:percent>的${water}(混合|配制|混合配制|混合后)*(成|得到|配成|制成)(浓度|含盐)?(为|是)?<m:percent>的${water}<s>`,
  ],
  one: [
    `how (much|many <asked:unit>)( of)?( the)? <k:percent>( ${stuff}| one)?( (is|are) (needed|used)| (does|do|should|must) (<_:who>|i|he|she|we|you) (need|use))?`,
    `(需要?|要|应取)?(浓度|含盐)?(为|是)?<k:percent>的${water}(需要?|要|取)?(多少|几)<asked:unit>`,
  ],
  each: [
    "(各)(需要?|要|取|应取)?(多少|几)<asked:unit>",
    "(需要?|要|应)?各取(多少|几)<asked:unit>",
    "(how much|how many <asked:unit>) of each( (is|are) needed| (does|do|should) (<_:who>|i|he|she|we|you) (need|use))?",
  ],
};

/** The larger part has the share of the distance to the other strength. */
const steps: LineKind["steps"] = [
  line("low", "minus", "m", "r", "how far the mixture is above the weaker", "混合后比稀的浓多少"),
  line("apart", "minus", "p", "r", "how far the two are apart", "两种相差多少"),
  line("part", "over", "low", "apart", "which part the stronger is of all", "浓的占全部的几分之几"),
  line("strong", "times", "part", "s", "how much of the stronger", "浓的要多少"),
  line("weak", "minus", "s", "strong", "how much of the weaker", "稀的要多少"),
];
const problem: LineKind["problem"] = ({ p, r, m, s }) => ({
  en: `$${p}\\%$ and $${r}\\%$ are mixed to $${s}$ of $${m}\\%$`,
  ch: `$${p}\\%$ 与 $${r}\\%$ 混合成 $${s}$ 的 $${m}\\%$`,
});
const kinds: LineKind[] = (["strong", "weak"] as const).map((name) => ({
  tells: ["mix", name],
  numbers: [["s"], "p", "r", "m"],
  problem,
  steps,
  answer: { name, unit: "s" },
  // What is dissolved stays.
  fits: (all) => {
    const other = q.subtract(all.s ?? q.ZERO, all[name] ?? q.ZERO);
    const [strong, weak] = name === "strong" ? [all.strong, other] : [other, all.weak];
    return same(sum(times(strong, all.p), times(weak, all.r)), times(all.s, all.m));
  },
  doubled: ["s"],
}));

/** The stronger is named first, and which is asked for. */
function strongerFirst(facts: Fact[]): Fact[] | null {
  const mix = facts.find(({ says }) => says === "mix");
  const { p, r, s, m } = mix?.numbers ?? {};
  const one = facts.find(({ says }) => says === "one");
  const asks = facts.filter(({ says }) => says === "one" || says === "each");
  if (!mix || !p || !r || !s || !m || facts.length - asks.length !== 1 || asks.length !== 1) return null;
  const [strong, weak] = q.compare(p.value, r.value) > 0 ? [p, r] : [r, p];
  if (q.compare(strong.value, m.value) <= 0 || q.compare(weak.value, m.value) >= 0) return null;
  const told = { ...mix, numbers: { p: strong, r: weak, s, m }, units: one?.units ?? mix.units };
  const k = one?.numbers.k;
  if (!k) return null;
  const asked = same(k.value, strong.value) ? "strong" : same(k.value, weak.value) ? "weak" : null;
  return asked && [told, { says: asked, numbers: {}, words: {}, units: {} }];
}

/** How much of each of two strengths makes so much of a third. */
export const mixingToTotal = defineStories({
  name: "mixing-to-total",
  words: lineWords,
  about: "%",
  frames,
  everyReading: true,
  arrange: strongerFirst,
  kinds,
});
