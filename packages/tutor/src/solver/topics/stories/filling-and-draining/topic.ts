import { line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, less, over, same } from "../../../stories/reckoned.ts";
import { fillingFrames } from "./frames.ts";

/** How long it takes to fill something while another pipe empties it; silent where it never fills. */
export const fillingAndDraining = defineStories({
  name: "filling-and-draining",
  words: lineWords,
  about: "empt|drain|出水|排水|放水|放完|排完|放空|排空",
  everyReading: true,
  frames: fillingFrames,
  kinds: [
    {
      tells: ["fill", "drain", "ask"],
      numbers: [["f", "e"]],
      problem: ({ f, e }) => ({
        en: `the time to fill what one pipe fills in $${f}$ and another empties in $${e}$`,
        ch: `一管 $${f}$ 注满，另一管 $${e}$ 放完，同时开，求注满的时间`,
      }),
      steps: [
        line("in", "over", "1", "f", "what part is filled in one unit of time", "每单位时间注入几分之几"),
        line("out", "over", "1", "e", "what part is emptied in one unit of time", "每单位时间放出几分之几"),
        line("gain", "minus", "in", "out", "what part is gained in one unit of time", "每单位时间增加几分之几"),
        line("answer", "over", "1", "gain", "the time", "注满的时间"),
      ],
      answer: { name: "answer", unit: "f" },
      fits: ({ f, e, answer }) => same(less(over(answer, f), over(answer, e)), count(1)),
      doubled: ["f", "e"],
    },
  ],
});
