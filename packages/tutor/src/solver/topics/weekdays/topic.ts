import type { Question } from "../../question.ts";
import type { Step, Working } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
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

function readDays({ text }: Question): Days | null {
  if (text.length > LENGTH_MAX) return null;
  const asked = text
    .toLowerCase()
    .replaceAll(/[?!。.]+\s*$|(?<=\p{Script=Han}|,) (?=\p{Script=Han}|\d)|(?<=\d) (?=\p{Script=Han})/gu, "")
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
  return null;
}
