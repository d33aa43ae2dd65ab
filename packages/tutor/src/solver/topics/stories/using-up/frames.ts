import type { Frames } from "../../../stories/frames.ts";

const loses =
  "(gave away|gives away|gave|gives|give|lost|loses|ate|eats|sold|sells|spent|spends|used up|used|uses|use|donated|donates|threw away|removed|drank|drinks|shared|read|reads|has read|popped|handed out|gave out|passed out|poured out|cut off|cuts off|planted|mailed|shipped|delivered|finished|served|painted|paid|pays|took out|put away|washed|graded|walked|drove|biked|hiked|knitted|recycled|returned|broke)";
const gains =
  "(bought|buys|got|gets|received|receives|found|finds|earned|earns|won|wins|picked|picks|collected|collects|was given|were given|made|makes|baked|bakes|added|adds|caught|gathered)";
const whose = "(the|his|her|my|their|its|our|all the|all of the|all his|all her|a|this)";
const restOf =
  "(the (rest|remainder|remaining <_:noun>)|(what|those) (was|were|is|are) left|the <_:noun> (that (were|was) )?left|the ones left)";
const ofWhole = `( (of )?(it|them|that|those|${whose}( <_:word>'s)? <x:noun>))?`;

const gone =
  "(看了|读了|看|读|用去了?|用掉了?|用了|剪去了?|剪掉了?|截去了?|吃了|吃掉了?|吃去了?|喝了|花了|花去了?|花掉了?|卖出了?|卖掉了?|卖了|卖去了?|运走了?|运出了?|运了|修了|行了|走了|送给(?:他|她|小\\p{Script=Han}|同学|弟弟|妹妹|朋友)|送出|借出了?|借走了?|完成了|做了|加工了|跑了|飞走了?|开走了?|下车了?|烧了|烧去了?|种了|收割了|发了|发出了?)";
const came =
  "(又)?(买来了?|买了|买进了?|运来了?|运进了?|来了|飞来了?|开来了?|上车了?|得到了?|捡到了?|收到了?|还回了?|添了|增加了)";
const m = "(个|只|支|本|张|枚|颗|块|条|辆|头|棵|盆|朵|人|名|位|瓶|袋|盒|箱|页|道|题|件|套|根|粒|束|吨)?";
const when =
  "((第(一|1|二|2|三|3)(天|次|周|段|个月|小时)|上午|下午|先|又|再|后来|已经|昨天|今天|其中|周末|上周|本周|中午|早上|晚上|接着|然后|最后)?(又)?)";
const wholeCh =
  "(它的|全长的|总数的|全书的|其中的|总页数的|全程的|总重量的|全部的|总量的|这条路的|这本书的|这堆煤的|总人数的|全路的|其|总量|一桶的)?";
const restCh = "(余下的|剩下的|剩余的|余下部分的|剩下部分的|剩下的路的|余下路程的)";
const who =
  "(?:(?:小\\p{Script=Han}|\\p{Script=Han}\\p{Script=Han}?队|他|她|他们|妈妈|爸爸|姐姐|哥哥|弟弟|妹妹|老师|商店|食堂|工人|工程队|修路队|果农|小明家|一个|她又|他又)?)";

