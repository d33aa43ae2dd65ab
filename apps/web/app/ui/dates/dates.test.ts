import { DAY_MS, HOUR_MS, MINUTE_MS } from "@dripstone/contract/durations";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { datesIn, schoolYear } from "./dates.ts";

const [en, ch] = [datesIn("en", "just now"), datesIn("ch", "刚刚")];

/** Half past midnight of December 5 in New York. */
const instant = "2026-12-05T05:30:00.000Z";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(instant) });
});
afterEach(() => {
  vi.useRealTimers();
});

it("writes the time of any day as the language does", () => {
  expect([en, ch].map(({ time }) => time("18:00"))).toEqual(["6:00 PM", "18:00"]);
});

it("names the days of the week from Monday on", () => {
  expect([en, ch].map(({ weekday }) => [weekday(1), weekday(7)])).toEqual([
    ["Monday", "Sunday"],
    ["星期一", "星期日"],
  ]);
});

describe("a day of the calendar", () => {
  it("is the same day wherever it is read", () => {
    expect([en, ch].map(({ calendarDay }) => calendarDay("2026-12-05"))).toEqual(["December 5, 2026", "2026年12月5日"]);
  });

  it("has a short form", () => {
    expect([en, ch].map(({ shortCalendarDay }) => shortCalendarDay("2026-12-05"))).toEqual([
      "Dec 5, 2026",
      "2026年12月5日",
    ]);
    expect([en, ch].map(({ shortMonth }) => shortMonth("2026-12-05"))).toEqual(["Dec 2026", "2026年12月"]);
  });
});

it("writes an instant as the day that the school's clock shows, wherever it is read", () => {
  const before = new Date(Date.parse(instant) - HOUR_MS).toISOString();
  expect([en, ch].map(({ day }) => [day(before), day(instant)])).toEqual([
    ["December 4, 2026", "December 5, 2026"],
    ["2026年12月4日", "2026年12月5日"],
  ]);
});

it("writes until when something lasts as the day and the time that the reader's clock shows", () => {
  const there = (language: string) => new Date(instant).toLocaleTimeString(language, { timeStyle: "short" });
  expect(en.minuteHere(instant)).toBe(`${en.dayHere(instant)} at ${there("en-US")}`);
  expect(ch.minuteHere("2026-12-05T15:46:00.000Z")).toMatch(/^2026年12月\d日 \d{1,2}:\d6$/);
});

it("tells the school's day by the school's clock", () => {
  expect(en.schoolDay(Date.parse(instant))).toBe("Saturday, December 5");
  expect(en.schoolDay(Date.parse(instant) - HOUR_MS)).toBe("Friday, December 4");
  expect(ch.schoolDay(Date.parse(instant))).toBe("12月5日星期六");
});

it("writes an hour by itself as it does behind a day", () => {
  const morning = "2026-03-04T14:46:00.000Z";
  expect(
    [en, ch].map((dates) => [dates.schoolTime(morning), dates.time("09:46"), dates.schoolMoment(morning)]),
  ).toEqual([
    ["9:46 AM", "9:46 AM", "Wednesday, March 4 at 9:46 AM"],
    ["9:46", "9:46", "3月4日星期三 9:46"],
  ]);
});

