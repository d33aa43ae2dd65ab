/** Answers that are words, those of one question together: each by all its names, in both languages. */
const families: string[][][] = [
  [
    ["odd", "奇数", "单数", "not even", "不是偶数", "不是双数"],
    ["even", "偶数", "双数", "not odd", "不是奇数", "不是单数"],
  ],
  [
    ["prime", "质数", "素数", "not composite", "not a composite", "不是合数"],
    ["composite", "合数", "not prime", "not a prime", "不是质数", "不是素数"],
  ],
  [
    ["terminating", "finite", "terminates", "有限小数"],
    ["repeating", "recurring", "repeats", "循环小数"],
  ],
  [
    ["parallel", "平行"],
    ["perpendicular", "垂直"],
  ],
  [
    ["Monday", "mon", ...weekdayZh("一")],
    ["Tuesday", "tue", "tues", ...weekdayZh("二")],
    ["Wednesday", "wed", ...weekdayZh("三")],
    ["Thursday", "thu", "thur", "thurs", ...weekdayZh("四")],
    ["Friday", "fri", ...weekdayZh("五")],
    ["Saturday", "sat", ...weekdayZh("六")],
    ["Sunday", "sun", ...weekdayZh("日"), ...weekdayZh("天")],
  ],
  [
    [
      "all real numbers",
      "infinitely many",
      "every number",
      "all numbers",
      "any number",
      "无数",
      "无穷多",
      "所有实数",
      "任意实数",
      "任何数",
    ],
    ["no solution", "no solutions", "none", "无解", "没有解"],
  ],
  [
    [
      "two different real roots",
      "two distinct real roots",
      "two real roots",
      "2 real roots",
      "两个不相等的实数根",
      "两个不相等的实根",
      "两个不等实根",
    ],
    ["two equal real roots", "one real root", "1 real root", "a double root", "两个相等的实数根", "两个相等的实根"],
    ["no real roots", "no real root", "no real solutions", "没有实数根", "无实数根", "没有实根", "无实根"],
  ],
  [
    ["red", "红"],
    ["orange", "橙"],
    ["yellow", "黄"],
    ["green", "绿"],
    ["blue", "蓝"],
    ["purple", "紫"],
    ["pink", "粉"],
    ["white", "白"],
    ["black", "黑"],
    ["brown", "棕"],
    ["gray", "灰", "grey"],
    ["gold", "金"],
    ["silver", "银"],
  ],
];

function weekdayZh(day: string): string[] {
  return ["星期", "周", "礼拜"].map((week) => week + day);
}

/**
 * Whether a message says the word that is the answer: “composite”, 合数, 周五. “Unclear” where it says several words that could be one, or that it is
 * none of them; null where it says none, and undefined where the answer is no such word.
 */
export function saysWord(message: string, key: string): boolean | "unclear" | null | undefined {
  const family = families.find((words) => words.some((names) => names.includes(key)));
  if (!family) return undefined;
  if (message.length > LENGTH_MAX) return null;
  const said = new Set<string[]>();
  const rest = message
    .toLowerCase()
    .replaceAll(asksBack, " ")
    .replaceAll(namesOf(family), (name) => {
      const word = family.find((names) => names.some((one) => one.toLowerCase() === name));
      if (word) said.add(word);
      return "";
    });
  const [word, ...others] = said;
  if (!word) return null;
  return others.length > 0 || denies.test(rest) ? "unclear" : word.includes(key);
}

/** Who says more explains something. */
const LENGTH_MAX = 60;
/** "Not Friday" leaves six days. */
const denies = /\bnot\b|n['’]t\b|\b(?:what|why|how|which)\b|不|没|什么|为何|怎么|哪/;
const asksBack = /[是对]不[是对]|isn['’]?t it/g;

/** The longest first: 不是质数 is no 质数. */
const namesOf = (family: string[][]): RegExp => {
  const names = family
    .flat()
    .map((name) => name.toLowerCase())
    .sort((one, other) => other.length - one.length);
  return new RegExp(names.map((name) => (/[a-z]/.test(name) ? `\\b${name}\\b` : name)).join("|"), "g");
};
