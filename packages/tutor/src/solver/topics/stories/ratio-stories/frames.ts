import type { Frames } from "../../../stories/frames.ts";

const at = "( (in|at|on) (a|an|the|this|my|his|her) <_:noun>)?";
const countCh = "(人|名|个|只|棵|本|支|岁|头|张|朵|枚|颗|辆|条|元)?";

export const ratioFrames: Frames = {
  ratio: [
    "(a|the) (recipe|mixture|drink|paint|cake|punch|<_:noun>) (uses|contains|is made with|mixes|needs) <x:noun> and <y:noun> in (the|a) ratio( of)? <r:ratio>",
    `(if )?(in (a|the|my|this) <_:noun>,? )?the ratio of( the number of)? <x:noun> to( the number of)? <y:noun>${at} is <r:ratio>`,
    "(if )?(the )?<x:noun> (and|to) <y:noun> are( in (a|the) ratio( of)?)? <r:ratio>",
    "(if )?the ratio of( the number of)? <x:noun> to( the number of)? <y:noun> in (a|the|my|this) <_:noun> is <r:ratio>",
    "(?<word_x>甲)数?(、|和|与|,)?(?<word_y>乙)(数|两数|2数|两人|两班)?(的)?(之|的)?比(是|为)<r:ratio>",
    "(<_:noun>)?(?<word_pair>男女生|男女)(的)?(人数)?(之|的)?比(是|为)<r:ratio>",
    "(六年级|五年级|四年级|某班|全班|一个班|班里|学校|某校|(一|五|六|四)班|学校里|果园里)?(的)?<x:noun>(和|与|、|,)(?!乙[两2]?数)<y:noun>(两数|2数|两人|两班|两种)?(的)?(人数|个数|数量|棵数|只数|本数|张数|支数|重量|质量|长度|年龄)?(之|的)?比(是|为)<r:ratio>",
  ],
  some: [
    "in a (school|class|group|club|camp|team|bag|box|jar|grade) (of|with) <some> <what:noun>",
    "(全班|全校|班里|班上)(一?共)?有?<some>(?<word_what>人|名学生|个学生|名同学)",
    "(其中)?(?<word_what>男生|女生|男同学|女同学)<some>(人|名)",
    "(if )?(you|he|she|i|we|<_:word>|there) (use|uses|used|has|have|are) <some> (cups?|spoons|tablespoons|teaspoons|parts|scoops|cans|bags) of <what:noun>",
    "(if )?(you|he|she|i|we) (use|uses|used) <some>( of)? <what:noun>",
    `(and )?(if )?there are <some>( total)? <what:noun>${at}( in all| in total| altogether)?`,
    `(a|the|my|this) <_:noun> has <some> <what:noun>`,
    "(<_:noun>)?(一?共)?有(?<word_what>学生|同学|人|师生|球|书|树)<some>(人|名|个|本|棵)?",
    "(一?共)有<some>(?<word_what>人|名学生|个球|棵树|本书|个学生|名同学)",
    "(?<word_what>全班|全校|六年级|五年级)(一?共)?有?<some>(人|名学生|个学生)",
    `(?<word_what>甲数?|乙数?|男生|女生)(的人数)?(是|有|为)<some>${countCh}`,
    `<what:noun>(有|是)<some>${countCh}`,
  ],
  total: [
    "(in total |together |altogether )?there are <total> <x2:noun> and <y2:noun>( in total| altogether| together| in all)",
    "(<_:noun>有)?<x2:noun>(和|与|、)<y2:noun>(一?共|总共|合计)(有|是)?<total>(人|名|个|只|棵|本|支|头|张|朵|枚|颗|辆|条)?",
    "(and )?(their|the) (sum|total) is <total>",
    "(它们的|两数的|两个数的|两人的)?和(是|为)<total>",
  ],
  difference: [
    "(and )?there are <difference> more <more:noun> than <less:noun>",
    `<more:noun>比<less:noun>多<difference>${countCh}`,
  ],
  ask: [
    "(问|求|那么)?(?<word_who>男生|女生|男同学|女同学)(有|是)?(多少|几)(人|名)",
    "how many <who:noun><.>",
    "how many of (them|the <_:noun>) are <who:noun>",
    "how (much|many)( <asked:unit>| cups| spoons| tablespoons| teaspoons| parts| scoops| cans| bags)? of <who:noun> (do|does|will|should|are|is) (you|he|she|i|we|<_:word>|needed)( (need|use|have))?",
    `how many <who:noun> are (there|in the <_:noun>)${at}`,
    `how many are <who:noun>`,
    "how many <who:noun> (does|do) (the <_:noun>|they) have",
    `(求|那么)?<who:noun>(有|是|为)(多少|几)(<asked:unit>|人|名|个|只|棵|本|支|岁|头|张|朵|枚|颗|辆|条)?`,
    "求<who:noun>",
  ],
  askMore: [
    "how many more <more:noun> than <less:noun>( are there| are in the <_:noun>| does the <_:noun> have)?",
    "how many more <more:noun> (are there|are in the <_:noun>) than <less:noun>",
    "how many (fewer|less) <less:noun> than <more:noun>( are there)?",
    "how many (fewer|less) <less:noun> are there than <more:noun>",
    "(问|求|那么)?<more:noun>比<less:noun>多(有)?(多少|几)(<asked:unit>|人|名|个|只|棵|本|支|岁|头|张|朵|枚|颗|辆|条)?",
    "(问|求|那么)?<less:noun>比<more:noun>少(有)?(多少|几)(<asked:unit>|人|名|个|只|棵|本|支|岁|头|张|朵|枚|颗|辆|条)?",
  ],
  askTotal: [
    "how many (people|students|kids|children|members|animals|pets|marbles|players) (are|are there) in (the|this|my) <_:noun>( in all| in total| altogether)?",
    `how many <_:noun> are there (in all|in total|altogether|all together)${at}`,
    "(<_:noun>)?(一?共)有(多少|几)(人|名学生|个|只|棵|本|支|名|个学生)",
    "(全班|全校|两种<_:noun>|男女生|他们|两人)(一?共)?有?(多少|几)(人|名学生|个|只|棵|本|支|名|个学生)",
  ],
};
