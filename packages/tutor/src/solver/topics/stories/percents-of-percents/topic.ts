import type { Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, over, same, times } from "../../../stories/reckoned.ts";

const frames: Frames = {
  asked: [
    "(what is|what's|find|calculate|how much is|work out)? ?<p:percent> of <r:percent> of <w>( equal| equal to)?",
    "(求|计算)?<w>的<r:percent>的<p:percent>(是|等于|为)?(多少|几)?",
  ],
  shares: [
    "(what is|what's|find|calculate|how much is|work out)? ?<p:share> of <r:share> of <w>",
    "(求|计算)?<w>的<r:share>的<p:share>(是|等于|为)?(多少|几)?",
  ],
  alone: [
    "(what is|what's|find|calculate|how much is)? ?<p:percent> of <r:percent>( as a percent(age)?| in percent)?",
    "(求|计算)?<r:percent>的<p:percent>(是|等于|为)?百分之(几|多少)",
  ],
};

const ofAll: LineKind = {
  tells: ["asked"],
  numbers: [["w"], "p", "r"],
  problem: ({ w, p, r }) => ({ en: `$${p}\\%$ of $${r}\\%$ of $${w}$`, ch: `$${w}$ 的 $${r}\\%$ 的 $${p}\\%$` }),
  steps: [
    line("part", "percentOf", "w", "r", "the part", "这一部分"),
    line("answer", "percentOf", "part", "p", "the part of the part", "这部分中的一部分"),
  ],
  answer: { name: "answer", unit: "w" },
  fits: ({ w, p, r, answer }) => same(times(answer, count(10_000)), times(w, p, r)),
  doubled: ["w"],
};

const sharesOfAll: LineKind = {
  ...ofAll,
  tells: ["shares"],
  problem: ({ w, p, r }) => ({ en: `$${p}$ of $${r}$ of $${w}$`, ch: `$${w}$ 的 $${r}$ 的 $${p}$` }),
  steps: [
    line("part", "times", "w", "r", "the part", "这一部分"),
    line("answer", "times", "part", "p", "the part of the part", "这部分中的一部分"),
  ],
  fits: ({ w, p, r, answer }) => same(over(answer, w), times(p, r)),
};

const alone: LineKind = {
  tells: ["alone"],
  numbers: ["p", "r"],
  problem: ({ p, r }) => ({ en: `$${p}\\%$ of $${r}\\%$`, ch: `$${r}\\%$ 的 $${p}\\%$` }),
  steps: [line("answer", "percentOf", "r", "p", "the percentage of the percentage", "百分数的百分之几")],
  answer: { name: "answer", percent: true },
  fits: ({ p, r, answer }) => same(times(answer, count(100)), times(p, r)),
  doubled: ["r"],
};

/** A percentage of a percentage, of something or alone. */
export const percentsOfPercents = defineStories({
  name: "percents-of-percents",
  words: lineWords,
  about: "of|的",
  frames,
  everyReading: true,
  kinds: [ofAll, sharesOfAll, alone],
});