describe("an instant of the school's, read elsewhere", () => {
  /** Midnight in New York, in winter and after the clocks were put forward there, but not yet in Europe. */
  const [winter, march] = [Date.parse("2026-12-07T05:00:00.000Z"), Date.parse("2026-03-16T04:00:00.000Z")];

  it("is told by the clock that is there, also while only one of the two has changed to summer time", () => {
    expect(en.elsewhere(winter, "Asia/Shanghai")).toBe("Monday, December 7 at 1:00 PM");
    expect(ch.elsewhere(winter, "Asia/Shanghai")).toBe("12月7日星期一 13:00");
    expect(en.elsewhere(march, "Asia/Shanghai")).toBe("Monday, March 16 at 12:00 PM");
    expect(en.elsewhere(winter, "Europe/Berlin")).toBe("Monday, December 7 at 6:00 AM");
    expect(en.elsewhere(march, "Europe/Berlin")).toBe("Monday, March 16 at 5:00 AM");
    expect(en.elsewhere(march, "America/Los_Angeles")).toBe("Sunday, March 15 at 9:00 PM");
  });

  it("is not told twice where the clocks agree at that instant, whatever the zones are called", () => {
    expect(en.elsewhere(winter, "America/New_York")).toBeNull();
    expect(ch.elsewhere(march, "America/Toronto")).toBeNull();
    expect(en.elsewhere(winter, "America/Panama")).toBeNull();
    expect(en.elsewhere(march, "America/Panama")).toBe("Sunday, March 15 at 11:00 PM");
  });

  it("has the name of the school's zone beside it, in either half of the year", () => {
    expect([en, ch].map(({ schoolZone }) => schoolZone)).toEqual(["Eastern Time", "北美东部时间"]);
  });
});

it("knows the year that the school's clock shows", () => {
  vi.setSystemTime(Date.parse("2027-01-01T04:59:59.000Z"));
  expect(schoolYear()).toBe("2026");
  vi.setSystemTime(Date.parse("2027-01-01T05:00:00.000Z"));
  expect(schoolYear()).toBe("2027");
});

it("counts months from 1", () => {
  expect(en.month({ year: 2014, month: 12 })).toBe("December 2014");
  expect(ch.month({ year: 2014, month: 1 })).toBe("2014年1月");
  expect(en.monthNames).toHaveLength(12);
  expect(ch.monthNames.slice(0, 2)).toEqual(["一月", "二月"]);
});

describe("how long something is past", () => {
  const past = (ms: number) => new Date(Date.parse(instant) - ms).toISOString();

  it.each([
    [0, "just now", "刚刚"],
    [MINUTE_MS - 1, "just now", "刚刚"],
    [MINUTE_MS, "1 minute ago", "1 分钟前"],
    [5 * MINUTE_MS, "5 minutes ago", "5 分钟前"],
    [HOUR_MS, "1 hour ago", "1 小时前"],
    [23 * HOUR_MS, "23 hours ago", "23 小时前"],
    [DAY_MS, "yesterday", "昨天"],
    [6 * DAY_MS, "6 days ago", "6 天前"],
  ])("of %i ms is told in words", (ms, english, chinese) => {
    expect([en.ago(past(ms)), ch.ago(past(ms))]).toEqual([english, chinese]);
  });

  it("is told as a day from a week on", () => {
    expect(en.ago(past(7 * DAY_MS))).toBe(en.dayHere(past(7 * DAY_MS)));
  });

  it("is never in the future, though the clocks differ", () => {
    expect(en.ago(past(-HOUR_MS))).toBe("just now");
  });
});

describe("the days until something", () => {
  it("are those of the school's calendar, however late in the day it is, and whatever clocks are changed between", () => {
    const contest = "2027-01-21T21:00:00Z";
    expect(en.daysUntil(contest, Date.parse("2026-11-23T14:40:00Z"))).toBe(59);
    // Still the evening before, and midnight, by the school's clock
    expect(en.daysUntil(contest, Date.parse("2027-01-21T04:59:59.999Z"))).toBe(1);
    expect(en.daysUntil(contest, Date.parse("2027-01-21T05:00:00Z"))).toBe(0);
    expect(ch.daysUntil("2026-11-05T21:00:00Z", Date.parse("2026-10-31T22:00:00Z"))).toBe(5);
  });
});

it("writes a day of this week and its time apart in both languages", () => {
  expect(ch.moment("2026-12-07T15:43:00.000Z")).toMatch(/^周[一二] \d{1,2}:43$/);
  expect(en.moment("2026-12-07T15:43:00.000Z")).toMatch(/^(Mon|Tue),? \d{1,2}:43 [AP]M$/);
});
