/**
 * Who asks, told in one breath with the question: "my son has to factor …", "a student must expand …", 我家娃问我…. What is left begins with what is to
 * be done; null where nobody is told of.
 */
export function withoutAsker(text: string): string | null {
  const found = english.exec(text) ?? named.exec(text) ?? chinese.exec(text);
  if (!found) return null;
  const rest = text.slice(found[0].length).trim();
  return /^(?:the|an?|all|both) /i.test(rest) ? `find ${rest}` : rest;
}

/** "A friend says 91 is prime. Is it?" asks whether it is. */
export function askedOfClaim(text: string): string | null {
  const [, what, is, claim] = claimed.exec(text) ?? chineseClaim.exec(text) ?? [];
  if (what === undefined || claim === undefined) return askedOfValue(text);
  return /\p{Script=Han}/u.test(text) ? `${what}是${claim}吗？` : `${is} ${what} ${claim}?`;
}

/** "Is it true that 51 is prime?", 我同桌说2的10次方是1000，到底是多少. */
function askedOfValue(text: string): string | null {
  const [, what, is, claim] = isTrue.exec(text) ?? [];
  if (what !== undefined) return `${is} ${what} ${claim}?`;
  const [, value] = chineseValue.exec(text) ?? [];
  return value === undefined ? null : `${value}是多少？`;
}

const isTrue =
  /^(?:(?:can (?:you|u|sb|someone|anyone) )?(?:explain|tell me|tell us|show|check) (?:if|whether|why)|is it (?:true|right|correct|so) that|true or false:?|(?:yes or no|right or wrong):?) ([^,.?!;:]{1,60}?) (is|are)(?: or (?:is|are)(?:n'?t| not))? (?!it\b|not\b)([^,.?!;]{2,60})[?.! ]*$/i;
const person =
  "(?:kids?|sons?|daughters?|child|children|boys?|girls?|students?|pupils?|brothers?|sisters?|bro|sis|mom|mum|dad|mother|father|cousin|nephew|niece|friend|classmate|teacher|tutor|professor|coach|grandson|granddaughter|grandma|grandpa|class|homework|worksheet|textbook|book|test|quiz|exam|assignment)";
const kind =
  "(?:math|maths|algebra|homework|lil|lil'|younger|older|little|big|eldest|youngest|best|\\d{1,2}[- ]years?[- ]old|\\d{1,2}(?:th|st|nd|rd)[- ]grade|new)";
const where =
  "(?: (?:in|from|at) (?:(?:grade|year) \\d{1,2}|(?:the )?\\d{1,2}(?:th|st|nd|rd) grade|school|class|(?:my|her|his|our) class|middle school|primary school|elementary school))?";
const does =
  "(?:(?:is|was|were|are|has been|got|am|'m) (?:asked|told|supposed|required|trying|meant|struggling|stuck|working|having trouble)(?: (?:to|on|with|how to))?|(?:has|have|had|needs?|wants?|wanted|tried|ought|must|should|cannot|can't|can not|doesn't know how|doesn't remember how|forgot how)(?: got)?(?: (?:to|help with|help to))?(?: know| learn)?|(?:asks?|asked|wants?|calls) for|(?:asks?|asked|told|tells|wants|wanted|challenged|assigned|gave)(?: (?:me|us|him|her|them|the class|everyone))(?: (?:to|for|about|this))?|says? to|said to)";
const begins =
  "(?=(?:find|solve|factor|factori[sz]e|expand|simplify|calculate|work out|compute|evaluate|list|write|convert|determine|multiply|divide|add|subtract|express|rationali[sz]e|round|state|square|cube|arrange|what|how|which|(?:all )?the (?:greatest|least|lowest|highest|smallest|largest|biggest|gcd|gcf|hcf|lcm|sum|product|prime|value|remainder|roots?|solutions?|slope|vertex|discriminant|number|factors|divisors|units|last|next|common)|all (?:the )?(?:factors|divisors|prime|positive|values|solutions|roots))\\b)";
const english = new RegExp(
  `^\\W{0,3}(?:so,? |ok,? |hi,? |hello[,!]? )?(?:my|our|the|an?|his|her|this|one of my) (?:${kind} ){0,3}${person}(?:'s ${person})?${where},? (?:just |always |really |now |also )?${does}:? ${begins}`,
  "i",
);

/** "Sarah asked me what … is". */
const named =
  /^(?!(?:What|How|Which|If|When|The|Find)\b)[A-Z][a-z]{2,10} (?:asked|asks|wants|wanted)(?: me| us)?(?: to know)?:? (?=(?:what|how|which) )/;

const who =
  "(?:娃儿?|孩子|小孩|儿子|女儿|闺女|弟弟|妹妹|哥哥|姐姐|同学|同桌|朋友|老师|妈妈|爸爸|妈|爸|爷爷|奶奶|外甥|侄子|侄女|表弟|表妹|学生|小朋友|课本|书|作业|试卷|卷子|练习册)";
const chinese = new RegExp(
  `^(?:我们?家?的?|咱们?家?的?|我)?(?:数学|小|大)?${who}(?:的)?(?:里|上|作业里?|作业本上)?(?:今天|昨天|刚才|刚刚|又|一直|总)?(?:问|考|让|叫|要求|想知道|需要|要|想求|不会|求助|布置)(?:了)?(?:我们?|他|她|大家|孩子|全班|同学们?)?(?:一下|一道题|一题)?[：:,， ]*(?=求|算|解|计算|化简|分解|因式|展开|找|写出|把|用|比较|判断|[-\\d√(（a-z]|两|若|已知|如果|当|方程|不等式|直线|函数|等差|等比)`,
  "iu",
);

const chineseValue = new RegExp(
  `^(?:我们?家?的?)?(?:${who}|小[明红刚华丽强]|有人)(?:说|认为|觉得|算出来?)([^,，。？?；;]{1,40}?)(?:是|等于)[-\\d./]{1,10}[,，。] ?(?:那|可是|但是?|那么)?(?:到底|究竟|应该|正确答案|正确的?)?(?:应该)?(?:是|等于)(?:多少|几)[？?。 ]*$`,
  "u",
);
const claimed = new RegExp(
  `^(?:(?:my|our|a|the|his|her) (?:${kind} ){0,2}${person}(?: of mine)?|someone|somebody|they|he|she) (?:says?|said|thinks?|claims?|believes?|told me|insists)(?: that)? ([^,.?!;]{1,60}?) (is|are) ([^,.?!;]{2,60})[,.;!?]? *(?:but )?(?:is (?:it|that|this)(?: (?:true|right|correct|so|really))?|(?:is|are) (?:he|she|they) (?:right|correct)|true or false|right or wrong|(?:true|right|correct))[?.! ]*$`,
  "i",
);
const chineseClaim = new RegExp(
  `^(?:我们?家?的?)?(?:${who}|小[明红刚华丽强]|有人)(?:说|认为|觉得)([^,，。？?；;]{1,40}?)(?<!不)(是)([^,，。？?；;是不]{1,20}?)[,，。]?(?:这?(?:句话)?(?:对吗|对不对|是真的吗|正确吗)|他说得对吗|她说得对吗|是吗|是这样吗)[？?。]*$`,
  "u",
);
