import { readChineseNumerals } from "../spelling/chinese.ts";
import { isNumberWord, readEnglishNumerals, wholeNumberOf } from "../spelling/english.ts";
import { rewrite } from "../spelling/mapped.ts";
import { foldCharacters } from "../spelling/normalise.ts";
import { changesNumber } from "../spelling/sentences.ts";
import type { Answer } from "../syntax/syntax.ts";

type Time = Extract<Answer, { kind: "time" }>;

/** `3:30`, `15:30`, `3:30 p.m.`, `下午3点30分`, `3点半`: a time of day; null if that is not what was written. */
export function readTime(input: string): Time | null {
  if (input.length > LENGTH_MAX) return null;
  const folded = rewrite(foldCharacters(input), /[点时]/gu, () => " 点 ");
  const numbers = readEnglishNumerals(readChineseNumerals(folded)).text.replaceAll(/ {2,}/g, " ").trim().toLowerCase();
  const text = spokenTime(withoutSentence(twoNumbers(numbers)));
  const match = clock.exec(text);
  if (!match) return null;
  const { before, hour, minute, minutes: chineseMinute, second, half, after } = match.groups ?? {};
  const [hours, seconds] = [Number(hour), Number(second ?? 0)];
  const minutes = half ? (half === "半" ? 30 : half === "1刻" ? 15 : 45) : Number(minute ?? chineseMinute ?? 0);
  const said = sayings.get((before ?? after ?? "").replaceAll(/[.\s]/g, "")) ?? null;
  if (hours > 24 || minutes > 59 || seconds > 59 || (hours === 24 && minutes + seconds > 0)) return null;
  if (said && hours > 12 && said === "am") return null;
  const inDay = said === "pm" && hours < 12 ? hours + 12 : said === "am" && hours === 12 ? 0 : hours;
  const two = (part: number) => String(part).padStart(2, "0");
  const shown = `${hours}:${two(minutes)}${seconds > 0 ? `:${two(seconds)}` : ""}`;
  const latex = `\\text{${shown}${said ? ` ${said}` : ""}}`;
  return { kind: "time", seconds: (inDay * 60 + minutes) * 60 + seconds, half: said, latex };
}

const LENGTH_MAX = 100;

