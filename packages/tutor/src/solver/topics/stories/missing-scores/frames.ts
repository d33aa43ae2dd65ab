import type { Frames } from "../../../stories/frames.ts";

const unit = "( (points?|goals?|<_:noun>))?";
const avg = "(average|mean)";
const nth =
  "(?<word_nth>next|last|final|second|third|fourth|fifth|sixth|seventh|eighth|2nd|3rd|4th|5th|6th|7th|8th|other|remaining|missing|new)";
const many = "(tests?|quizzes|quiz|exams?|games?|matches|days?|weeks?|numbers?|scores?|rounds?|<_:noun>)";
const zi = "(分|千克|厘米|个|本|米|元|岁|下|页|人|克)?";
const each = "(次|个|门|科|名|位|人|天|位同学|名同学)";

/** Several numbers and their average, one of them or the average asked for. */
export const missingScoresFrames: Frames = {
  scores: [
    `(if )?<~> ?(scored|scores|got|has|had|made|earned|received|read|ran|sold|were|was|are|is|of|weigh|weighs|has scores of|walked|swam|biked|picked)( scores of| grades of| points of)? <data:list>${unit}( (on|in|for|during|over)( <~>)? <k> ${many})?<~.>`,
    `(in|on|after|over|during) <k> ${many},? <~> ?(scored|scores|got|has|had|made|earned|received|read|ran|sold|walked) <data:list>${unit}<~.>`,
    `<~>(分别是|分别为|是|分别重|分别得了?|分别|得了?|考了)<data:list>${zi}(<lu:unit>)?`,
  ],
  average: [
    `(if )?<~> ?${avg} <~>(of|for|on) <n> ${many}<~> ?(is|was|are) <mean>${unit}`,
    `(if )?<~> ?${avg} (on|of|for|in|over|after|across) (the |his |her |my )?(first |last )?<n> ${many} (is|was) <mean>${unit}`,
    `<n> ${many}<~> (have|has|had|with) an? ${avg} (<_:noun> )?(of|score of|weight of|age of|height of) <mean>${unit}`,
    `<~>(前)?<n>${each}(数学|语文|英语|跳绳|单元)?(考试|测验|测试|同学|学生|队员|数|成绩|比赛|人)?(的)?(数学|语文|英语|跳绳)?(平均)(成绩|分|身高|体重|年龄|数|每天)?(数)?(是|为|得|考)?<mean>${zi}`,
  ],
  newAverage: [
    `(then )?(when|after|if) (an?|the|another|one) ?${nth}?( more| extra)?( <_:noun>)? (is|was|joins?|joined|takes?|took|comes?|came|are)? ?(added|included|with them|in)?,? ?(the|his|her|their|its)? ?(new )?${avg}( <_:noun>)? (becomes|is|was|rises to|rose to|drops to|dropped to|changes to|goes up to|went up to|went down to|goes down to|increases to|increased to|decreases to|fell to) <m>`,
    `(after|with) (the|his|her|an?) ${nth}( <_:noun>)?,? (the|his|her|their) ?(new )?${avg}( <_:noun>)? (becomes|is|was|rises to|rose to|drops to|went up to|goes up to) <m>`,
  ],
  oneMore: [
    `第<j>次(考了|得了|是|考|得|测验得|跳了)<s>${zi}`,
    `(on|in) (the|his|her) ${nth}( <_:noun>)?,? <~> ?(scored|got|scores|gets) <s>`,
    `<~> ?(scored|scores|gets|got) (an? )?<s> on (the|his|her) ${nth}( <_:noun>)?`,
  ],
  askAverage: [
    `(what (is|was|will be)|find|what's) (the|his|her|their|its) (new )?${avg}<~.>`,
    `what (is|was) (the|his|her|their) <_:noun> ${avg}<~.>`,
    `(how many|how much)( <_:noun>)? (did|does|do) <~> ${avg}( <_:noun>)?( per| a| each)?<~.>`,
    `(他|她|小\\p{Script=Han}|这)?(前)?<k2>${each}(\\p{Script=Han}{0,4})?(的)?(平均)(成绩|分|身高|体重|年龄|数|每天)?(数)?(是|为|是多少)?(多少|几)${zi}`,
    `(他们|他|她|小\\p{Script=Han})?(的)?(平均)(成绩|分|身高|体重|年龄|数)?(数)?(是|为)?(多少|几)${zi}`,
  ],
  askMissing: [
    `(what|how many|how much)( <_:noun>)? (score |grade )?(does|did|do|must|should|will|is) <~> ?(need|get|score|have to get|earn|make|weigh|have)<~> ${nth}( <_:noun>)?( to| so| in order to| for| if|,| to have| to get| and)? ?(<~> ?${avg}( <_:noun>)?( to be| of| is| to have)? ?<m>)?(<~>)?`,
    `(what|how many|how much)( <_:noun>)? (does|did|do|must|should|will|is|was) (the|his|her) ${nth}( <_:noun>)?( <_:word>)?( need to be| weigh| score| have)?<~.>`,
    `(what|how much|how many)( <_:noun>)? (did|does) (he|she|they|<_:word>) (get|score|earn|make) on (the|his|her) ${nth}( <_:noun>)?`,
    `另(外)?(一|1)${each}(同学|学生)?(的)?(身高|体重|年龄|成绩|得分)?(是|为)?(多少|几)${zi}(<asked:unit>)?`,
    `第<j>次(至少)?(要|应|需要|应该|必须)?(考|得|考了|得了)(多少|几)${zi}`,
  ],
  count: [`<k><~>(其中)?<j2>${each}<~.>`, `其中<j2>${each}(同学|学生|队员|数)?(的)?(身高|体重|年龄|成绩)?`],
};
