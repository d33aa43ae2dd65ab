import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { numbersOf, sole } from "../../../stories/facts.ts";
import { type Frames, storyReader } from "../../../stories/frames.ts";
import type { Statistics } from "./work.ts";

const wants = "(what is|what's|whats|find|calculate|compute|determine|work out|how do (i|you) find)";
const data =
  "(the|these|this|my|his|her|following|set of|list of|data|data set|numbers|values|scores|test scores|grades|ages|heights|set)";
const row = `(${data} )?(${data} )?(${data} )?`;
const asking = (en: string, ch: string) => [
  `[${wants} ][the ]${en}[ (of|for|in) ${data}[ ${data}][ ${data}]][ of| for| in][ is]`,
  `[求|计算|求出][这组数据的|这组数的|它们的|的][数据的]${ch}[是多少|是几|是|为|等于多少|怎么求|怎么算]`,
  `的${ch}[是多少|是几|是|为|等于多少|怎么求|怎么算]`,
];

const frames: Frames = {
  mean: asking("(mean|average|arithmetic mean)", "(平均数|平均值|平均分|平均成绩)"),
  median: asking("median", "中位数"),
  mode: asking("mode", "众数"),
  range: asking("range", "极差"),
  data: [
    "(我|他|她|小\\p{Script=Han}|这)[前<done>次|<done>次][数学|语文|英语]?(测验|考试|测试)?[的]?(成绩|得分|分数)?[分别]?(考了|得了|是|为|:)<data:list>分?",
    `${row}(is |are |: ?)?<data:list>`,
    `(given|if|for|suppose) ${row}(is |are |: ?)?<data:list>`,
    "[求|计算][已知|有|小明|小红|小华][一组|这组|几][个][数据|数][分别][是|为|:]<data:list>",
    "(i|he|she|<who:word>) (got|scored|has|had|earned|have|received)( (scores|grades|test scores) of)? <data:list>( on (my|his|her|the) [first ][\\d ](tests|quizzes|exams|games))?",
    "(i|he|she|<who:word>)( has|'s) [test |quiz ]scores (are|were|of) <data:list>",
    "(小明|小红|小华|小刚|小丽|某同学)[的|在]?[前<done>次|<done>次][数学|语文|英语]?(测验|考试|测试)?[的]?(成绩|得分|分数)?(分别)?(是|为|:)<data:list>分?",
  ],
  "mean of": [
    "[if ]the (mean|average) of [the numbers |the data |the set ]<data:list> is <mean>",
    "[如果|若|已知][一组]?[数据|数]?<data:list>的平均(数|值)(是|为)<mean>",
  ],
  "mean is": [
    "[and |if ]the(ir)? (mean|average)[ of the (numbers|data|data set|set)] is <mean>",
    "[它们的|这组数据的|这组数的]平均(数|值)(是|为)<mean>",
  ],
  "mean of all": [
    "<all> (numbers|scores|tests|integers|values) have an? (mean|average) of <mean>",
    "(已知|若|如果)?<all>个数的?平均数(是|为)<mean>",
    "(if )?the (mean|average) of <all> (numbers|scores|tests|integers|values) is <mean>",
    "(小明|小红|小华|小刚|小丽|他|她|某同学)?<all>(次|个|门|科)(考试|测验|测试|数|数学考试|功课)?的?(平均分|平均成绩|平均数|成绩的平均分)(是|为)<mean>分?",
  ],
  "all but one": [
    "(其中)?<done>个(数)?(分别)?(是|为)<data:list>",
    "<done> of (them|the numbers|these numbers|the scores|the values) are <data:list>",
    "(其中)?(前)?<done>(次|个|门|科)(考试|数|测验)?(的成绩|的分数|成绩)?(分别)?(是|为|考了)<data:list>分?",
  ],
  "the other": [
    "(求|那么)?第<which>个数(是|为)?(多少|几)",
    "(what is|find|what's) the (other|last|remaining|third|fourth|fifth|sixth|seventh|missing)( one)?( number| score| value)?",
    "第<which>(次|个|门|科)(数)?(考了|考|是|得|得了|的?成绩是)?(多少|几)?分?",
    "(求)?(另一个数|剩下的数|另一个|另1个数)(是|为)?(多少|几)?",
  ],
  missing: [
    "(what is|find|what's|solve for|determine|calculate) (x|the value of x|the missing (number|value))",
    "[求|则|那么]x(的值)?[是|为|=|等于]?(多少|几)?",
  ],
  next: [
    "what (must|should|do|does|would) (i|he|she|<who:word>) (need to |have to )?(score|get|earn|make)( on)?( the| my)? next( test| game| one| quiz)? to (average|get an average of|have an average of|average out at|bring the average to) <mean>",
    "第<all2>次[要|应|需要|至少]?(考|得)(多少|几)分,?[才能使|能使|使|三次|四次]?平均(分|成绩)[才能|才|能]?(是|达到|为|到)<mean>分?",
    "what (score|grade|number) (do|does|must|should) (i|he|she|<who:word>) (need|get|score|earn|have)( to (get|score|earn|have))?( on (my|his|her|the) (next|last|final|third|fourth|fifth|sixth|\\dth) (test|quiz|exam|game))? (to|in order to|for) (have|get|average|reach|make|earn)?( )?(a|an) (mean|average|mean score|average score|test average)? ?of <mean>",
    "要使<all>次的?平均(分|成绩)(达到|是|为)<mean>分?,第<all2>次[应|要|需要|至少]?(考|得|考到)(多少|几)分?",
  ],
};

const read = storyReader("mean|average|median|mode|range|平均|中位数|众数|极差", frames);
const kinds = ["mean", "median", "mode", "range"] as const;

/** A row of numbers and what is asked of it: one of its four values, or a number that is missing from it. */
export function readStatistics(question: Question): Statistics | null {
  const facts = read(question);
  const numbers = facts && numbersOf(facts);
  if (!facts || !numbers || facts.some(({ words }) => words.data && /\d,\d{3}(?!\d)/.test(words.data))) return null;
  const lists = facts.flatMap(({ words }) => words.data ?? []);
  const values = (lists[0]?.match(/x|-?\d+(?:\.\d+)?/g) ?? []).flatMap((item) => (item === "x" ? [] : numberOf(item)));
  const unknowns = lists[0]?.match(/x/g)?.length ?? 0;
  if (lists.length !== 1) return null;
  const { mean, all, all2, done, which } = numbers;
  const count = BigInt(values.length);
  if (mean && all && done && sole(facts, "the other")) {
    const isLast = [all, which].every((one) => !one || one.value.num === count + 1n) && done.value.num === count;
    return isLast && unknowns === 0 && facts.length === 3 ? { wanted: "missing", values, mean: mean.value } : null;
  }
  if (mean && (sole(facts, "missing") ? unknowns === 1 : unknowns === 0 && sole(facts, "next"))) {
    if (facts.some(({ says }) => says === "mean" || says === "median" || says === "mode" || says === "range"))
      return null;
    const fits =
      [all, all2].every((one) => !one || one.value.num === count + 1n) && (!done || done.value.num === count);
    return fits ? { wanted: "missing", values, mean: mean.value } : null;
  }
  const wanted = kinds.filter((kind) => facts.some(({ says }) => says === kind));
  if (unknowns > 0 || mean || wanted.length !== 1 || !wanted[0]) return null;
  return facts.every(({ says }) => says === "data" || says === wanted[0]) ? { wanted: wanted[0], values } : null;
}

function numberOf(item: string): q.Rational {
  const [whole = "", decimals = ""] = item.split(".");
  return q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}