/** What there was, what became more or less of it, and what is left: in both languages. */
export const usingUpFrames: Frames = {
  start: [
    `<~> ?(has|had|have|bought|buys|made|makes|baked|picked|collected|got|received|earned|earns|saved|saves|caught|packed|started with|starts with|started out with|began with|begins with|holds?|contains?|contained|ordered|grew|brought|prepared|weighs|is|was|were|are)( a total of| exactly)? <w>( of)?( <x:noun>)?<~.>`,
    `(there|here) (are|were|is|was) <w>( of)?( <x:noun>)?<~.>`,
    `<who:han>?<~>(有|原有|运来|买来|买了|带了|准备了|进了|收了|一共有|共有|长|重|原来有|摘了|做了|印了)<w>${m}<_:noun>?<~.>`,
    `(一|这|1)(本|根|条|桶|袋|堆|批|箱|筐|块|段|捆|瓶)<_:noun>(一?共)?(有|长|重|是)?<w>${m}`,
  ],
  lose: [
    `<~> ?${loses} <n>( of (them|these|those|${whose} <_:noun>))?( <y:noun>)?<~.>`,
    `<n>( of them)?( <y:noun>)? (were|are|was|is|got|have been|had been)? ?(eaten|sold|lost|broken|given away|used|removed|thrown away|borrowed|taken|checked out|spoiled|rotten|popped|cut off|spilled|missing|absent|left|flew away|drove away|went home|swam away|melted|died|ran away|hopped away|fell off|got off|walked away)<~.>`,
    `${who}${when}${gone}<n>${m}(?<word_q1>页|钱)?<_:noun>?`,
  ],
  gain: [
    `<~> ?(then |later |also )?${gains} <n> (more|extra|additional|new|other|of them)( <y:noun>)?<~.>`,
    `<n> (more|other|new)( <y:noun>)? (came|joined|arrived|flew in|landed|got on|were added|walked in|showed up)<~.>`,
    `${who}${when}${came}<n>${m}<_:noun>?`,
  ],
  again: ["(and )?(then )?(another )?<n>( more)?( <y:noun>)? (in|on|at|to|during|for|the) <~.>"],
  share: [
    `<~> ?${loses} <f:share>${ofWhole}<~.>`,
    `<f:share> of (them|it|${whose} <x:noun>) (was|were|is|are|have been|had been) (eaten|sold|lost|broken|given away|used|spoiled|rotten|cut off|read|gone|missing|absent|painted|spent)<~.>`,
    `(and )?(then )?<f:share>( of (it|them|${whose} <x:noun>))? (in|on|at|to|during|for) <~.>`,
    `${who}${when}${gone}${wholeCh}<f:share>`,
  ],
  shareOfBook: [
    `<~> ?${loses} <f:share> of an? <w>-?(?<word_x>page|mile|piece|pound|bottle|acre|question|problem|\\p{Ll}{3,10})( <_:noun>)?<~.>`,
  ],
  shareOfRest: [
    `<~> ?(then )?${loses} <f:share> of ${restOf}<~.>`,
    `(and )?(then )?<f:share> of ${restOf}<~.>`,
    `${who}${when}${gone}${restCh}<f:share>`,
  ],
  leftIs: [
    `(and )?(now |still )?(there (are|is|were|was) )?<n>( <y:noun>)? (are|is|were|was)? ?(left|remaining|remained)( over)?<~.>`,
    `(and )?(if )?(then )?<~> ?(has|had|have|still has|still had|ended up with|end up with|was left with|is left with|were left with) <n>( <y:noun>)?( left| remaining)( over)?<~.>`,
    `${who}(这时|现在|还|最后|正好|结果){0,2}(剩下?|余下?|剩余)(了)?<n>${m}<_:noun>?(没有?(看|读|用|修|吃|运|卖|完成)(完)?)?`,
    `还有<n>${m}<_:noun>?没有?(看|读|用|修|吃|运|卖|完成)(完)?`,
  ],
  askLeft: [
    `how (many|much)( of (them|it|the <_:noun>))?( more)?( <y:noun>)? (does|do|did|will|would|are|is|were|was|remain|remains) ?<~> ?(left|remain|remaining|still have|now|not <_:word>|left over)<~.>`,
    `how (many|much)( <y:noun>)? (remains?|remained)<~.>`,
    `${who}(现在|这时|最后)?(还|一共|一?共)?(剩下?|余下?|剩余|有)(多少|几)(<asked:unit>|${m})<_:noun>?(没有?(看|读|用|修|吃|运|卖|完成)(完)?)?`,
  ],
  askStart: [
    `how (many|much|long)( of)?( <y:noun>)? (did|does|do|was|were|are|is) <~>(at first|to start with|in the beginning|originally|start with|begin with|started with|before|at the (start|beginning)|in all|to begin with|altogether|in total)<~.>`,
    `how (many|much)( <y:noun>)? (was|were|is|are)( in| on)? (his|her|the|my|their) <x:noun>`,
    `how many <y:noun> (does|did|do) (the|his|her|my|this) <x:noun> have`,
    `(这|那|原来|他|她|小明|妈妈|食堂|商店|他们){0,2}(根|条|袋|本|桶|批|箱|捆|堆|块|瓶|筐|段)?<_:noun>?(原来|原|一?共|全长|最初|总共){0,2}(有|长|重|带了|是)?(多少|几)(<asked:unit>|${m})<_:noun>?`,
    `全(长|书|程)(一?共|是)?(有)?(多少|几)(<asked:unit>|页)`,
  ],
};
