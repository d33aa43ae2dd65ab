import { spansOf } from "../weighed/spans/spans.ts";
import { turnsIn } from "../weighed/turns.ts";

/**
 * Whether the first or last clause of a text is only about people: it names one who asks or is asked, has no number, no formula, no word that turns a
 * question, and none of mathematics. "My daughter's tutor is on vacation", 孩子他爸出差了.
 */
export function isBesideThePoint(said: string): boolean {
  const text = said.toLowerCase().replaceAll("’", "'").trim();
  if (text.length > SIGNS_MAX || /[\d=+*/^<>√%$\\²³_"“]/.test(text)) return false;
  if (/\p{Script=Han}/u.test(text)) return isChinese(text.replaceAll(/\s+/g, ""));
  return (
    english.person.test(text) &&
    !english.task.test(text) &&
    !english.letter.test(text) &&
    spansOf(text).length === 0 &&
    !doesTurn(text)
  );
}

const SIGNS_MAX = 110;

/** What is missing ("no sum") is missing of a clause anyway. */
const doesTurn = (text: string): boolean =>
  turnsIn(text.replaceAll(/\b(?:today|tomorrow|yesterday|tonight)\b/g, " ")).some(
    (turn) => !/^no (?:sum|product|not|count|large|small)$/.test(turn),
  );

const english = {
  person:
    /\b(?:i|i'm|im|i've|ive|i'd|me|my|we|we're|our|us|you|homework|hw|teacher|tutor|school|class|exam|test|quiz|contest|competition|son|daughter|kid|child)\b/,
  /** A letter may be one of the question's. */
  letter: /\b[b-hj-z]\b(?!')/,
  task: /\b(?:wants?|wanted|needs?|needed|mean|means|meant|prefers?|says?|said|told|must|should|threw|throws?|drop\w*|skip\w*|remov\w*|taken|off|away|back|highest|lowest|high|low|chang\w*|mistakes?|typo|oops|actually|swap\w*|instead|gcd|gcf|hcf|lcm|common|slope|gradient|vertex|discriminant|intercepts?|mean|median|mode|range|domain|ratio|remainders?|quotients?|power|powers|exponents?|squared|cubed|rounded|roots?|sums?|products?|difference|divisors?|divisible|backwards?|separately|instead|together|area|perimeter|volume|find|solve|list|calculate|compute|evaluate|simplify|factor\w*|expand|convert|work out|determine|add|subtract|multiply|divide|count|round|give|gives|gave|given|write|express|answers?|put|show that|prove|check|what|whats|which|how (?:many|much|long|far|old|big)|when|where|whose|if|unless|assume|suppose|let|using|use|except|same|equal\w*|each|every|all|both|share\w*|number|numbers|value|values|solutions?|roots?|multiples?|angles?|sides?|length|width|height|price|costs?|paid|pay|buy|bought|sell|sold|spend|spent|speed|age|older|younger|old|twice|half|double|decimals?|fractions?|form|simplest|units?|base|binary|equation|expression|formula|line|point|graph|term|terms|sequence|digit|even|odd|prime|square|cube|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|hundred|thousand|take|takes|took|lose|lost (?!on|with|here|at)|left over|eat|ate|have (?:a|an|some)|has|had|got (?:a|an|some|more)|day|days|hour|hours|week|year|years|percent|money|dollars?|cents?|apples?|marbles?)\b/,
};

/** 数学 is no number, and 大家 not large. */
const harmless =
  /小考|小测|单元|数学|奥数|小学|大家|大神|大佬|多谢|同学|初[一二三]|高[一二三]|中考|[一二三四五六七八九]年级|年级|一名|一位|一下|一个|一直|一点儿?|第一次|老[大二三]|有点|求助|求教|求救|求求|求解答?|讲解|解释|了解|算了|解答|今天|昨天|明天|每天|每次|家长|分不清|十分|百度|作业|卷子|题目|这道题|这题|的题|做题|不会做?|不懂|不明白|不知道|答不上来?|答不出来?|搜不到|没搜到|想不明白|急死|差点|基础差|太差|好几遍|半天|全忘|都忘|忘光/g;
const chinesePerson =
  /[我咱您你]|孩子|小孩|娃|儿子|女儿|闺女|老师|同学|家长|朋友|大神|大家|作业|有没有人|有人|谁会|谁能|作业帮|百度/;
const chineseTask =
  /[数根值和差积商倍质约式形角边率比每各共余除乘加减大小正负单双奇偶全半二三四五六七八九十百千万两零几多少写化求算解答保留若设当则且或再只但元岁米克吨升秒分个块支本条只辆天年次先后前等非无]|因[数式]|[要反拿说让叫错改换逆倒去从]|如果|已知|假设|其中|表示|单位|结果|对吗|是否|是不是|给|送|买|卖|吃|剩|借|还有/;

const isChinese = (text: string): boolean =>
  chinesePerson.test(text) && !/[a-z]/.test(text) && !chineseTask.test(text.replaceAll(harmless, "·"));
