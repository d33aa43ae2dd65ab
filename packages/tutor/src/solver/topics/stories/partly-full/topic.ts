import type { Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { defineStories, less, same, times } from "../../../stories/reckoned.ts";

const tank = "(tank|barrel|bottle|bucket|pool|jug|can|container|water tank|gas tank|fuel tank|cistern|cooler)";
const full = "( full| of the way full| full of <_:noun>)";
const box = "(油箱|水箱|水桶|桶|水池|水缸|箱|池)";

const frames: Frames = {
  before: [
    `(an?|the|my|his|her|when (an?|the)) ${tank} (is|was) <a:share>${full}`,
    `(一|1)?(个|只)?${box}(里|中|内)?(有|装有|装了|原有)<a:share>(箱|桶|池|缸)?(的)?(水|油|汽油)?`,
  ],
  added: [
    "(after|when|if) (adding|pouring in|putting in) <g>( of (water|gas|oil|fuel|juice))?( more)?( to it)?",
    "(when |after |if )?<g>( of (water|gas|oil|fuel|juice))?( more)? (are|is|was|were) added",
    "(再|又)?(加|加入|倒入|注入|加了|倒进)<g>(水|油|汽油)?(后|以后)?",
  ],
  after: [
    `(it|the ${tank})( is|'s| becomes| was) <b:share>${full}`,
    "(这时|就|正好)?(是|有|为|占)<b:share>(箱|桶|池|缸)(水|油|汽油)?",
  ],
  ask: [
    `(what is|what's|find) (the|its) (total |full )?(capacity|volume)( of the ${tank})?`,
    `how (much|many <asked:unit>)( of (water|gas|oil|fuel))? (does|can|will) (it|the ${tank}) hold( when (it is )?full| in all| altogether)?`,
    `(这个)?${box}(一?共)?(最多)?(能|可以|可)(装|盛)(水|油)?(多少|几)<asked:unit>(水|油|汽油)?`,
    `(这个)?${box}的?(容积|容量)(是)?(多少|几)<asked:unit>`,
  ],
};

const kind: LineKind = {
  tells: ["before", "added", "after", "ask"],
  numbers: [["g"], "a", "b"],
  problem: ({ g, a, b }) => ({
    en: `what is filled from $${a}$ to $${b}$ by $${g}$`,
    ch: `加 $${g}$ 从 $${a}$ 到 $${b}$，求容量`,
  }),
  steps: [
    line("part", "minus", "b", "a", "which part was added", "加进的占几分之几"),
    line("answer", "over", "g", "part", "the capacity", "容量"),
  ],
  answer: { name: "answer", unit: "g" },
  fits: ({ g, a, b, answer }) => same(less(times(answer, b), times(answer, a)), g),
  doubled: ["g"],
};

/** What holds so much if so much more fills it from one part to another. */
export const partlyFull = defineStories({
  name: "partly-full",
  words: lineWords,
  about: "full|箱|桶|池|缸",
  frames,
  everyReading: true,
  kinds: [kind],
});
