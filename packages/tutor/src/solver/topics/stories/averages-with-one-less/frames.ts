import type { Frames } from "../../../stories/frames.ts";

const what =
  "(numbers|integers|scores|tests|quizzes|students|people|values|ages|exams|games|boys|girls|players|whole numbers|positive integers)";
const avg = "(average|mean|arithmetic mean)";
const number = "(number|score|value|integer|test|one|grade)";
const gone =
  "(removed|taken away|taken out|dropped|erased|deleted|left out|thrown out|crossed out|excluded|discarded|omitted|removed from the (set|list))";
const joined = "(added|included|added in|added to (the|this) (set|list|group)|put in)";
const nth =
  "(2nd|3rd|4th|5th|6th|7th|8th|9th|10th|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|another|new|extra|one more)";
const who =
  "(students|boys|girls|kids|people|children|players|friends|men|women|workers|teachers|members|puppies|dogs|cats)";
const oneWho = "(student|boy|girl|kid|person|child|player|friend|man|woman|worker|teacher|member|puppy|dog|cat)";
const size = "(weight|age|height|score|mass)";
const sizeCh = "(身高|体重|年龄|成绩|分数|得分)";
const zi = "(分|岁|千克|厘米|米)?";
const becomes =
  "(becomes|is|was|rises to|rose to|drops to|dropped to|changes to|falls to|fell to|goes up to|goes down to|increases to|decreases to|will be|turns into|would be)";
const ch = "(数|自然数|整数|同学|人|次|数据|评委|裁判)";

