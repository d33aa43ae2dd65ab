import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Time, type Told, toldTimes } from "./told.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Said = { en: string; ch: string };
type Asked = { told: Told; isChinese: boolean };

const HOUR = 60;
const DAY = 24 * HOUR;

/** When something starts or ends, and how long it takes. */
export const timesOfDay = defineTopic<Asked, Code>({
  name: "times-of-day",
  words,
  read: (question) => {
    const story = question.counted.replaceAll("：", ":");
    const told = plainOf(question) === "" ? null : toldTimes(story);
    return told && { told, isChinese: question.locale === "ch" };
  },
  work: ({ told, isChinese }) => (told.wanted === "length" ? between(told) : moved(told, isChinese)),
  // The hands go on a minute at a time.
  holds: ({ told, isChinese }, { key }) => {
    if (told.wanted === "length") {
      const length = lengthOf(told.from, told.to);
      let [at, passed] = [told.from.minutes, 0];
      const half = told.from.isExact && told.to.isExact ? DAY : DAY / 2;
      for (; (at - told.to.minutes) % half !== 0; at++) passed++;
      return passed === length && key === lengthKey(length, told.unit);
    }
    const known = told.wanted === "end" ? told.from : told.to;
    const step = told.wanted === "end" ? 1 : -1;
    let at = known.minutes;
    for (const take of told.takes) for (let left = take; left > 0; left--) at = (at + step + DAY) % DAY;
    return key === clock({ ...known, minutes: at }, isChinese);
  },
  similar: ({ told, isChinese }) => ({
    isChinese,
    told:
      told.wanted === "length"
        ? { ...told, to: { ...told.to, minutes: (told.to.minutes + 20) % DAY } }
        : { ...told, takes: told.takes.map((take, nth) => (nth === 0 ? take + 20 : take)) },
  }),
});

/** As it is written where it is asked: 2:05 p.m., 14:05; without a half of the day where none is known. */
function clock({ minutes, isExact }: Time, isChinese: boolean): string {
  const [hour, minute] = [Math.floor(minutes / HOUR), `${minutes % HOUR}`.padStart(2, "0")];
  if (isChinese) return `${hour}:${minute}`;
  return `${hour % 12 || 12}:${minute}${isExact ? (hour < 12 ? " a.m." : " p.m.") : ""}`;
}

const said = (time: Time, isChinese: boolean): Said => {
  const text = clock(time, isChinese);
  return { en: text, ch: isChinese ? text : clock(time, !time.isExact ? isChinese : true) };
};

const plural = (many: number, one: string) => `${many} ${one}${many === 1 ? "" : "s"}`;
function lengthSaid(minutes: number): Said {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  const en = [hours > 0 ? plural(hours, "hour") : "", rest > 0 || hours === 0 ? plural(rest, "minute") : ""];
  const ch = [hours > 0 ? `${hours} 小时` : "", rest > 0 || hours === 0 ? `${rest} 分钟` : ""];
  return { en: en.filter(Boolean).join(" "), ch: ch.filter(Boolean).join(" ") };
}

/** How long it is until then; where the halves of the day are not known, as short as it can be. */
function lengthOf(from: Time, to: Time): number {
  const whole = from.isExact && to.isExact ? DAY : DAY / 2;
  return (to.minutes - from.minutes + 2 * DAY) % whole;
}

function lengthKey(length: number, unit: "minutes" | "hours" | null): string {
  if (unit === "minutes") return `${length} minutes`;
  if (unit === "hours" && length % HOUR !== 0)
    return length % 30 === 0 ? `${length / 30}/2 hours` : `${length}/60 hours`;
  return lengthSaid(length).en;
}

function between(told: Extract<Told, { wanted: "length" }>): Working<Code> | null {
  const length = lengthOf(told.from, told.to);
  if (length === 0) return null;
  const [from, to] = [said(told.from, true), said(told.to, true)];
  const [hours, rest] = [Math.floor(length / HOUR), length % HOUR];
  const after = said({ ...told.to, minutes: (told.to.minutes - rest + DAY) % DAY }, true);
  const steps: Step<Code>[] = [];
  if (hours > 0) steps.push({ code: "whole-hours", values: { from, to, after, hours: `${hours}` } });
  if (rest > 0) steps.push({ code: "minutes-left", values: { after: hours > 0 ? after : from, to, rest: `${rest}` } });
  if (told.unit === "minutes" && hours > 0)
    steps.push({ code: "in-minutes", values: { hours: `${hours}`, rest: `${rest}`, length: `${length}` } });
  if (told.unit === "hours" && rest > 0)
    steps.push({ code: "in-hours", values: { hours: `${hours}`, rest: `${rest}`, length: `${length / HOUR}` } });
  if (told.unit === "hours" && !Number.isInteger(length / 15)) return null;
  const answer =
    told.unit === "minutes"
      ? { en: `$${length}$ minutes`, ch: `$${length}$ 分钟` }
      : told.unit === "hours"
        ? { en: `$${length / HOUR}$ hours`, ch: `$${length / HOUR}$ 小时` }
        : lengthSaid(length);
  return {
    problem: { en: `how long it is from ${from.en} to ${to.en}`, ch: `从 ${from.ch} 到 ${to.ch} 经过多长时间` },
    steps,
    answer: { said: answer, key: lengthKey(length, told.unit) },
  };
}

function moved(told: Exclude<Told, { wanted: "length" }>, isChinese: boolean): Working<Code> | null {
  const isForward = told.wanted === "end";
  const known = isForward ? told.from : told.to;
  const total = told.takes.reduce((sum, take) => sum + take, 0);
  const length = lengthSaid(total);
  const steps: Step<Code>[] = [];
  if (told.takes.length > 1)
    steps.push({
      code: "together",
      values: {
        parts: {
          en: told.takes.map((take) => lengthSaid(take).en).join(" + "),
          ch: told.takes.map((take) => lengthSaid(take).ch).join(" + "),
        },
        length,
      },
    });
  let at = known;
  const go = (code: Code, more: number, shown: Record<string, string>) => {
    if (more === 0) return;
    const next = { ...at, minutes: (at.minutes + (isForward ? more : -more) + 40 * DAY) % DAY };
    steps.push({ code, values: { ...shown, from: said(at, isChinese), at: said(next, isChinese) } });
    at = next;
  };
  const days = Math.floor(total / DAY);
  if (days > 20) return null;
  if (days > 0) steps.push({ code: "whole-days", values: { length, days: `${days}`, left: lengthSaid(total % DAY) } });
  const [hours, rest] = [Math.floor((total % DAY) / HOUR), total % HOUR];
  go(isForward ? "hours-on" : "hours-back", hours * HOUR, { hours: `${hours}` });
  go(isForward ? "minutes-on" : "minutes-back", rest, { minutes: `${rest}` });
  const from = said(known, isChinese);
  return {
    problem: {
      en: `the time ${length.en} ${isForward ? "after" : "before"} ${from.en}`,
      ch: `${from.ch} ${isForward ? "再过" : "往前"} ${length.ch}是几时几分`,
    },
    steps,
    answer: { said: said(at, isChinese), key: clock(at, isChinese) },
  };
}
