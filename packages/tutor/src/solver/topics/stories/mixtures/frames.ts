import type { Frames } from "../../../stories/frames.ts";

const stuff =
  "(salt water|sugar water|saltwater|salt|saline|acid|alcohol|sugar|antifreeze|bleach|syrup|brine|hydrochloric acid|vinegar|chlorine|orange juice|fruit juice|juice|iodine|" +
  "copper|silver|gold|tin|zinc|nickel|iron|butterfat|cream|milk|peanuts?|cashews?|ethanol|fertilizer|fat|glycol|peroxide)";
const solution = `((${stuff} )?(solution|mixture|mix|alloy|blend|bar|metal)s?( of ${stuff})?|${stuff})`;
/** "a 60% gold alloy", "an alloy that is 60% gold", "milk containing 4% butterfat". */
const strongly = (name: string) =>
  `( of)?( an?| the| some)? ?(<${name}:percent>( pure)? ${solution}|${solution} (that is|which is|that are|containing|that contains|with|of) <${name}:percent>( ${stuff})?)`;
const who = "((a|an|the) (lab )?<_:word>|i|you|we|he|she|they|<_:word>)";
const be = "(are|is|should be|must be|need to be|needs to be|have to be|has to be|should i|must i|can be)";
const stuffCh =
  "(盐水|糖水|酒精溶液|酒精|盐酸|硫酸溶液|硫酸|溶液|食盐水|食盐溶液|药水|药液|消毒液|果汁|糖浆|新合金|合金|青铜|黄铜)";
const strong = (name: string) =>
  `((含(盐率?|糖率?|酒精|铜|银|金|锡|锌|铁|镍)|浓度|质量分数)(是|为)?)?<${name}:percent>`;

