import type { Fact, Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, over, same, sum } from "../../../stories/reckoned.ts";

const job =
  "(the|a|this|that|one|1|an?) (same )?(job|work|task|project|fence|room|house|wall|car|garden|lawn|deck|boat)";
const toDo = `( to (do|finish|complete|paint|build|clean|wash|mow|dig) (${job}|it)( alone)?| for ${job}| alone| (working )?alone)?`;
const done = "(do|finish|complete|paint|build|clean|wash|mow|dig|does|paints|finishes)";
const doneCh = "(可以|能)?(完成|做完|修完|干完|挖完|打完)?";
const workCh = "(一|1|这)(项|件|个|条|批|份)(工程|工作|任务|零件|公路|路|水渠|稿件|书稿)";
const who = "(队|工程队|师傅|组|人)?";

const own = (name: string, time: string) => [
  `(and |while |but )?(if )?<${name}:who> (alone )?(needs|takes|would need|would take)( only)? <${time}>${toDo}`,
  `(and |while |but )?(if )?<${name}:who> (alone )?can ${done} (${job}|it)( alone)? in <${time}>`,
  `(${workCh})?(由)?<${name}:han>${who}(单独|独自|一人|单)?(做|干|修|完成|做这项工程)?(这项工程|这项工作)?(需要?|要|用)?<${time}>${doneCh}`,
];

const frames: Frames = {
  first: own("x", "a"),
  second: own("y", "b"),
  ofAll: [workCh],
  during: [
    "(if |after |suppose )?(they|both|both of them|the 2)( both)? work(ed)? together for <t>",
    "(after )?working together for <t>",
    "(现在)?(先由)?(甲乙)?(两|2)?(人|队|个队|个人|师徒)?(先)?(合作|合做|合修|合干|一起做|共同做)(了)?<t>(后|以后|之后)?",
  ],
  leaves: [
    "(and )?(then )?<z:who> (leaves|stops|quits|left|stopped|goes home|gets sick|is called away)( working)?",
    "<z:han>(队|师傅)?(因\\p{Script=Han}{1,4})?(离开|离去|调走|停工|退出|走了|请假)(了)?",
  ],
  goesOn: [
    "(and )?<w:who> (finishes|completes|does) (the (job|rest|work)|it)( alone)?",
    "(剩下|余下)(的)?(工程|工作|任务|部分)?(由|让|交给)?<w:han>(队|师傅)?(单独|独自|继续|一人|独)?(做|完成|干|修)",
  ],
  ask: [
    "how (many more <n:word>|much longer|many <asked:unit>|long) (does|will|would|did) <v:who> (need|take)( to (finish|complete) (the (job|rest|work|rest of the job)|it)?)?( alone)?",
    "how (many more <n:word>|much longer|many <asked:unit>|long) (does|will|would|did) it take( for)? <v:who>( to (finish|complete) (the (job|rest|work|rest of the job)|it)?)?( alone)?",
    "(还|一共还)(需要?|要)?(做|干)?(多少|几)<asked:unit>(才能|可以|能)?(完成|做完|完工)?",
    "(,)?(还)?(需要?|要)(多少|几)<asked:unit>(才能|可以|能)?(完成|做完|完工)?",
  ],
};

const kind: LineKind = {
  tells: ["first", "second", "during", "ask"],
  numbers: [["a", "b", "t"]],
  problem: ({ a, b, t }) => ({
    en: `alone $${a}$ and $${b}$; after $${t}$ together the second goes on alone`,
    ch: `单独做要 $${a}$ 和 $${b}$，合作 $${t}$ 后由第二个单独做完`,
  }),
  steps: [
    line("ofA", "over", "1", "a", "what the one who leaves does in one unit of time", "离开的每单位时间完成的"),
    line("ofB", "over", "1", "b", "what the one who stays does in one unit of time", "留下的每单位时间完成的"),
    line("both", "plus", "ofA", "ofB", "what they do together in one unit of time", "合作单位时间完成的"),
    line("done", "times", "both", "t", "what they do together", "合作完成的"),
    line("rest", "minus", "1", "done", "what is left", "剩下的"),
    line("answer", "over", "rest", "ofB", "the time alone", "单独做的时间"),
  ],
  answer: { name: "answer", unit: "b" },
  // The one who leaves has done the first share, and the other one all the rest.
  fits: ({ a, b, t, answer }) => same(sum(over(t, a), over(sum(t, answer), b)), count(1)),
  doubled: ["a", "b", "t"],
};

/** Who leaves is named first; null where nobody knows who goes on. */
function leaverFirst(facts: Fact[]): Fact[] | null {
  const word = (name: string) => facts.find(({ words }) => words[name])?.words[name];
  const [x, y, z] = [word("x"), word("y"), word("z")];
  const goesOn = facts
    .flatMap(({ words }) => [words.w, words.v])
    .filter((each) => each && !/^(?:he|she|it|him|her)$/.test(each));
  const stays = z ? (z === x ? y : z === y ? x : null) : goesOn[0];
  if (!x || !y || x === y || !stays || ![x, y].includes(stays) || goesOn.some((each) => each !== stays)) return null;
  const asked = word("n");
  const unit = facts.find(({ numbers }) => numbers.a)?.numbers.a?.unit;
  if (asked && asked !== unit?.said.en) return null;
  const told = facts.filter(({ says }) => !["leaves", "goesOn", "ofAll"].includes(says));
  return told.map((fact) => {
    const { a, b } = fact.numbers;
    const swapped: Fact["numbers"] = stays === y ? fact.numbers : a ? { b: a } : b ? { a: b } : fact.numbers;
    return { ...fact, numbers: swapped, words: {} };
  });
}

/** Two work together, one leaves, and the other one finishes the job. */
export const oneGoesOn = defineStories({
  name: "one-goes-on",
  words: lineWords,
  about: "together|合|一起|共同",
  frames,
  everyReading: true,
  arrange: leaverFirst,
  kinds: [kind],
});
