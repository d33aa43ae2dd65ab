import type { Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { defineStories, less, same, sum } from "../../../stories/reckoned.ts";

const groups = "(2 )?(rooms|boxes|shelves|baskets|classes|bags|buses|groups|jars|teams)";
const one = "(room|box|shelf|basket|class|bag|bus|group|jar|team|one)";
const place = "(书架|仓库|班|筐|队|车间|盒|袋|箱)?";
const count1 = "(本|人|个|吨|千克|只|颗|本书|个苹果)?";

const frames: Frames = {
  all: [
    `there (are|were) <s>( <_:noun>)? (in|on) ${groups}( together| altogether| in all)?`,
    `(甲乙|甲,乙|甲、乙)(两|2)?(个)?${place}(一?共|共有|一?共有|有)(图书|苹果|书)?<s>${count1}(书)?`,
  ],
  moved: [
    `if <d>( of them)?( <_:noun>)? (move|are moved|go|are taken|moved) from the first( ${one})? (to|into|and put in) the second( ${one})?,? ?(then )?(they|both|the (2 )?${groups}) (are|will be|would be|become|have) (equal|the same( number)?)`,
    `(如果|若)?(从|把)?甲${place}(拿|取|取出|拿出|调|调出|搬)?<d>${count1}(书)?(给|放到|放入|到|放进)乙${place}(后)?,?(那么|则)?(这时|两|2){0,2}(个)?${place}(的)?(本数|人数|个数|数量)?(就|正好)?(相等|同样多|一样多)`,
  ],
  ask: [
    `how many( <_:noun>)? (were|are|was) (in|on) the first( ${one})?( at first| originally| before)?`,
    `(问)?甲${place}(原来|原)?(有)(多少|几)${count1}(书)?`,
  ],
};

const kind: LineKind = {
  tells: ["all", "moved", "ask"],
  numbers: [["s", "d"]],
  problem: ({ s, d }) => ({
    en: `of $${s}$ in two groups, the first gives $${d}$ and both are equal`,
    ch: `两份共 $${s}$，第一份给第二份 $${d}$ 后相等，求第一份`,
  }),
  steps: [
    line("half", "over", "s", "2", "how many each has in the end", "最后每份的数"),
    line("answer", "plus", "half", "d", "how many the first had", "第一份原有的数"),
  ],
  answer: { name: "answer", unit: "s" },
  fits: ({ s, d, answer }) => same(less(answer, d), sum(less(s, answer), d)),
  doubled: ["s", "d"],
};

/** Two groups are equal when some have moved: how many the first had. */
export const equalAfterMoving = defineStories({
  name: "equal-after-moving",
  words: lineWords,
  about: "equal|same|相等|样多",
  frames,
  everyReading: true,
  kinds: [kind],
});
