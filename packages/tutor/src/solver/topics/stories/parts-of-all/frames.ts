import type { Frames } from "../../../stories/frames.ts";

const m = "(个|只|支|本|张|枚|颗|块|条|辆|头|棵|盆|朵|人|名|位|瓶|袋|盒|箱|页|道|件|套|根|粒|束|吨|筐|箱)?";
const are =
  "(are|is|were|was|have|has|had|like|likes|play|plays|ride|rides|walk|walks|wear|chose|choose|prefer|own|bring|brought|passed|came|voted|can|take|takes|went|go|got|wore|buy|bought|live|speak|study|eat|ate)";

export const partsOfAllFrames: Frames = {
  all: [
    `(if )?there (are|were) <w> (?<word_w>\\p{Ll}+)<~.>`,
    `<~> ?(has|have|had|holds?|contains?) <w> (?<word_w>\\p{Ll}+)<~.>`,
    `(of|out of) the <w> (?<word_w>\\p{Ll}+)<~>`,
    `(it|the <_:noun>) (holds?|contains?) <w><~> when (it is )?full`,
    `<~>(有|一?共有)<w>${m}<_:noun>?<~.>`,
  ],
  share: [
    `(if |only |about )?<f:share> of (all |all of )?(them|(the|these|those|his|her|my|its|their) <whole:noun>)<_:place> ?(that )?${are}( not)?( <pred:word>)?( <~>)?`,
    `<f:share> (${are})<~.>`,
    `(a|the|an?) <_:noun> is <f:share> full`,
    `(其中)?<thing:noun>?(占|是)(全班|全校|总数|总人数|全部|全班人数|全校人数)?(的)?<f:share>`,
    `(其中)?<f:share>(是|为|参加)<_:noun>`,
  ],
  part: [
    `(and )?(if )?(there are |there were )?<n>( (?!of )(?<word_t>\\p{Ll}+))?( of (them|the <_:noun>))? ?(${are})?<~.>`,
    `(其中)?(<thing:noun>)?(有)?<n>${m}<_:noun>?(参加<_:noun>)?`,
  ],
  askAll: [
    `how many <y:noun> (are|were|is|does|do|did) (there )?<~.>`,
    `(全班|全校|一?共)(有|一?共有)?(学生)?(多少|几)${m}<_:noun>?`,
  ],
  askPart: [
    `how many( of (them|the <_:noun>))?( (?<word_q>\\p{Ll}+))? ${are}(?! not)<~.>`,
    `how many <asked:unit>( of <_:noun>)? (are|is) (in|left in) <~.>`,
  ],
  askOthers: [
    `how many( of (them|the <_:noun>))?( <_:noun>)? ${are} not<~.>`,
    `how many( <_:noun>)? (do|does|did) not <~.>`,
    `how many( <_:noun>)? (don't|didn't|aren't|weren't)<~.>`,
  ],
  askPercent: [
    `(what|find the) (percent|percentage) of (the|all|his|her|my|their|them)( <_:noun>)?<_:place> ?${are}(?! not)<~.>`,
    `(what|find the) (percent|percentage) of (the|his|her|their) <_:noun> (did|does|do) <~.>`,
  ],
  askFraction: [`what fraction of (the|all|his|her|my|their|them)( <_:noun>)?<_:place> ?${are}(?! not)<~.>`],
};