/** `The train arrives at 3:45 p.m.`, `下午3时30分放学`: the time alone; words that move it, such as `before`, stay. */
function withoutSentence(text: string): string {
  const [start = ""] = /^(?:[a-z']+ ){1,8}?(?:at|is|was) (?=\d|half|quarter|an? (?:half|quarter))/u.exec(text) ?? [];
  const words = start.toLowerCase().split(/\s+/u);
  const rest =
    words.some(changesNumber) || /\b(?:not|before|after|until|about|around|past|to|by|n't|or)\b/u.test(start)
      ? text
      : text.slice(start.length);
  const [end = ""] =
    /(?<=[\d分半刻]) ?(?:放学|上学|上课|下课|开始|结束|到达?|到站|出发|发车|开车|开会|起床|睡觉|回家|到家|见面|相遇|完成)[了的]?[.。]?$/u.exec(
      rest,
    ) ?? [];
  return rest
    .slice(0, rest.length - end.length)
    .replace(/ in the (?:early |late )?(morning|afternoon|evening)[.]?$/u, (_, part) =>
      part === "morning" ? " am" : " pm",
    )
    .replace(/ at (?:night|noon)[.]?$/u, " pm");
}

/** `three thirty`, `seven oh five`; `3.30 pm`, as the British write. */
function twoNumbers(text: string): string {
  if (/(?:^| )-/u.test(text)) return text;
  const words = text.split(/[ -]/u);
  const first = words.findIndex((word) => isNumberWord(word));
  const minutes = words.slice(first + 1).filter((word) => isNumberWord(word));
  const [hour, minute] = [wholeNumberOf(words.slice(first, first + 1)), wholeNumberOf(minutes)];
  if (first >= 0 && hour !== null && minute !== null && hour <= 12 && minute < 60) {
    const rest = words.slice(first + 1).filter((word) => !isNumberWord(word) && word !== "oh" && word !== "o");
    return [...words.slice(0, first), `${hour}:${String(minute).padStart(2, "0")}`, ...rest].join(" ");
  }
  return text
    .replace(/^(\d{1,2})\.([0-5]\d)(?= ?[ap]\.?m)/u, "$1:$2")
    .replace(/^([01]\d|2[0-3])([0-5]\d) ?(?:hours|hrs)$/u, "$1:$2")
    .replace(/^(\d{1,2}) ?h ?([0-5]\d)$/u, "$1:$2")
    .replace(/(?<=^\D*\d{1,2}) oh? (?=\d(?:$| ?[ap]\.?m))/u, ":0");
}

/** `half past 3`, `quarter to 4`, `20 minutes past 3`, `3 o'clock`. */
function spokenTime(text: string): string {
  const match = spoken.exec(text);
  if (!match)
    return text.replace(/(?<=:\d{2})\s*o\s?['’]?\s?clock/u, "").replace(/(?<=^\D*\d{1,2})\s*o\s?['’]?\s?clock/u, ":00");
  const [, frame = "", part = "", direction, hour] = match;
  const minutes = part === "half" || part === "\\frac{1}{2}" ? 30 : /^\d+/u.test(part) ? Number.parseInt(part, 10) : 15;
  if (minutes > 59 || Number(hour) > 12 || Number(hour) < 1 || (direction === "to" && minutes === 30)) return text;
  const [at, after] = direction === "past" ? [Number(hour), minutes] : [((Number(hour) + 10) % 12) + 1, 60 - minutes];
  return `${frame}${at}:${String(after).padStart(2, "0")}${text.slice(match[0].length)}`;
}

const spoken =
  /^(at |it is |it's |the time is |the answer is )?(?:an? )?(half|quarter|\\frac\{1\}\{[24]\}|\d{1,2}(?: minutes?| mins?)?) (past|to) (\d{1,2})(?!\d|:)/u;

/** Whether two times are the same; without `am` or `pm` an hour up to 12 may be of either half of the day. */
export function sameTime(key: Time, given: Time): boolean {
  if (key.seconds === given.seconds) return true;
  const halfDay = 12 * 3600;
  const open = ({ half, seconds }: Time) => half === null && seconds <= halfDay + 3599;
  return key.half !== null && open(given) && key.seconds % halfDay === given.seconds % halfDay;
}

/** Whether the clock shows the same, and only the answer says which half of the day it is. */
export const sameClock = (key: Time, given: Time) =>
  key.half === null && key.seconds < 13 * 3600 && key.seconds % (12 * 3600) === given.seconds % (12 * 3600);

const sayings = new Map<string, "am" | "pm">([
  ...["am", "上午", "早上", "早晨", "凌晨", "清晨"].map((word) => [word, "am"] as const),
  ...["pm", "下午", "晚上", "傍晚", "中午"].map((word) => [word, "pm"] as const),
]);

const clock = new RegExp(
  "^(?:答[::]?|at |it is |it's |the time is |the answer is )?" +
    "(?<before>上午|早上|早晨|凌晨|清晨|下午|晚上|傍晚|中午)?\\s*(?<hour>\\d{1,2})\\s*" +
    "(?:[::]\\s*(?<minute>\\d{2})(?:[::](?<second>\\d{2}))?|点\\s*(?:钟|整)?\\s*(?:(?<half>半|[13]刻)|(?:0?)(?<minutes>\\d{1,2})分?)?|(?= ?[ap]\\.?m))" +
    "\\s*(?<after>a\\.?\\s?m\\.?|p\\.?\\s?m\\.?)?(?:(?<=[::]\\s?\\d{2} ?)(?:h|hrs?|hours?))?[.。]?$",
  "u",
);
