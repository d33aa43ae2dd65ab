import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Days = { from: number; days: bigint; back: boolean };

const english = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const chinese = [..."日一二三四五六"];
const day = `(?<day>${english.join("|").toLowerCase()})`;
const zi = "(?:星期|周|礼拜)(?<day>[日天一二三四五六])";
const LENGTH_MAX = 200;
const n = "(?<n>\\d{1,12})";

const shells: [back: boolean, RegExp][] = [
  [
    false,
    new RegExp(
      `^(?:if )?(?:today|it) ?(?:is|'s)(?: a)? ${day}(?: today)?[,.;]? (?:and )?(?:what|which) (?:day(?: of the week)?|weekday) (?:will it be|is it|will be|will it be in)(?: exactly)?(?: in)? ${n} days?(?: from (?:now|today)| later| after today| after)?$`,
    ),
  ],
  [
    false,
    new RegExp(
      `^(?:what|which) (?:day(?: of the week)?|weekday) (?:is|will it be|is it|will be|comes)(?: exactly)? ${n} days? (?:after|from)(?: a)? ${day}$`,
    ),
  ],
  [
    false,
    new RegExp(
      `^(?:if )?(?:today|it) ?(?:is|'s)(?: a)? ${day}(?: today)?[,.;]? (?:and )?(?:what|which) (?:day(?: of the week)?|weekday) will (?:it|today) be (?:after|in) ${n} days?$`,
    ),
  ],
  [
    true,
    new RegExp(
      `^(?:if )?(?:today|it) ?(?:is|'s)(?: a)? ${day}(?: today)?[,.;]? (?:and )?(?:what|which) (?:day(?: of the week)?|weekday) was it ${n} days? ago$`,
    ),
  ],
  [
    true,
    new RegExp(
      `^(?:what|which) (?:day(?: of the week)?|weekday) (?:is|was|was it|comes) ${n} days? before(?: a)? ${day}$`,
    ),
  ],
  [
    false,
    new RegExp(
      `^(?:如果|假如|若|已知)?(?:今天|今日|某天)是?${zi}[,.]?(?:那么|请问|问)?(?:再过|过|从今天起再过|经过)${n}天(?:后|以后|之后)?(?:是|应该是|应是)?(?:星期|周|礼拜)几$`,
    ),
  ],
  [
    false,
    new RegExp(
      `^(?:如果|假如|若|已知)?(?:今天|今日|某天)是?${zi}[,.]?(?:那么|请问|问)?${n}天(?:后|以后|之后)(?:是|应该是|应是)?(?:星期|周|礼拜)几$`,
    ),
  ],
  [
    true,
    new RegExp(
      `^(?:如果|假如|若|已知)?(?:今天|今日|某天)是?${zi}[,.]?(?:那么|请问|问)?${n}天(?:前|以前|之前)是(?:星期|周|礼拜)几$`,
    ),
  ],
];

/** Which day of the week it is so many days after or before another. */
export const weekdays = defineTopic({
  name: "weekdays",
  words,
  read: readDays,
  work: (asked: Days): Working<keyof typeof words.en> => {
    const { from, days, back } = asked;
    const [weeks, rest] = [days / 7n, days % 7n];
    const found = (from + (back ? 7 - Number(rest) : Number(rest))) % 7;
    const name = nameOf(found);
    return {
      problem: {
        en: `the day of the week ${days} days ${back ? "before" : "after"} ${nameOf(from).en}`,
        ch: `${nameOf(from).ch}${back ? "的" : "再过"} $${days}$ 天${back ? "前" : "后"}是星期几`,
      },
      steps: [
        { code: "weeks", values: { days: `${days}`, weeks: `${weeks}`, rest: `${rest}` } },
        { code: back ? "countBack" : "count", values: { rest: `${rest}`, day: name } },
      ] satisfies Step<keyof typeof words.en>[],
      answer: { said: name, key: name.en },
    };
  },
  // Seven days further, or one day at a time from what is left, it comes out the same.
  holds: ({ from, days, back }, { key }) => {
    let at = from;
    for (let left = days % 700n; left > 0n; left--) at = (at + (back ? 6 : 1)) % 7;
    return english[at] === key;
  },
  similar: ({ from, days, back }) => ({ from: (from + 2) % 7, days: days + 17n, back }),
});

const nameOf = (index: number) => ({ en: english[index] ?? "", ch: `星期${chinese[index] ?? ""}` });

/** A day that is named is as good as today. */
const feast =
  /^(?:今年|当年)?的?(?:国庆节|元旦|儿童节|劳动节|教师节|\d{1,2}月\d{1,2}[日号])(?=是?(?:星期|周|礼拜)[日天一二三四五六][^年月]*天)/u;

