import type { Frames } from "../../../stories/frames.ts";

const has =
  "(has|have|had|collected|collects|picked|picks|sold|sells|read|reads|made|makes|baked|scored|scores|found|saved|saves|earned|earns|won|caught|bought|ran|walked|planted|weighs|weighed|costs?|is|was|solved|swam|counted|got|drew|wrote|ate|jumped|gathered|holds|biked|drove|hiked|threw)";
const does =
  "(have|has|had|collect|pick|sell|read|make|bake|score|find|save|earn|win|catch|buy|run|walk|plant|weigh|cost|solve|swim|count|get|draw|write|eat|jump|gather|hold|bike|drive|hike|throw|is|was)";
const more = "(more|fewer|less)";
const longer = "(older|younger|taller|shorter|heavier|lighter|longer|higher|deeper|wider|farther|faster)";

const m = "(个|只|支|本|张|枚|颗|块|条|辆|头|棵|盆|朵|人|名|位|瓶|袋|盒|箱|页|道|题|件|套|根|粒|束|岁|下|筐|幅|次|分)?";
const hasCh =
  "(的\\p{Script=Han}{1,4})?(有|摘了|做了|收集了|收集到|看了|读了|种了|折了|画了|写了|跳了|买了|采了|捡了|养了|卖出|今年|重|高|长|得了|跑了|拍了|生产了?|植树|存了|是)";

/** What one has and the other, or how much more: how many more, or how many they have together; in both languages. */
export const comparingFrames: Frames = {
  first: [
    `(if )?<a:who> ${has} <a>( of)?( <x:noun>)?<~.>`,
    `(there (are|were) )<a> <x:noun><~.>`,
    `<a:who>${hasCh}<a>${m}<_:noun>?`,
  ],
  second: [
    `(and |but |while )?<b:who> ${has} <b>( of)?( <x2:noun>)?<~.>`,
    `(and |but |while )?<b:who> <b>( <x2:noun>)?`,
    `<b:who>${hasCh}<b>${m}<_:noun>?`,
  ],
  both: [`(if )?<a:who> ${has} <a>( of)?( <x:noun>)?<~> (and|but|while|,) <b:who> ${has} <b>( of)?( <x2:noun>)?<~.>`],
  moreThan: [
    `(if |and )?<b:who> ${has} <d> (more|extra)( <x2:noun>)? than <a2:who><~.>`,
    `(if |and )?<b:who> ${has} <d>( <x2:noun>)? more than <a2:who><~.>`,
    `<b:who>(的\\p{Script=Han}{1,3})?比<a2:who>(的\\p{Script=Han}{1,3})?(多|大|重|高|长|贵)(\\p{Script=Han}{0,2}了?)?<d>${m}<_:noun>?`,
  ],
  fewerThan: [
    `(if |and )?<b:who> ${has} <e> (fewer|less)( <x2:noun>)? than <a2:who><~.>`,
    `(if |and )?<b:who> ${has} <e>( <x2:noun>)? (fewer|less) than <a2:who><~.>`,
    `<b:who>(的\\p{Script=Han}{1,3})?比<a2:who>(的\\p{Script=Han}{1,3})?(少|小|轻|矮|短|便宜)(\\p{Script=Han}{0,2}了?)?<e>${m}<_:noun>?`,
  ],
  itsMore: [`比<a2:who>(的\\p{Script=Han}{1,3})?(多|大|重|高|长|贵)<d>${m}<_:noun>?`],
  itsFewer: [`比<a2:who>(的\\p{Script=Han}{1,3})?(少|小|轻|矮|短|便宜)<e>${m}<_:noun>?`],
  timesAs: [
    `(if |and )?<b:who> ${has} <t> times as (many|much)( <x2:noun>)? as <a2:who><~.>`,
    `(if |and )?<b:who> ${has} (?<word_twice>twice|double) as (many|much)( <x2:noun>)? as <a2:who><~.>`,
    `<b:who>(的\\p{Script=Han}{1,4})?(数|数量)?是<a2:who>(的\\p{Script=Han}{1,3})?的<t>倍`,
  ],
  itsTimes: [`是<a2:who>(的\\p{Script=Han}{1,3})?的<t>倍`],
  askMore: [
    `how (many|much) ${more}( <x3:noun>)? (did|does|do|has|have|is) <p:who> (${does} )?than <r:who><~.>`,
    `how much ${longer} (is|was|did|does) <p:who> than <r:who><~.>`,
    `how many ${more}( <x3:noun>)? (than <r:who> )(did|does|do|has|have|is) <p:who> ${does}<~.>`,
    `(by )?how many more( <x3:noun>)? (were|are|did|was) (there )?<~> than <~.>`,
    `<p:who>(的\\p{Script=Han}{1,3})?比<r:who>(的\\p{Script=Han}{1,3})?(多|少|大|小|重|轻|高|矮|长|短)(\\p{Script=Han}{0,2}了?)?(多少|几)(<asked:unit>|${m})<_:noun>?`,
  ],
  askTotal: [
    `how (many|much)( <x3:noun>)? (do|did|does|are|were|have) (the 2( <_:noun>)? |they |both( <_:noun>)? |<_:word> and <_:word> )?(${does} |have )?(there )?(in )?(altogether|in all|in total|total|together|in both <_:noun>|both|combined)<~.>`,
    `(what is|what's|what was|find) (the|their) (total|combined)<~.>`,
    `(两|2)(个)?(人|家|队|班|筐|种|组|位)?(\\p{Script=Han}{0,2})?(一?共|总共|合起来|合计)(有|收集了?|做了?|种了?|摘了?|折了?|看了?|重|长|买了?|\\p{Script=Han}{0,2}了?)?(多少|几)(<asked:unit>|${m})<_:noun>?`,
    `(他们|她们|它们)?(一共|总共|合起来)(有|\\p{Script=Han}{0,2}了?)?(多少|几)(<asked:unit>|${m})<_:noun>?`,
  ],
  askOther: [
    `how (many|much|old|tall|long|heavy)( <x3:noun>)? (did|does|do|has|have|is|was|are) <p:who>( ${does})?<~.>`,
    `<p:who>(的\\p{Script=Han}{1,3})?(有|今年|重|高|长|做了|种了|摘了|看了|折了|\\p{Script=Han}{0,2}了?)?(多少|几)(<asked:unit>|${m})<_:noun>?`,
  ],
};
