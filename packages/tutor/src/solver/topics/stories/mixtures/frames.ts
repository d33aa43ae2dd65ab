import type { Frames } from "../../../stories/frames.ts";

const stuff =
  "(salt water|sugar water|saltwater|salt|saline|acid|alcohol|sugar|antifreeze|bleach|syrup|brine|hydrochloric acid|vinegar|chlorine|orange juice|fruit juice|juice|iodine)";
const solution = `((${stuff} )?(solution|mixture|mix)( of ${stuff})?|${stuff})`;
const who =
  "(a chemist|the chemist|a scientist|a nurse|a pharmacist|the pharmacist|a student|a lab technician|i|you|we|he|she|they|<_:word>)";
const be = "(are|is|should be|must be|need to be|needs to be|have to be|should i|must i|can be)";
const stuffCh = "(盐水|糖水|酒精溶液|酒精|盐酸|硫酸|溶液|食盐水|食盐溶液|硫酸溶液|药水|果汁|糖浆)";
const strong = (name: string) => `((含(盐率?|糖率?|酒精)|浓度|质量分数)(是|为)?)?<${name}:percent>`;

export const mixtureFrames: Frames = {
  "": [`${who} (has|have)( some)?( a)?`, "(现)?有", "现在", "需要"],
  // One solution and another are poured together.
  two: [
    `(if )?(${who} (mixes|mix|combines|combine|adds|add|pours|poured|mixed|combined|added)|mix|combine|add) <a>( of)?( an?)? <p:percent> ${solution} (with|and|to) <b>( of)?( an?)? <r:percent> ${solution}( are (mixed|combined))?( together)?`,
    `(if |when )?<a>( of)?( an?)? <p:percent> ${solution} (is|are) (mixed|combined|added) (with|to) <b>( of)?( an?)? <r:percent> ${solution}`,
    `(if |when )?<a>( of)?( an?)? <p:percent> ${solution} and <b>( of)?( an?)? <r:percent> ${solution} are (mixed|combined)( together)?`,
    `(将|把|用)?(${strong("p")}的${stuffCh}<a>|<a>${strong("p")}的${stuffCh})(和|与|,)(${strong("r")}的${stuffCh}<b>|<b>${strong("r")}的${stuffCh})(混合|倒在一起|混在一起|混合在一起)(起来)?`,
  ],
  strength: [
    "(what is|what's|find) (the|its) (new|resulting|final) (concentration|strength|percentage)",
    "(这时)?(盐|糖|酒精)占(盐水|糖水|溶液|酒精溶液)的?(百分之几|百分之多少)",
    `what( is|'s| will be| percent is| would be)?( the)?( percent)?( strength| concentration| percentage| percent)?( of)?( ${stuff}( in| of)?)?( the)? ?(resulting|new|final|mixed|combined)? ?(${solution})?`,
    `what (percent|percentage)( of)?( the)?( resulting| new| final)? ?(solution|mixture) is ${stuff}`,
    `(find|what is) the (concentration|strength|percent concentration) of the (resulting |new |final )?(solution|mixture)`,
    `(混合后|得到的|现在|这时|混合溶液)?(的)?(${stuffCh})?(的)?(浓度|含盐率|含糖率|质量分数|含盐量)(是|为)?(多少|百分之几|百分之多少)?`,
  ],
  // How much of one has to be added to a known amount of another.
  need: [
    `how (much|many <asked:unit>)( of)?( an?)? <p:percent> ${solution} ${be}( i)? (mixed|added|combined|mix|add|combine)( with| to) <b>( of)?( an?)? <r:percent> ${solution}`,
    `how (much|many <asked:unit>)( of)?( an?)? <p:percent> ${solution} (should|must|do|does|would|can)( you| we| i| she| he| it| they| the chemist| a chemist)?( need to| have to)? (add|mix|be added|be mixed)( to| with) <b>( of)?( an?)? <r:percent> ${solution}`,
    `(在|往|向)?(${strong("r")}的${stuffCh}<b>|<b>${strong("r")}的${stuffCh})(中|里|需要?)?(,)?(要|需)?(再)?(加入|加|与|和)(多少|几)<asked:unit>${strong("p")}的${stuffCh}(混合)?`,
  ],
  target: [
    `(to |so that it is |until it is )?(make|bring|dilute|turn) (it|the solution|the mixture)( down)?( to| into)?( an?| only)? <t:percent> ${solution}`,
    "(to |so that it is |until it is )?(make|bring|dilute|get|turn)? ?(it|the solution|the mixture)( down)?( to| into)?( an?| only)? <t:percent>",
    `(in order )?(to|so that it will|that will) (get|make|obtain|produce|have|create|form|yield|give)( an?)? <t:percent> ${solution}`,
    `(so that|such that) the (resulting |new |final )?(solution|mixture) is <t:percent>( ${stuff})?`,
    `(才能|就能|能|可以)?(得到|配成|变成|变为|成为|稀释成|配制成)${strong("t")}的${stuffCh}`,
    `(现在)?(要|要把它|把它|需要)?(稀释|配制)(成|到|为)(${strong("t")}的${stuffCh}|<t:percent>)`,
    `(,)?(使|才能使|能使)?(${stuffCh}|其|它)?的?(浓度|含盐率|含糖率)(后)?(变为|变成|为|是|降低?到|降为|提高到|达到|稀释到|稀释为)<t:percent>`,
    `(后)?(,)?(浓度|含盐率|含糖率)(变为|变成|为|是|降低?到|降为|达到)<t:percent>`,
  ],
  // Water is added, or boiled away.
  base: [
    `${who} (has|have) <b>( of)?( an?)? <r:percent> ${solution}`,
    `(有|现有|一杯|一瓶|要把|把|将|要将|向|往|在)?(${strong("r")}的${stuffCh}<b>|<b>${strong("r")}的${stuffCh})(中|里)?`,
  ],
  "needed water": [
    `how (much|many <asked:unit>)( of)?( pure)? water ${be}( i)? (added|add)( to)? <b>( of)?( an?)? <r:percent> ${solution}`,
    `how (much|many <asked:unit>)( of)?( pure)? water (should|must|do|does|would|can)( you| we| i| she| he| it| they)?( need to| have to)? (add|be added) to <b>( of)?( an?)? <r:percent> ${solution}`,
    `how (much|many <asked:unit>)( of)?( pure)? water (should|must|do|does|would|can)( you| we| i| she| he| it| they)?( need to| have to)? (add|be added)( to it)?`,
    "(需要?|要|应|应该|再)?(再)?(加入|加|倒入|注入)(多少|几)<asked:unit>的?(水|清水)(后)?",
    "(需要?|要|应|应该|再)?(再)?(加入|加|倒入|注入)(清)?水(多少|几)<asked:unit>",
  ],
  "added water": [
    `(if )?(${who} )?(adds?|pours?) <w>( of)?( pure)? water( to it| are added| is added)?`,
    `(if )?(${who} )?(adds?|pours?|added) <w>( of)?( pure)? water (to|into) <b>( of)?( an?)? <r:percent> ${solution}`,
    `<w>( of)?( pure)? water (is|are) added( to <b>( of)?( an?)? <r:percent> ${solution})?`,
    "(再)?(加入|加|倒入)(了)?<w>的?(水|清水)(后)?",
    "(再)?(加入|加|倒入)(了)?(水|清水)<w>(后)?",
  ],
  "boiled water": [
    "(需要?|要|应|应该)?(蒸发|蒸发掉|蒸发去)(掉)?(多少|几)<asked:unit>的?水",
    `how (much|many <asked:unit>)( of)? water (must|should|has to|have to|needs to|need to) (be )?(evaporate|evaporated|boiled off|boil off|be evaporated)( from <b>( of)?( an?)? <r:percent> ${solution})?`,
  ],
  // A pure stuff in water.
  dissolved: [
    "(把|将|用)?<s>的?(盐|食盐|糖|白糖|药粉)(放入|放进|溶解在|溶在|溶化在|溶于|加入|加入到|溶入|和)<w>的?(水|清水)(中|里)?(配成(盐水|糖水)?)?",
    "(在|往|向)<w>的?(水|清水)(中|里)(加入|放入|溶解)了?<s>的?(盐|食盐|糖|白糖)",
    "<s> of (salt|sugar)( is| are)? (dissolved in|mixed with|added to|stirred into) <w> of water",
  ],
  "pure part": [
    "(这杯|这些|其中|里面)?(含|有|含有)(多少|几)<asked:unit>的?(盐|食盐|糖|酒精|纯酒精)",
    "(含|有|含有)(盐|食盐|糖|酒精)(多少|几)<asked:unit>",
    `how (much|many <asked:unit>)( of)?( pure)? ${stuff} (are|is)( there)? in <b>( of)?( an?)? <r:percent> ${solution}`,
  ],
};