function readDays({ text }: Question): Days | null {
  if (text.length > LENGTH_MAX) return null;
  const asked = text
    .toLowerCase()
    .replaceAll(/[?!。.]+\s*$|(?<=\p{Script=Han}|,) (?=\p{Script=Han}|\d)|(?<=\d) (?=\p{Script=Han})/gu, "")
    .replace(feast, "今天")
    .trim();
  for (const [back, shell] of shells) {
    const found = shell.exec(asked)?.groups;
    if (!found?.day || !found.n) continue;
    const from =
      found.day.length > 1
        ? english.findIndex((name) => name.toLowerCase() === found.day)
        : chinese.indexOf(found.day.replace("天", "日"));
    return { from, days: BigInt(found.n), back };
  }
  return saidAnyhow(asked);
}

const weekdayNames = english.map((name) => {
  const small = name.toLowerCase();
  return new RegExp(`\\b${small.slice(0, 3)}(?:${small.slice(3)}|s|r|rs|nes|ur)?\\b`, "g");
});
/** Words that change nothing, in any order. */
const plainWords = new Set(
  (
    "if suppose supposing given that and then so today todays today's is it s its it's was be will would a an the on in after before from now later hence ago " +
    "earlier which what whats day days of week weekday weekdays does do fall falls come comes pass have has had passed exactly right please pls tell me " +
    "find can you say for this there here went by"
  ).split(" "),
);
const plainChinese =
  /从(?:今天|现在)起|今天|如果|假如|假设|假定|已知|那么|请问|再过|再|过了|过|经过|往后|往前|向前|向后|之后|以后|后|之前|以前|前|推|数|应该|应当|应|会|是|为|则|若|问|就|的|那天|那一天|这天|呢|呀|啊|了/g;

/** The same asked in other words, all of which are known: one day of the week, one number of days, and "in" or "ago". */
function saidAnyhow(asked: string): Days | null {
  const isChinese = /\p{Script=Han}/u.test(asked);
  return isChinese ? saidInChinese(asked) : saidInEnglish(asked);
}

const nowEnglish = /\b(?:today|it) ?(?:is|'s)(?: an?)? *$|\bits(?: an?)? *$|\bdays? (?:after|before|from)(?: an?)? *$/;
const todayAsked = /\b(?:what|which)\b[^,.;]*\b(?:is|was|'s) (?:it |day )?(?:today|now)[^a-z]*$|\btoday\??$/;
const onWords = new Set("after from later hence in pass passed will".split(" "));
const backWords = new Set("ago before earlier".split(" "));

function saidInEnglish(written: string): Days | null {
  const asked = written.replaceAll("’", "'");
  const number = /(?<![\d.,/-])(\d{1,12}) ?days?\b/.exec(asked)?.[1];
  const found = weekdayNames.flatMap((name, nth) =>
    [...asked.matchAll(name)].map(({ 0: text, index }) => ({ nth, text, index })),
  );
  const [day, ...more] = found;
  if (!day || more.length > 0 || number === undefined) return null;
  const [before, after] = [asked.slice(0, day.index), asked.slice(day.index + day.text.length)];
  const rest = `${before} ${after}`.replace(/\d{1,12} ?days?\b/, " ");
  const said = rest.match(/[a-z']+/g) ?? [];
  if (/[^a-z' ,.;:?!]/.test(rest) || !said.every((word) => plainWords.has(word))) return null;
  if (!nowEnglish.test(before) && !/^ ?today\b/.test(after)) return null;
  if (todayAsked.test(asked) || !/\b(?:what|which|whats|what's)\b.*\b(?:day|weekday)\b/.test(asked)) return null;
  const back = said.some((word) => backWords.has(word));
  return back === said.some((word) => onWords.has(word)) ? null : { from: day.nth, days: BigInt(number), back };
}

function saidInChinese(asked: string): Days | null {
  const found = [...asked.matchAll(/(?:今天|今日|现在)(?:就?是|为)?(?:星期|周|礼拜)(?<day>[日天一二三四五六1-6])/g)];
  const number = /(?<![\d.,/第-])(\d{1,12}) ?天/.exec(asked)?.[1];
  const [first] = found;
  if (!first || found.length !== 1 || number === undefined) return null;
  const rest = asked
    .replace(first[0], "")
    .replace(/\d{1,12} ?天/, "#")
    .replace(/(?:星期|周|礼拜)几/, "?");
  // The day is asked after the number of days.
  if (!/#.*\?/.test(rest) || rest.replaceAll(plainChinese, "").replaceAll(/[\s,.，。;；:：?？!！#]/g, "") !== "")
    return null;
  const back = rest.includes("前");
  if (back === /后|再|过/.test(rest)) return null;
  const day = first.groups?.day ?? "";
  return { from: /\d/.test(day) ? Number(day) : chinese.indexOf(day.replace("天", "日")), days: BigInt(number), back };
}
