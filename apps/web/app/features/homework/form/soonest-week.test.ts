import { DAY_MS } from "@dripstone/contract/durations";
import type { HomeworkClass } from "@dripstone/contract/homework/payloads";
import { describe, expect, it } from "vitest";
import { soonestClass, soonestWeek } from "./soonest-week.ts";

type Week = HomeworkClass["weeks"][number];

/** A class whose lessons lie so many days from now, each with a week for its homework. */
const classOf = (id: string, days: number[]): HomeworkClass => ({
  ...{ id, name: id, semester: "Fall", studentName: "Mei" },
  weeks: days.map((day, index): Week => {
    const at = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString();
    const closed = day > 0 ? "not-yet" : null;
    return { week: index + 1, title: null, startsAt: at(day), dueAt: at(day + 7), extended: false, closed };
  }),
});

const underWay = classOf("under way", [-16, -9, -2, 5]);
const sooner = classOf("sooner", [-10, -3, 4]);
const nextSemester = classOf("next semester", [100, 107]);
const afterThat = classOf("after that", [200]);
const over = classOf("over", [-60, -53]);
const longOver = classOf("long over", [-160]);

describe("the class for which the form opens", () => {
  it.each([
    ["has homework due, not the next semester's", [nextSemester, underWay], underWay],
    ["is the one whose homework is due first", [underWay, sooner, over], sooner],
    ["was over last, where nothing is due", [longOver, over, nextSemester], over],
    ["begins next, where none has begun", [afterThat, nextSemester], nextSemester],
    ["is none where there is none", [], undefined],
  ])("%s", (_, classes, chosen) => {
    expect(soonestClass(classes)?.id).toBe(chosen?.id);
  });
});

it.each([
  [underWay, 3],
  [over, 2],
  [nextSemester, 1],
  [undefined, 1],
])("opens for the week that is due, was last, or comes first (%#)", (chosen, week) => {
  expect(soonestWeek(chosen)).toBe(week);
});
