import { q } from "@dripstone/checker/mathematics";
import type { Fact, Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";

const yearly = "((simple |annual |yearly )*interest( per year| a year)?|per year|a year|annually|yearly)?";
const frames: Frames = {
  split: [
    `(<_:who>|i|he|she)? ?(invests|invested|has|split|splits|puts|put)? ?<s> (is |was )?(split |divided |invested )?(between|into|in|among) (2 )?(accounts|funds|investments|savings accounts) (paying|that pay|earning|at|that earn) <p:percent> (and|and the other at) <r:percent> ?${yearly}`,
    `(<_:who>|i|he|she) (invests|invested|puts|put) <s>,? ?(part|some)( of it)? at <p:percent> ?${yearly} and (the rest|part|some) at <r:percent> ?${yearly}`,
    `<s> (is|was) (invested|deposited|put in the bank),? (part|some)( of it)? at <p:percent> ?${yearly} and (the rest|part|some) at <r:percent> ?${yearly}`,
    "(<_:who>)?(把|将|存了|存入)?(2|两)(笔|份)(钱|存款|款)(一?共|合计)?(是|为|有)?<s>(存入银行)?,?(其中)?(一|1)(笔|份)(的)?年利率(是|为)?<p:percent>,?(另一|另外一|另1)(笔|份)(的)?(年利率)?(是|为)?<r:percent>",
  ],
  interest: [
    "(the |his |her |my )?(total |yearly |annual |total yearly |total annual )?(interest)( for (the|one|a) year| per year| after (one|a) year| in (one|a) year| each year)? (is|was|comes to|totals) <i>",
    "(after (one|a) year |in (one|a) year )?(he|she|i|they|the accounts|the <_:noun>)( together)? (earns?|earned|gets?|got|pays?|paid)( a total of)? <i>( in| of)?( total)? ?(interest)( in (one|a) year| after (one|a) year| per year)?",
    "(一|1)年(后)?(一?共|可)?(可)?(得|得到|获得)(了)?利息<i>",
  ],
  ask: [
    "how (much|many <asked:unit>)( money)? (is|was|did (he|she|i|they) (invest|put)|does (he|she) have)( invested)? (in|at) (the )?<k:percent>( account| fund| rate| one)?",
    "(年)?利率(是|为)?<k:percent>的(那)?(一|1)?(笔|份)?(存款|钱)?(存了|存|是)?(多少|几)<asked:unit>",
  ],
};

const kinds: LineKind[] = (["high", "low"] as const).map((name) => ({
  tells: ["split", "interest", name],
  numbers: [["s", "i"], "p", "r"],
  problem: ({ s, i, p, r }) => ({
    en: `$${s}$ is split at $${p}\\%$ and $${r}\\%$ and earns $${i}$ in a year`,
    ch: `共 $${s}$，年利率 $${p}\\%$ 和 $${r}\\%$，一年得利息 $${i}$`,
  }),
  steps: [
    line("least", "percentOf", "s", "r", "the interest if all were at the lower rate", "都按低利率的利息"),
    line("more", "minus", "i", "least", "how much more it is", "多出的利息"),
    line("rates", "minus", "p", "r", "the difference of the rates", "利率相差的百分数"),
    line("each", "over", "more", "rates", "what 1% of the higher part is", "高利率那笔的百分之一"),
    line("high", "times", "each", "100", "how much is at the higher rate", "高利率的一笔"),
    line("low", "minus", "s", "high", "how much is at the lower rate", "低利率的一笔"),
  ],
  answer: { name, unit: "s" },
  fits: (all) => {
    const other = less(all.s, all[name]);
    const [high, low] = name === "high" ? [all.high, other] : [other, all.low];
    return same(over(sum(times(high, all.p), times(low, all.r)), count(100)), all.i);
  },
  doubled: ["s", "i"],
}));

/** The higher rate is named first, and which part is asked for. */
function higherFirst(facts: Fact[]): Fact[] | null {
  const find = (says: string) => facts.filter((fact) => fact.says === says);
  const [[split], [interest], [ask]] = [find("split"), find("interest"), find("ask")];
  const { p, r, s } = split?.numbers ?? {};
  const k = ask?.numbers.k;
  if (facts.length !== 3 || !split || !interest || !ask || !p || !r || !s || !k || same(p.value, r.value)) return null;
  const [high, low] = q.compare(p.value, r.value) > 0 ? [p, r] : [r, p];
  const asked = same(k.value, high.value) ? "high" : same(k.value, low.value) ? "low" : null;
  const told = { ...split, words: {}, numbers: { s, p: high, r: low } };
  return asked && [told, { ...interest, words: {} }, { ...ask, says: asked, numbers: {}, words: {} }];
}

/** How much of some money is at which of two rates. */
export const splitSavings = defineStories({
  name: "split-savings",
  words: lineWords,
  about: "interest|利率",
  frames,
  everyReading: true,
  arrange: higherFirst,
  kinds,
});
