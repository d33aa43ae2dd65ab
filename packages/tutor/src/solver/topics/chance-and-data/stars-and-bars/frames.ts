const people = "(children|kids|people|students|friends|boys|girls|siblings|persons|brothers|sisters)";
const boxes =
  "(different|distinct|distinguishable|labeled|numbered) (boxes|bags|baskets|jars|bins|urns|plates|cups|bowls|children|people|kids|friends|students)";
const give = "(give|distribute|hand out|place|put|share|divide|split|pass out|allocate|sort|arrange)";
const ways =
  "[in ]how many[ different| distinct]? ways ((are there|is there) to|can (you|i|we|they|1|a teacher|she|he)|to)";
const given = `${ways} ${give} {things} (identical|indistinguishable) {w1:word} (to|among|between|into|in|amongst) {places} (${people}|${boxes})`;
const passive = `[in ]how many[ different]? ways can {things} (identical|indistinguishable) {w1:word} be (given|distributed|handed out|placed|put|shared|divided|split) (to|among|between|into|in|amongst) {places} (${people}|${boxes})`;
const each = "(each|every)[ {w2:word}]";
const gets =
  "(gets|must get|receives|must receive|getting|receiving|must have|has|contains|must contain|having|has to get)";

const thing = "(球|小球|苹果|糖果|糖|桃子|橘子|乒乓球|玻璃球|名额|本子|笔记本|书|铅笔|积木|礼物|梨|巧克力|橙子|硬币)";
const same = "(相同|完全相同|同样|一样|完全一样|无区别)的";
const place =
  "(个|名|位)?((不同|互不相同|编号不同|有编号)的(盒子|箱子|篮子|袋子|班级|班|学校|盘子|盒子里|盒子中|箱子里)|小朋友|孩子|同学|学生|人|小孩|班级|班)(里|中)?";
const put = "(放进|放入|放到|分给|分到|装入|装进|分配给)";
const howMany = ",?(一共|共)?(有)?(多少|几)种(不同)?(的)?(放法|分法|方法|分配方法|分配方案|装法)";
const givenCh = `(把|将)?{things}(个|颗|块|支|本|只|枚|粒|份)${same}${thing}(全部)?${put}{places}${place}`;
const eachCh =
  ",?(要求)?每(一)?(个|名|位)?(盒子?|人|小朋友|孩子|同学|班|箱子|学校|学生|篮子)(里|中)?(都)?(至少|不少于|最少)(要)?(放|有|分|得|分得|分到|得到|放入)?";

const letters = "[the equation |equation ]{letters:letters} ?= ?{things}";
const solved = (kind: string) => [
  `how many ${kind}[ integer| number]? solutions (does|do) ${letters} have`,
  `how many ${kind}[ integer| number]? solutions (are there )?(to|of|for) ${letters}[ have]`,
  `how many ${kind}[ integer]? solutions[ are there]? (to|of|for) ${letters}`,
  `[the ]number of ${kind}[ integer]? solutions (to|of|for) ${letters}`,
  `how many pairs of ${kind} whole numbers (satisfy|with) ${letters}`,
];
const solvedCh = (kind: string) => [
  `[方程|不定方程]${letters}(共|一共)?有(多少|几)(组|个)${kind}解`,
  `[方程|不定方程]${letters}的${kind}解(共|一共)?有(多少|几)(组|个)`,
  `[方程|不定方程]${letters}的${kind}解的(组数|个数)`,
];

/** Sentences by what each place gets at least. */
export const shareFrames = {
  none: [
    given,
    passive,
    ...["[if |and |where ]", ""].map(
      (joint) => `${given},? ${joint}[some ]{w3:word} (may|can) (be empty|get none|get nothing|receive none)`,
    ),
    `${givenCh},?(允许有空盒|盒子可以空|盒子可以为空|可以有空盒|允许盒子空|可以有人分不到)${howMany}`,
    ...solved("(nonnegative|non-negative|non negative|whole)"),
    ...solvedCh("非负整数"),
  ],
  one: [
    ...[given, passive].map(
      (start) =>
        `${start},? [if |so that |such that |with |and ]no {w4:word} [is |can be |may be |is left |left ]empty`,
    ),
    `${givenCh}(,?每个?盒子?都不空|,?不允许有空盒|,?没有空盒|,?盒子都不空)${howMany}`,
    ...solved("positive"),
    ...solvedCh("正整数"),
  ],
  told: [
    ...[given, passive].map(
      (start) => `${start},? [if |so that |such that |with |where |and ]${each} ${gets}[ at least] {least}[ {w3:word}]`,
    ),
    `${givenCh}${eachCh}{least}(个|颗|块|支|本|只|枚|粒|份)?${howMany}`,
  ],
};
