import type { Locale } from "@dripstone/contract/locale";

type Said = Record<Locale, string>;

/** A clock time or a date, and what it is so many minutes or days later; null where that depends on the year. */
export type After = {
  code: "clock" | "date";
  /** What the problem asks for, with the calculation in it. */
  problem: (shown: string) => Said;
  said: (key: string) => Said;
  later: (more: bigint) => string | null;
  /** The same by another method. */
  laterAgain: (more: bigint) => string | null;
};

const DAY = 24 * 60;
const clock = /^(?<of>.+) minutes after (?<hour>\d{1,2}):(?<minute>\d\d)(?: ?(?<half>[ap])\.?m\.?)?$/;
const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const date = new RegExp(
  `^(?<of>.+) days after (?:(?<name>${months.join("|").toLowerCase()}) (?<day>\\d{1,2})|(?<month>\\d{1,2})月(?<dayZh>\\d{1,2})[日号])$`,
);

/** "lcm(6, 8) days after March 1": what is calculated, and after what; null for any other question. */
export function readAfter(asked: string): { of: string; after: After } | null {
  const timed = clock.exec(asked)?.groups;
  if (timed) return withAfter(timed.of, clockAfter(Number(timed.hour), Number(timed.minute), timed.half));
  const dated = date.exec(asked)?.groups;
  if (!dated) return null;
  const month = dated.name ? months.findIndex((name) => name.toLowerCase() === dated.name) : Number(dated.month) - 1;
  return withAfter(dated.of, dateAfter(month, Number(dated.day ?? dated.dayZh)));
}

const withAfter = (of: string | undefined, after: After | null) => (of !== undefined && after ? { of, after } : null);

function clockAfter(hour: number, minute: number, half?: string): After | null {
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null;
  const from = (half ? (hour % 12) + (half === "p" ? 12 : 0) : hour) * 60 + minute;
  const later = (more: bigint): string => {
    const time = Number((BigInt(from) + more) % BigInt(DAY));
    const [hours, minutes] = [Math.floor(time / 60), `${time % 60}`.padStart(2, "0")];
    return half ? `${hours % 12 || 12}:${minutes} ${hours < 12 ? "a.m." : "p.m."}` : `${hours}:${minutes}`;
  };
  return {
    code: "clock",
    problem: (shown) => ({ en: `the time $${shown}$ minutes later`, ch: `$${shown}$ 分钟以后的时刻` }),
    said: (key) => ({ en: key, ch: key }),
    later,
    laterAgain: later,
  };
}

/** Nobody knows whether the year has a February 29: what lies beyond it is not told. */
function dateAfter(month: number, day: number): After | null {
  const length = lengths[month];
  if (length === undefined || day < 1 || day > length) return null;
  const until = month > 1 ? lengths.slice(month).reduce((sum, days) => sum + days, 59) - day : 59 - dayOf(month, day);
  const isKnown = (more: bigint) => more > 0n && more <= BigInt(until);
  return {
    code: "date",
    problem: (shown) => ({
      en: `the date $${shown}$ days after ${months[month]} ${day}`,
      ch: `${month + 1} 月 ${day} 日之后 $${shown}$ 天的日期`,
    }),
    said: (key) => {
      const [name = "", number] = key.split(" ");
      return { en: key, ch: `${months.indexOf(name) + 1} 月 ${number} 日` };
    },
    later: (more) => {
      if (!isKnown(more)) return null;
      let [at, left] = [month, day + Number(more)];
      for (; left > (lengths[at] as number); at = (at + 1) % 12) left -= lengths[at] as number;
      return `${months[at]} ${left}`;
    },
    laterAgain: (more) => {
      if (!isKnown(more)) return null;
      const then = new Date(Date.UTC(2001, month, day + Number(more)));
      return `${months[then.getUTCMonth()]} ${then.getUTCDate()}`;
    },
  };
}

const dayOf = (month: number, day: number): number => lengths.slice(0, month).reduce((sum, days) => sum + days, day);
