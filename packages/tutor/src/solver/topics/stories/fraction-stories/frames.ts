import type { Frames } from "../../../stories/frames.ts";

const name = "(<_:word>|he|she|they|i|we|you|his (brother|sister|friend)|her (brother|sister|friend)|mom|dad)";
const use =
  "(used|uses|ate|eats|spent|spends|gave away|gives away|gave|gives|sold|sells|read|reads|lost|drank|drinks|cut off|cuts off|colored|painted|finished|shared|donated|poured out|walked)";
const thing = "<_:noun>";
const useCh =
  "(用去|用掉|用了|剪去|剪掉|截去|吃了|吃掉|喝了|看了|读了|花了|花去|卖出|卖掉|卖了|运走|运走了|走了|修了|行了|送给<_:noun>|用|行驶了|铺了)(了)?";
const he = "(他|她|小明|小红|小华|妈妈|爸爸|第一天|第一次|先|已经)?";

export const fractionFrames: Frames = {
  number: [
    "(什么数|哪个数|一个数|某数)的<f>(是|等于|为)<part>",
    "<f> of (a|some|what) number is <part>",
    "if <f> of (a|some) number is <part>",
    "<part> is <f> of (what|a) number",
  ],
  askNumber: ["(what is|find|what's) (the|that) number", "(求)?(这个|那个|原|某)?数(是|为)?(多少|几)?", "求这个数"],
  partOf: [
    "(what is |what's |find |how much is |calculate )?<f> of <w>",
    "<w>的<f>(是|等于|为)(多少|几)?(<asked:unit>)?",
  ],
  whole: [
    `(an?|the|my) (rope|ribbon|string|wire|board|road|stick|tape|trip|pole|piece of (rope|string|ribbon|wire|wood)) (is|was) <w>( long)?`,
    `${name} (has|had|have|bought) <w>( of)?( ${thing})?`,
    `(there (are|were|is)) <w>( of)?( ${thing})?( in (the|a) ${thing})?`,
    `(an?|the) (book|novel|story) has <w> pages`,
    `(一|这)(根|条|袋|本|桶|批|箱|捆|堆|块|瓶|段|篮|筐|盒)${thing}(一?共)?(长|重|有|是)?(?!\\d+/\\d)<w>(页|个|棵|人|本|只|支|道|朵)?`,
    `(学校|果园|${thing})(里)?(一?共)?(有|买来|运来)<w>(个|棵|人|本|只|支|道|朵|块)?(${thing})?`,
  ],
  used: [
    `(if )?${name} ((has|have|had) (already )?)?${use} <f>( of( (the|it|them|his|her|my|a))?( ${thing})?)?`,
    `<f> of (it|them|the ${thing}|his ${thing}|her ${thing}) (is|was|are|were) (used|cut off|eaten|sold|gone|spent|red|broken|given away|taken|painted|read)`,
    `(一|这)(根|条|袋|本|桶|批|箱|捆|堆|块|瓶)<_:noun>,?(已经)?${useCh}(它的|全长的|总数的|全书的|其中的|全部的)?<f>`,
    `(把|将)?(一|1)(根|条|袋|本|桶|批|箱|捆|堆|块|瓶)<_:noun>,?(已经|先)?${useCh}(它的|全长的|总数的|其中的|全部的)?<f>(后|以后|之后)`,
    `${he}${useCh}(它的|全长的|总数的|全书的|其中的|总页数的|全程的|总重量的)?<f>`,
  ],
  // What is gone, as a fraction and as a number.
  goneBoth: [
    `(<_:noun>)(看|读)一本书,?(已经)?(看了|读了)(全书的)<f>,?(正好|恰好)?(看了|读了|是|已看)<part>页`,
    `(一本书|一根绳子|一条路|一批货物|一堆煤),?(<_:noun>)?(已经)?${useCh}(全书的|全长的|总数的|它的|全部的)?<f>,?(正好|恰好)?(看了|读了|是|修了|用了|运走了|用去|用去了)?<part>页?`,
  ],
  askAll: ["(这本书|全书|这条路|这根绳子|这批货物|这堆煤)(一?共)?(有|长|重)?(多少|几)(页|<asked:unit>)"],
  both: [
    `(if )?${name} ${use} <f>( of( (the|it|them|his|her|my|a))?( ${thing})?)?,?( and)?( then)? ${name}( ${use})? (another )?<g>( of( (the|it|them))?( ${thing})?)?`,
    `(小\\p{Script=Han}|他|她)?(第一天|第一次|上午|<_:noun>)${useCh}(它的|全长的|总数的|全书的|全程的)?<f>,?(第二天|第二次|又|后来|再|下午|<_:noun>)${useCh}(它的|全长的|总数的|全书的|全程的)?<g>`,
  ],
  leftIs: [
    `(and |now )?${name} (has|have|still has|still have) <part>( ${thing})? (left|remaining)( to (read|go|do|finish))?`,
    `(and )?(there (are|is) )?<part>( ${thing})? (are |is )?(left|remaining)`,
    "(还|这时还|现在还)?(剩|剩下|余下|有)<part>(页|个|棵|人|本|只|支|道|朵|块)?(没有?(用|看|读|修|吃|运)完?)?",
  ],
  askWhole: [
    `how many <_:noun> (does|did|do|are|were)( in)? (the|his|her|my|this) <_:noun>( have| there)?( at first| in all| altogether)?`,
    "(这|原来)(根|条|袋|本|桶|批|箱|捆|堆|块|瓶)<_:noun>(原来|原|一?共)?(有|长|重)?(多少|几)(页|<asked:unit>)",
    "(这本书|全书|这条路|这根绳子|这批货物|这堆煤|这袋米)(原来|一?共)?(有|长|重)?(多少|几)(页|<asked:unit>)",
  ],
  left: [
    `(how much|how many|what length|how many <asked:unit>)( of)?( the)?( ${thing})? (is|are|does ${name} have|do ${name} have|was|were|did ${name} have)( still)? (left|remaining|left over)`,
    `(how much|how many)( of)?( ${thing})? (remains|remain|is left)`,
    "(还|现在还)?(剩|剩下|剩余|余下)(下|多少)?(多少|几)?(<asked:unit>|页|个|棵|人|本|只|支|道|朵|块)?(没有?(用|看|读|修|吃))?",
    "还有(多少|几)(<asked:unit>|页|个|棵|人|本|只|支|道|朵|块)(没有?(用|看|读|修|吃)完?)?",
  ],
  leftShare: [
    `(what (fraction|part)|how much)( of)?( the| it)?( ${thing})? (is|are|was) (left|remaining)`,
    `how much( of)?( the)?( ${thing})? (is|was) left( over)?`,
    `(还)?(剩|剩下)(它的|全部的|这个?${thing}的|全长的|总数的)?几分之几`,
  ],
  usedAmount: [
    `(how much|how many|how many <asked:unit>)( of)?( ${thing})? (did|does|do) ${name} (use|eat|spend|give away|sell|read|drink|lose|donate)`,
    `${useCh}(多少|几)(<asked:unit>|页|个|棵|人|本|只|支|道|朵|块)`,
  ],
};
