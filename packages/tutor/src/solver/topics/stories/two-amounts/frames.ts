import type { Frames } from "../../../stories/frames.ts";

const has =
  "(has|have|had|collected|picked|sold|read|made|baked|scored|found|saved|earned|won|caught|weighs?|costs?|is|was|planted|bought|spent|spends|got)";
const older =
  "(older|younger|taller|shorter|heavier|lighter|longer|more|bigger|larger|greater|more expensive|fewer|less|cheaper|smaller)";
const of = "(的\\p{Script=Han}{1,5}?)?";
const zi = "(个|只|支|本|张|枚|颗|块|条|辆|头|棵|盆|朵|人|名|位|瓶|袋|盒|箱|页|道|件|套|根|粒|束|岁|幅|筐|分|册)?";
const when = "(今年|现在)?";

/** Two people's ages, or what they have: their sum, their difference, how many times one is the other. */
export const twoAmountsFrames: Frames = {
  "": [
    "<~>(there are|has|have) <~> and <~.>",
    "(<_:who> and <_:who>|they|<_:noun>) (share|shared|split|collected|collect|picked|play|sell|sold)<~.>",
  ],
  more: [
    `(if |and )?<b:who> ${has} <d>( years| points)?( <_:noun>)? (?<word_more>${older})( <_:noun>)? than <a:who>( (does|did|is|has))?<~.>`,
    `<b:who>${of}${when}比<a:who>${of}(正好)?(?<word_more>多|大|重|高|长|贵|少|小|轻|矮|短|便宜)(了)?<d>${zi}<_:noun>?`,
    `<d>( years)? (?<word_more>${older}) than <a:who>`,
  ],
  times: [
    `(if |and )?<b:who>(?:'s <_:noun>)? ${has} (exactly )?<t> times as (many|much|old|heavy|long|tall|expensive)( <_:noun>)? as <a:who>( (does|did|is|has))?<~.>`,
    `(if |and )?<b:who>(?:'s <_:noun>)? ${has} (exactly )?(?<word_twice>twice|double) as (many|much|old|heavy|long|tall|expensive)( <_:noun>)? as <a:who>( (does|did|is|has))?<~.>`,
    `${when}<b:who>${of}(正好|恰好)?(数|数量)?是<a:who>${of}的?<t>倍`,
  ],
  timesAnd: [
    `<b:who>${of}(正好)?比<a:who>${of}的?<t>倍(?<word_off>多|少)<e>${zi}<_:noun>?`,
    `(if |and )?<b:who> ${has} <e> (?<word_off>more|less|fewer)( <_:noun>)? than (?<word_twice>twice)( as (many|much))?( as| the <_:noun> of)? <a:who>( (does|did|is|has))?<~.>`,
    `(if |and )?<b:who> ${has} <e> (?<word_off>more|less|fewer)( <_:noun>)? than <t> times( as (many|much) as)? <a:who>( (does|did|is|has))?<~.>`,
  ],
  sum: [
    `(if )?(the )?(sum|total) of (their|the 2|both|these)( <_:noun>)? is <s><~.>`,
    `(if )?their( <_:noun>)? (ages )?(add up to|total|sum to) <s><~.>`,
    `(if )?(together,? )?(they|the 2 <_:noun>|both( of them)?) (together )?(have|had|has|collected|picked|sold|read|made|baked|scored|saved|earned|won|caught|weigh|cost|planted|spent|are) (a total of )?<s>( <_:noun>)?( (together|altogether|in all|in total|combined|total|old))*<~.>`,
    `(if )?(together,? )<m1:who> and <m2:who> (have|had|has|collected|picked|sold|read|made|baked|scored|saved|earned|won|caught|weigh|cost|planted|spent|are) (a total of )?<s>( <_:noun>)?<~.>`,
    `<m1:who> and <m2:who> (together )?(have|had|collected|picked|sold|read|made|baked|scored|saved|earned|won|caught|weigh|cost|planted|spent) (a total of )?<s>( <_:noun>)?( (together|altogether|in all|in total|combined))?<~.>`,
    `(两|2)?${zi}<_:noun>?(一?共|总共|合计|合起来)(有|重|长|是|花了?|种了?|买了?)?<s>${zi}<_:noun>?`,
    `(<~>有)?<m1:who>(和|与|、|,)<m2:who>(一?共|总共|合计)(有|重|长|是|花了?|种了?|买了?|购买)?<s>${zi}<_:noun>?`,
    `(他们|她们|两人|2人)?(的)?(年龄|岁数|体重|身高|钱数|总分)?(的)?(之)?(和|总和|总分)(是|为)<s>${zi}`,
    `(今年)?<m1:who>(和|与)<m2:who>(的)?(年龄|总|岁数)?(之)?(和|总分|总和)(是|为)<s>${zi}`,
  ],
  askOne: [
    `(then )?how (many|much|old|heavy|tall|long)( <_:noun>)? (does|do|did|is|was|has) <p:who>( (have|now|weigh|cost|has|read|sell|collect|make|is|today|scored|score|pick|save|earn|get|spend))?<~.>`,
    `(what is|find|what's) <p:who>(?:'s)? (age|weight|score|height)`,
    `(求)?<p:who>${of}${when}((有|重|是|得了?|高|长|为|花了?|种了?|买了?)(\\p{Script=Han}{2,4})?)?(多少|几)(<asked:unit>|${zi})<_:noun>?`,
  ],
  askEach: [
    `how (many|much|old)( <_:noun>)? (does|do|did|is|are) (each|each of them|they each|both|they)( <_:noun>)?( (have|weigh|cost|now))?`,
    `(find|what are) (their|both) ages`,
    `<~>(各|分别)(有|重|是|得了?|长|高|种了?)?(\\p{Script=Han}{1,4})?(多少|几)(<asked:unit>|${zi})<_:noun>?`,
  ],
};
