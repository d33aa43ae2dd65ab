import { expect, it } from "vitest";
import { oddTimesOf } from "./odd-times.ts";

const name = { en: "Spring break", ch: "春假" };
const days = { startsOn: "2026-03-09", endsOn: "2026-05-17", breaks: [{ from: "2026-04-06", to: "2026-04-12", name }] };
const lesson = (week: number, startsAt: string, canceled = false) => ({ week, startsAt, canceled });
const lessons = [lesson(1, "2026-03-10T16:30"), lesson(2, "2026-03-17T16:30"), lesson(3, "2026-03-24T16:30")];
const oddOf = (moved: ReturnType<typeof lesson>, others = lessons) => oddTimesOf(moved, { days, lessons: others });

it.each([
  ["at its own time", "2026-03-17T16:30", []],
  ["on the first day of the semester, behind the first week", "2026-03-10T18:30", []],
  ["the day before the semester", "2026-03-08T16:30", [{ what: "outside" }, { what: "beforeWeek", week: 1 }]],
  ["on the last day of the semester", "2026-05-17T16:30", [{ what: "afterWeek", week: 3 }]],
  ["the day after the semester", "2026-05-18T16:30", [{ what: "outside" }, { what: "afterWeek", week: 3 }]],
  [
    "on the first day of a break",
    "2026-04-06T00:00",
    [
      { what: "inBreak", name },
      { what: "afterWeek", week: 3 },
    ],
  ],
  [
    "on the last day of a break",
    "2026-04-12T23:00",
    [
      { what: "inBreak", name },
      { what: "afterWeek", week: 3 },
    ],
  ],
  ["before an earlier week", "2026-03-09T16:30", [{ what: "beforeWeek", week: 1 }]],
  ["nowhere, as the field was emptied", "", []],
])("tells what is odd of a lesson %s", (_, startsAt, odd) => {
  expect(oddOf(lesson(2, startsAt))).toEqual(odd);
});

it("tells nothing of a lesson that is canceled, nor of one that has passed a canceled one", () => {
  expect(oddOf(lesson(2, "2026-04-07T16:30", true))).toEqual([]);
  expect(oddOf(lesson(2, "2026-03-25T16:30"), [lesson(3, "2026-03-24T16:30", true)])).toEqual([]);
});
