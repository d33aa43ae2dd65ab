import { readChineseNumerals } from "../spelling/chinese.ts";
import { readEnglishNumerals } from "../spelling/english.ts";
import { rewrite } from "../spelling/mapped.ts";
import { foldCharacters } from "../spelling/normalise.ts";
import type { Answer } from "../syntax/syntax.ts";

type Time = Extract<Answer, { kind: "time" }>;

/** `3:30`, `15:30`, `3:30 p.m.`, `下午3点30分`, `3点半`: a time of day; null if that is not what was written. */
export function readTime(input: string): Time | null {
  const folded = rewrite(foldCharacters(input), /[点时]/gu, () => " 点 ");
  const text = spokenTime(readEnglishNumerals(readChineseNumerals(folded)).text.trim().toLowerCase());
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

const sayings = new Map<string, "am" | "pm">([
  ...["am", "上午", "早上", "早晨", "凌晨", "清晨"].map((word) => [word, "am"] as const),
  ...["pm", "下午", "晚上", "傍晚", "中午"].map((word) => [word, "pm"] as const),
]);

const clock = new RegExp(
  "^(?:答[::]?|at |it is |it's |the time is |the answer is )?" +
    "(?<before>上午|早上|早晨|凌晨|清晨|下午|晚上|傍晚|中午)?\\s*(?<hour>\\d{1,2})\\s*" +
    "(?:[::]\\s*(?<minute>\\d{2})(?:[::](?<second>\\d{2}))?|点\\s*(?:钟|整)?\\s*(?:(?<half>半|[13]刻)|(?:0?)(?<minutes>\\d{1,2})分?)?|(?= ?[ap]\\.?m))" +
    "\\s*(?<after>a\\.?\\s?m\\.?|p\\.?\\s?m\\.?)?[.。]?$",
  "u",
);
