import { isNumberWord } from "./english.ts";

/**
 * How many characters at the beginning of a sentence only say what the answer is about: `There are 12 ways`,
 * `小明一共有24个`, `每小时72千米`. 0 where a word might change the number: `at least 12`, `不是12`, `约12`.
 */
export function sentenceStart(text: string): number {
  const startsInEnglish = /^[a-z]/iu.test(text) && !/^[A-Z]{1,4}\p{Script=Han}/u.test(text);
  return startsInEnglish ? englishStart(text) : chineseStart(text);
}

const WORDS_MAX = 12;

/** Words up to a verb that leads to the answer, or a noun such as `area` before it. */
function englishStart(text: string): number {
  const word = /\s*([A-Za-z]+(?:['-][a-z]+)*)(?=[\s:=,])/y;
  let [at, end] = [0, 0];
  let last = "";
  let numbers = 0;
  for (let count = 0; count < WORDS_MAX; count++) {
    word.lastIndex = at;
    const match = word.exec(text);
    const found = match?.[1]?.toLowerCase();
    if (!match || found === undefined || !isPlainWord(found, count)) break;
    at = word.lastIndex;
    const sign = /^\s*[:=]\s*/u.exec(text.slice(at))?.[0].length ?? 0;
    const [isLead, isAbout] = [leading.has(found), about.has(found)];
    const rest = text.slice(at + sign);
    const isAmount = found === "of" && amounts.has(last);
    // `They play 15`
    const isDone = subjects.has(last);
    numbers += isNumberWord(found) ? 1 : 0;
    // `one in three` and `three to five` are numbers themselves.
    const isOnlyLinked = numbers > 0 && !verbs.has(found);
    // `It was reduced to 20%` says what is left.
    const isLeft = found === "to" && changed.has(last);
    const isSaid =
      !isOnlyLinked &&
      !isLeft &&
      (isAmount || isDone || /'s$/u.test(found) || isLead || isAbout || (sign > 0 && last !== ""));
    if (isSaid && beginsMathematics(rest)) end = at + sign;
    last = found;
    const comma = /^\s*,/u.exec(text.slice(at))?.[0].length ?? 0;
    at += sign > 0 ? text.length : comma;
  }
  return end;
}

/** A word that says nothing about the number; a single letter is a name, but for `I` and `a`. */
function isPlainWord(word: string, index: number): boolean {
  if (word.length === 1) return word === "i" || word === "a";
  if (changesNumber(word)) return false;
  return !isNumberWord(word) || (index < 3 && /^(?:one|two|three|four)$/u.test(word));
}

const beginsMathematics = (rest: string) => {
  const next = rest.trimStart();
  if (/^(?:[-+±\d.√∛$¥£€(\\[{|π∠∅]|(?![aAI]\s)[a-zA-Z](?![a-zA-Z]))/u.test(next)) return true;
  const word = /^[a-z]+/iu.exec(next)?.[0].toLowerCase() ?? "";
  return isNumberWord(word) || ["negative", "minus", "either", "pi", "sqrt", "no"].includes(word);
};

const set = (words: string) => new Set(words.split(/\s+/u));

/** Verbs after which a sentence's number stands, whatever number words are before them: `one of them is 5`. */
const verbs = new Set(["is", "are", "was", "were", "has", "have", "equals"]);

const leading = set(
  `is are was were be been equals equal to has have had having get gets got getting need needs needed take takes took cost costs
  give gives gave gave make makes made find finds found contain contains hold holds held weigh weighs earn earns earned pay
  pays paid spend spends spent use uses used run runs ran walk walks walked travel travels traveled travelled drive drives
  sell sells sold score scores scored need needs it's that's they're there's becomes become means say says said own owns buy buys bought
  read reads eat eats ate save saves saved want wants receive receives received count counts drank collects collected`,
);

const about = set(
  `answer ans result solution solutions area perimeter volume length width height radius diameter total sum difference product
  quotient speed distance time cost price age day number numbers value probability chance at in on after exactly only
  circumference angle average mean median mode range slope day page term row week year month x-intercept y-intercept set ratio`,
);

const changed = set(
  `reduced decreased increased fell rose dropped raised lowered discounted up down grew shrank cut marked risen fallen grown changed
  reduce decrease increase fall rise drop raise lower grow falls rises drops grows increases decreases`,
);

const subjects = set("i we you he she they it");

/** `a total of 36` */
const amounts = set("total sum number area length value maximum minimum probability distance speed cost");

/** Whether a word may make another number of the one beside it, or deny it. */
export const changesNumber = (word: string) => changing.has(word) || /n't$/u.test(word);

const changing = set(
  `not no never none less fewer more greater smaller larger bigger higher lower than least most about around approximately approx roughly nearly
  almost between except minus plus times half double twice triple neither nor if unless or maybe perhaps over under up below above
  negative square squared root cube cubed hundred thousand million billion dozen percent without wrong false cannot half-way
  until past divided multiplied but instead opposite reciprocal inverse either log ln sin cos tan sqrt pi choose infinity union
  mod modulo base remainder r doubled doubles tripled halved halves halve add adds added subtract subtracts subtracted multiply
  multiplies divide divides doubt lack lacks lacked missed miss exceed exceeds exceeded dozen dozens third thirds quarters halves percent twice thrice`,
);

/** A run of Chinese that says what the number is: up to 是, 有, 得 …, or straight before digits. */
function chineseStart(text: string): number {
  const match =
    /^[\p{Script=Han}A-Z△∠“”"《》,]{1,24}?(?:[=:]|(?<=[是为有得共要需用走长剩达花付行跑距卖买占于])|(?=[-\d$¥(\\√±]))\s*(?=[-+\d$¥\\√±.({[π∅|]|[a-zA-Z]\s*(?:_\{?\d\}?)?\s*[=<>≤≥≠(]|(?<=[=:是为得]\s*)[a-zA-Z]|[负零一二两三四五六七八九十百千]+)/u.exec(
      text,
    );
  if (!match || !/\p{Script=Han}/u.test(match[0])) return 0;
  const [start] = match;
  const plain = start.replace(harmless, "");
  const compared = plain.replace(comparison, "$1$2");
  if (changingChinese.test(compared) || (plain.endsWith(",") && !/[所因故则]/u.test(plain))) return 0;
  const isLead = /[=:是为有得共要需用走长剩达花付行跑距卖买占于]\s*$/u.test(start);
  // Straight before digits no numeral may stand: `二10` is no 10, and `两个24` is 48.
  if (rate.test(start) || (!isLead && /[零〇一二两三四五六七八九十]/u.test(plain.replaceAll("一共", "")))) return 0;
  return start.length;
}

/** `每小时72千米` keeps its first words: they are part of the unit. */
const rate = /每\p{Script=Han}+$|^时速$/u;

const harmless =
  /最[多少大小高低长短远近早晚好](?=[要需用能可是值为有得应的走花付买租])|至[少多](?=[要需用能可得应花付买租])|(?:面积|速度|体积|周长|边长|人数|长度|时间|价格)比|公[倍约因]数|被?[加减乘除]数|[倍约]数|差(?=[是为=:])|比值|的比(?=[是为=:])|^比(?=[是为])|正方[形体]|长方[形体]|多边形|[一二三四五六七八九十n]边形|正确|方程组?|方法|方式|地方|根据|[的两实]根|半径|半圆|不同的?|正整数|负整数|非负整数|比赛|比例尺?|平方|立方|平行|多少|方案|不等式组?/gu;

/** `爸爸比小明大` before `15岁`; what is less is not read: it may be meant with its sign. */
const comparison = /^(\p{Script=Han}{1,8})比(\p{Script=Han}{1,8})[大高重长快贵远宽厚深多]$/u;

const changingChinese =
  /[不非没无未除或约近多少超足至加减乘负正派方幂百千万亿比半几倍差÷×+]|左右|大于|小于|分之|根号|次根|[二三四五六七八九]根/u;