/** The average of several numbers, and of those without one, or with one more. */
export const oneLessFrames: Frames = {
  average: [
    `(if |suppose )?the ${avg} ${size} of <n> ${who} (is|was) <mean>`,
    `<n> ${who} (have|has|had|with) an? ${avg} ${size} of <mean>`,
    `(已知|有|若|如果)?<n>(个|名|位)(同学|人|学生|孩子|小朋友|队员)的?平均${sizeCh}(是|为)<mean>(岁|分)?`,
    `(if |suppose )?the ${avg}( of| for)?( a (set|list|group) of)? <n> (different )?${what} (is|was|equals) <mean>`,
    `(a (set|list|group) of )?<n> (different )?${what} (have|has|had|with) an? ${avg}( score| age| value)? of <mean>`,
    `<n> (test |exam |quiz )?(scores|numbers|grades|tests|quizzes) average <mean>`,
    `<~> ?average (on|for|of|over) (his |her |my |the )?(first )?<n> (tests|quizzes|exams|scores|games) (is|was) <mean>`,
    `(已知|有|若|如果)?<n>(个|名|位|次)${ch}(得分|考试|测验|的分数)?的平均(数|分|值|年龄|成绩)?(是|为|等于)<mean>${zi}`,
    `(已知|有|若|如果)?<n>(个|名|位|次)${ch}(得分|考试|测验)?平均(数|分|值|年龄|成绩)?(是|为|等于)?<mean>${zi}`,
  ],
  gone: [
    `(when|if|after) (the|her|his) (lowest|highest|worst|best|smallest|largest|last|first) ${number} (is|was|gets) ${gone}`,
    `(when|if|after|then|suppose) (one|1|a|one of (the|these|them)|one of the ${what})( of (the|these|them)( ${what})?)?( ${number})? (is|was|gets|has been) ${gone}`,
    `(when|if|after|then)( you| we| someone| removing)? ?(remove|take away|take out|drop|erase|delete|leave out|cross out|removing|dropping) (one|1|a)( of (the|these|them)( ${what})?)?( ${number})?`,
    `(one|1)( of (the|these|them|the ${what}))?( ${number})? (is|was|gets) ${gone}`,
    `(如果|若|当|现在|从中)?(去掉|拿走|拿掉|去除|删去|删掉|划去|擦去|除去|减去)(其中)?(的)?(一|1)个?(数)?(后|以后|之后)?`,
  ],
  joined: [
    `(when|if|after|then)? ?(an?|the|one) ?${nth}( ${oneWho})? (joins|joined|is added|comes|arrives)( (them|the group|in|the team|the class))?`,
    `(如果|若|当|再)?(加上|加入|又来了?|来了?|增加了?)(小\\p{Script=Han}|1个人|一个人|一个同学|1个同学|一名同学|一名新同学)(后|以后|之后)?`,
    `(when|if|after|then|suppose) (an?|the|one)? ?${nth}( ${number})? (is|was|gets) ${joined}`,
    `(an?|the|one)? ?${nth}( ${number})? (is|was|gets) ${joined}`,
    `(如果|若|当|现在|再)?(再)?(加上|添上|增加|加入|添加)(了)?(另)?(一|1)个(数)?(后|以后|之后)?`,
  ],
  newAverage: [
    `(and )?(then )?(the|their) (new )?${avg} ${size} (of (all|the) <k> )?${becomes} <m>`,
    `(这)?<k>(个|名|位)?(人|同学|学生)的?平均${sizeCh}(是|为|变为|变成|变成了)<m>(岁|分)?`,
    `平均${sizeCh}(是|为|变为|变成|变成了)<m>(岁|分)?`,
    `(and )?the ${avg} of <k> of (them|these|these numbers|the numbers|those) (is|was) <m>`,
    `(and )?(then )?the (remaining|other|rest)( <k>)?( ${what})? average <m>`,
    `其中(的)?<k>个(数)?的?平均(数|分|值)?(是|为|等于)<m>`,
    `(and )?(then )?the (new )?${avg}( of)?( (the|all))?( (other|remaining|rest of the|others|now|rest))?( <k>)?( (remaining|other|${what}))?( ${what})? ${becomes} <m>`,
    `(and )?(then )?the (remaining|other)( <k>)?( ${what})? (have|has) an? ${avg} of <m>`,
    `(and )?(then )?its ${avg} ${becomes} <m>`,
    `(剩下的?|余下的?|剩余的?|其余的?|其他的?|这)?(<k>个)?(数)?的?平均(数|分|值)?(是|为|变为|变成|等于|变成了|变为了)<m>`,
  ],
  askOther: [
    `(what|find) (is |was )?(the )?(?<word_nth>2nd|3rd|4th|5th|6th|7th|8th|second|third|fourth|fifth|sixth|seventh|eighth|other|last|remaining|left out) number`,
    `(find|what is|what's) the (?<word_nth>2nd|3rd|4th|5th|6th|second|third|fourth|fifth|sixth|other|last|remaining) number`,
    `(那么|则|求|问)?(?<word_nth>第(一|二|三|四|五|六|七|八|\\d)|另|另外|剩下的?|余下的?)(一|1)?个数(是|为)?(多少|几)?`,
  ],
  askGone: [
    `(what|which)( ${number})? (is|was) (the )?(${number} )?(that )?(is |was |has been )?(removed|taken away|taken out|dropped|erased|deleted|left out|thrown out|crossed out|excluded|discarded|omitted)( ${number})?`,
    `(what|which) ${number} (did (you|we|they) remove|got removed)`,
    `(find|what is|what's|what was) the (removed|dropped|erased|deleted|excluded|discarded|omitted) ${number}`,
    `(find|what is|what's|what was) the ${number} (that|which) (is|was|has been) ${gone}`,
    `(那么|则|求|问)?(去掉|拿走|拿掉|去除|删去|删掉|划去|擦去|除去|被去掉|减去)的?(那|这)?(一|1)?(个)?(数)(是|为)?(多少|几)?`,
  ],
  askJoined: [
    `how (much|old|tall|heavy) (does|is) the ${nth} ${oneWho}( weigh)?`,
    `(what is|find|what's) the (weight|age|height|score) of the ${nth} ${oneWho}`,
    `(what is|find|what's) the ${nth} ${oneWho}'s (weight|age|height|score)`,
    `(问|求|那么)?(小\\p{Script=Han}|这个人|新来的同学|这名同学|后来的人)的?${sizeCh}(是|为)?(多少|几)(<asked:unit>|岁|分)`,
    `(问|求|那么)?(小\\p{Script=Han})(今年)?(重|高)?(多少|几)(<asked:unit>|岁|分)`,
    `(what|which)( ${number})? (is|was) (the )?(${number} )?(that )?(is |was |has been )?added( ${number})?`,
    `(find|what is|what's|what was) the (added|new|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|fourth|fifth|sixth|seventh|eighth|ninth|tenth) ${number}`,
    `(find|what is|what's|what was) the ${number} (that|which) (is|was) added`,
    `(那么|则|求|问)?(加上|添上|增加|加入|添加|新加)的?(那|这)?(一|1)?(个)?(数)(是|为)?(多少|几)?`,
  ],
};