export const mixtureFrames: Frames = {
  "": [`${who} (has|have)( some)?( a)?`, "(现)?有", "现在", "需要", "(一|1)(杯|瓶|桶|种)(盐水|糖水|酒精溶液|溶液)"],
  // One solution and another are poured together.
  two: [
    `(if )?(${who} (mixes|mix|combines|combine|melts|melted|blends|blended|adds|add|pours|poured|mixed|combined|added)|mix|combine|add) <a>${strongly("p")} (with|and|to) <b>${strongly("r")}( are (mixed|combined))?( together)?`,
    `(if |when )?<a>${strongly("p")} (is|are) (mixed|combined|melted|blended|added) (with|to) <b>${strongly("r")}`,
    `(if |when )?<a>${strongly("p")} and <b>${strongly("r")} are (mixed|combined|melted|blended)( together)?`,
    `(将|把|用)?(${strong("p")}的${stuffCh}<a>|<a>${strong("p")}的${stuffCh})(和|与|,)(${strong("r")}的${stuffCh}<b>|<b>${strong("r")}的${stuffCh})(混合在一起|混合|倒在一起|混在一起|熔化在一起|熔合在一起|熔炼在一起|熔合|熔炼)(起来)?(后|成合金)?`,
  ],
  strength: [
    "(what is|what's|find) (the|its) (new|resulting|final) (concentration|strength|percentage)",
    `(新合金|合金|混合后|混合物|这时)*含(盐|糖|铜|银|金|锡|锌|铁|镍|酒精)(率)?(是|为)?(百分之几|百分之多少)`,
    "(这时)?(盐|糖|酒精)占(盐水|糖水|溶液|酒精溶液)的?(百分之几|百分之多少)",
    `what( is|'s| will be| percent is| would be)?( the)?( percent)?( strength| concentration| percentage| percent)?( of)?( ${stuff}( in| of)?)?( the)? ?(resulting|new|final|mixed|combined)? ?(${solution})?`,
    `what (percentage|percent)( of)? ${stuff} is (the|it)( (resulting|new|final))?( (solution|mixture|alloy))?`,
    `what is (the|its) (concentration|strength|percentage)( now| then)?`,
    `what (percent|percentage)( of)?( the)?( resulting| new| final)? ?(solution|mixture|alloy) is ${stuff}( now)?`,
    `(find|what is) the (concentration|strength|percent concentration) of the (resulting |new |final )?(solution|mixture)`,
    `(混合后|得到的|现在|这时|混合溶液|这种|这杯|此时)?(的)?(${stuffCh})?(的)?(浓度|含盐率|含糖率|质量分数|含盐量)(变为|变成|成为|是|为)?(多少|百分之几|百分之多少)?`,
  ],
  // How much of one has to be added to a known amount of another.
  need: [
    `how (much|many <asked:unit>)${strongly("p")} (should|must|do|does|would|can)( ${who})?( need to| have to)? (be )?(added|add|mixed in|use)( to it)?`,
    `how (much|many <asked:unit>)${strongly("p")} ${be}( i)? (mixed|added|combined|melted|blended|mix|add|combine)( with| to) <b>${strongly("r")}`,
    `how (much|many <asked:unit>)${strongly("p")} (should|must|do|does|would|can)( you| we| i| she| he| it| they| the chemist| a chemist)?( need to| have to)? (add|mix|be added|be mixed)( to| with) <b>${strongly("r")}`,
    `(在|往|向)?(${strong("r")}的${stuffCh}<b>|<b>${strong("r")}的${stuffCh})(中|里|需要?)?(,)?(要|需)?(再)?(加入|加|与|和)(多少|几)<asked:unit>${strong("p")}的${stuffCh}(混合)?`,
  ],
  target: [
    `(to |so that it is |until it is )?(make|bring|dilute|turn) (it|the solution|the mixture)( down)?( to| into)?${strongly("t")}`,
    "(to |so that it is |until it is )?(make|bring|dilute|get|turn)? ?(it|the solution|the mixture)( down)?( to| into)?( an?| only)? <t:percent>",
    `(in order )?(to|so that it will|that will) (get|make|obtain|produce|have|create|form|yield|give)${strongly("t")}`,
    `((so|such) )?that (the (resulting |new |final )?(solution|mixture|alloy)|it) (is|becomes|will be) <t:percent>( ${stuff})?`,
    `(and )?wants( to (make|get|have|obtain))?${strongly("t")}`,
    `(使|要使|才能使|能使)?${stuffCh}(含|中含)(盐|糖|酒精)(率)?(达到|为|是|提高到)?<t:percent>`,
    `(才能|就能|能|可以)?(得到|配成|变成|变为|成为|稀释成|配制成)${strong("t")}的${stuffCh}`,
    `(现在)?(要|要把它|把它|需要)?(稀释|配制)(成|到|为)(${strong("t")}的${stuffCh}|<t:percent>)`,
    `(,)?(使|才能使|能使)?(${stuffCh}|其|它)?的?(浓度|含盐率|含糖率)(后)?(变为|变成|为|是|降低?到|降为|提高到|达到|稀释到|稀释为)<t:percent>`,
    `(后)?(,)?(浓度|含盐率|含糖率)(变为|变成|为|是|降低?到|降为|达到)<t:percent>`,
  ],
  // Water is added, or boiled away.
  base: [
    `${who} (has|have|wants|starts with) <b>${strongly("r")}`,
    `(and )?(an?|the) <b> (<_:noun>) (is|contains|holds|is full of|is filled with)${strongly("r")}`,
    `(and )?(an?|the) <b> (mixture|solution|alloy)( of ${stuff} and (water|${stuff}))? (is|contains) <r:percent> ${stuff}`,
    `from <b>${strongly("r")}`,
    `(an?|the) <b>-<thing:word> <_:noun> (is full of|is filled with|contains|holds|of)${strongly("r")}`,
    `(an?|the) (<_:noun>) (holds|contains|has) <b>${strongly("r")}`,
    `(容器里|容器中|杯中|杯里|瓶中|瓶里|桶里|里面|一杯|一瓶|1杯|1瓶|有|现有|装有|盛有|装着|一个容器里|从|在|实验室)*(${strong("r")}的${stuffCh}<b>|<b>${strong("r")}的${stuffCh}|${strong("r")}的<b>${stuffCh})(中|里)?`,
    `(容器里|杯中|一杯|一瓶|1杯|1瓶|有|现有)*<b>的?${stuffCh}的?(浓度|含盐率|含糖率)?(是|为|含盐|含糖)?<r:percent>`,
    `(有|现有)?(含(盐|糖|铜|银)<r:percent>的${stuffCh}<b>)`,
    `${who} (has|have) <b>${strongly("r")}`,
    `(有|现有|一杯|一瓶|要把|把|将|要将|向|往|在)?(${strong("r")}的${stuffCh}<b>|<b>${strong("r")}的${stuffCh})(中|里)?`,
  ],
  "needed water": [
    `how (much|many <asked:unit>)( of)?( pure)? water ${be}( i)? (added|add)( to)? <b>${strongly("r")}`,
    `how (much|many <asked:unit>)( of)?( pure)? water (should|must|do|does|would|can)( you| we| i| she| he| it| they)?( need to| have to)? (add|be added) to <b>${strongly("r")}`,
    `how (much|many <asked:unit>)( of)?( pure)? water (should|must|do|does|would|can)( you| we| i| she| he| it| they)?( need to| have to)? (add|be added)( to it)?`,
    "(需要?|要|应|应该|再)?(再)?(加入|加|倒入|注入)(多少|几)<asked:unit>的?(水|清水)(后)?",
    "(需要?|要|应|应该|再)?(再)?(加入|加|倒入|注入)(清)?水(多少|几)<asked:unit>",
  ],
  "added water": [
    `(if )?(${who} )?(adds?|pours?) <w>( of)?( pure)? water( to it| are added| is added)?`,
    `(if )?(${who} )?(adds?|pours?|added) <w>( of)?( pure)? water (to|into) <b>${strongly("r")}`,
    `<w>( of)?( pure)? water (is|are) added( to <b>${strongly("r")})?`,
    "(再)?(加入|加|倒入)(了)?<w>的?(水|清水)(后)?",
    "(再)?(加入|加|倒入)(了)?(水|清水)<w>(后)?",
  ],
  "needed pure": [
    `how (much|many <asked:unit>)( of)? (pure ${stuff}|salt|sugar) (must|should|do|does|would|can|needs?|has|have|is|are)( i| you| we| he| she| they)?( to)?( need to| have to)? ?(be )?(add|added|melted)( (to|with) <b>${strongly("r")}| to it)?`,
    "(需要?|要|应|应该|再|还|还要)*(加入|加|放入|放|倒入)(多少|几)<asked:unit>的?(食盐|盐|白糖|糖|纯酒精)(后)?",
    "(需要?|要|应|应该|再|还|还要)*(加入|加|放入|放)(食盐|盐|白糖|糖|纯酒精)(多少|几)<asked:unit>",
  ],
  "added pure": [
    `(if )?(${who} )?(then )?(adds?|pours?|stirs? in) <s>( more)?( of)?( pure)? (${stuff})( to it)?( are added| is added)?`,
    `(if )?<s>( more)?( of)?( pure)? (salt|sugar|pure ${stuff}) (are|is) added( to <b>${strongly("r")}| to it)?`,
    "(再|又|向其中|往里面|然后|后)*(加入|放入|加|倒入)(了)?<s>的?(食盐|盐|白糖|糖|纯酒精)(后)?(完全溶解)?(后)?",
  ],
  // Some is taken out, and as much of something else put in.
  "water instead": [
    `(if |and |then )*<x> (is|are|of (it|the (solution|mixture)) (is|are))( then)? (drained|removed|taken out|poured out|drawn off|drained off) and (is |are )?(then )?replaced (with|by)( the same amount of| an equal amount of)?( pure)? water`,
    "(先|若|如果)*(倒出|倒掉|取出|舀出)(了)?<x>(盐水|糖水|溶液|酒精|酒精溶液)?(后|,)*(再|又)?(用(清)?水加满|加满(清)?水|加(清)?水(加|倒)?满|倒满(清)?水|加等量的(清)?水)(后|搅匀)*",
  ],
  "pure instead": [
    `(if |and |then )*<x> (is|are|of (it|the (solution|mixture)) (is|are))( then)? (drained|removed|taken out|poured out|drawn off|drained off) and (is |are )?(then )?replaced (with|by)( the same amount of| an equal amount of)? pure ${stuff}`,
  ],
  poured: ["(先|若|如果|从中)*(倒出|倒掉|取出|舀出)(了)?<x>的?(盐水|糖水|溶液|酒精|酒精溶液)?(后)?"],
  "needed swap of pure": [
    `how (much|many <asked:unit>|many <thing2:word>)( of (it|the (solution|mixture|${stuff})))? (must|should|need to|needs to|has to|have to) be (drained|removed|drained off|drawn off|taken out) and (be )?replaced (with|by)( an equal amount of)? pure ${stuff}`,
  ],
  "needed swap of water": [
    `how (much|many <asked:unit>|many <thing2:word>)( of (it|the (solution|mixture|${stuff})))? (must|should|need to|needs to|has to|have to) be (drained|removed|drained off|drawn off|taken out) and (be )?replaced (with|by)( an equal amount of)?( pure)? water`,
  ],
  "boiled off": [
    "(蒸发掉|蒸发去|蒸发)(了)?<x>的?水(后)?",
    `(if |and |then )*<x>( of)?( the)? water (is|are) (evaporated|boiled off|boiled away)`,
    `(if |and |then )*<x>( of)?( the)? water (evaporates?|boils? (off|away))`,
  ],
  "strong only": [`(有|现有)?(一种|1种|一杯|1杯|一瓶|某种|某)?${stuffCh}的?(浓度|含盐率|含糖率)(是|为)?<r:percent>`],
  "ask base": [
    "(那么|则|求)*(原来的?|原有的?|这杯|这种)*(盐水|糖水|溶液|酒精溶液|酒精)(原来|原有|有)*(是|为|有)?(多少|几)<asked:unit>",
  ],
  brew: [
    `(要|需要|现要|现在要|想|老师要|实验室要)*(配制|配成|调制|配)(一瓶|1瓶|一杯)?(${strong("r")}的${stuffCh}<b>|<b>${strong("r")}的${stuffCh}|${strong("r")}的<b>${stuffCh})`,
  ],
  "ask parts": [
    "(需要?|要|应|用|取|分别|准备|各)*(食盐|盐|白糖|糖)(和|与|、)(清)?水(需要?|要|应|取)?(各|分别)(需要?|要|是|取|用)*(多少|几)<asked:unit>",
  ],
  "boiled water": [
    `how (much|many <asked:unit>)( of)? water (must|should|has to|have to|needs to|need to) (be )?(evaporated|evaporate|boiled off|boil off|boiled away)`,
    "(需要?|要|应该|应)*(蒸发掉|蒸发去|蒸发)(多少|几)<asked:unit>的?水(后|才|能|就)*",
    "(需要?|要|应|应该)?(蒸发|蒸发掉|蒸发去)(掉)?(多少|几)<asked:unit>的?水",
    `how (much|many <asked:unit>)( of)? water (must|should|has to|have to|needs to|need to) (be )?(evaporate|evaporated|boiled off|boil off|be evaporated)( from <b>${strongly("r")})?`,
  ],
  // A pure stuff in water.
  dissolved: [
    "(一种|1种|某种|一杯|在|有)*(盐水|糖水|溶液)?(中|里|的)?(食盐|盐|白糖|糖)(和|与)水的?(质量|重量)?(之)?比(是|为)?<parts:ratio>",
    "<s>的?(食盐|盐|白糖|糖)(完全)?(溶解在|溶在|溶于|放入|放进|加入|加入到)<w>的?(清)?水(中|里)?(,?完全溶解)?(后)?",
    "(把|将|用)?<s>的?(盐|食盐|糖|白糖|药粉)(放入|放进|溶解在|溶在|溶化在|溶于|加入到|加入|溶入|和)<w>的?(水|清水)(中|里)?(配成(盐水|糖水)?)?(,?(完全|全部)溶解)?(后)?",
    "(在|往|向)<w>的?(水|清水)(中|里)(加入|放入|溶解)了?<s>的?(盐|食盐|糖|白糖)",
    "<s> of (salt|sugar)( is| are)? (dissolved in|mixed with|added to|stirred into) <w> of water",
  ],
  "pure part": [
    "(这杯|这些|其中|里面)?(含|有|含有)(多少|几)<asked:unit>的?(盐|食盐|糖|酒精|纯酒精)",
    "(含|有|含有)(盐|食盐|糖|酒精)(多少|几)<asked:unit>",
    `how (much|many <asked:unit>)( of)?( pure)? ${stuff} (are|is)( there)? in <b>${strongly("r")}`,
  ],
};
