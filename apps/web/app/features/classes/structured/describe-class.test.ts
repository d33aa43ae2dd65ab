import type { ClassDetail, Program } from "@dripstone/contract/classes/payloads";
import { expect, it } from "vitest";
import { courseOf, lessonsOf } from "./describe-class.ts";

const program: Program = {
  ...{ slug: "knots", subject: "math", name: "Knots", summary: "All about knots.", ages: { from: 9, to: 12 } },
  ...{ contest: null, weeks: [{ week: 1, title: "Loops", test: false }], books: [], sample: null },
};
const detail = (attendance: "in-person" | "online" | "mixed"): ClassDetail => ({
  ...{ program, paymentHtml: null },
  semester: { id: "s", name: "Spring", startsOn: "2026-03-09", endsOn: "2026-05-17", breaks: [] },
  class: {
    ...{ id: "c", program: "knots", semester: "s", name: "Knots", teacher: null, weekday: 2, startsAt: "16:30" },
    ...{ minutes: 90, attendance, place: null, map: "1 Cave Street", places: 8, placesLeft: 8, waiting: 0 },
    ...{ priceCents: 0, takesRegistrations: true },
    lessons: [{ week: 1, startsAt: "2026-03-10T20:30:00.000Z", endsAt: "2026-03-10T22:00:00.000Z", canceled: false }],
  },
});
const about = { siteUrl: "https://school.example", locale: "en" as const, ages: () => "Ages 9–12" };

const place = expect.objectContaining({ "@type": "Place", address: "1 Cave Street" });
const virtual = { "@type": "VirtualLocation", url: "https://school.example/classes/c" };

it.each([
  ["in-person", "Onsite", "OfflineEventAttendanceMode", place],
  ["online", "Online", "OnlineEventAttendanceMode", virtual],
  ["mixed", "Blended", "MixedEventAttendanceMode", [place, virtual]],
] as const)("tells search engines how a class meets that is %s", (attendance, courseMode, mode, location) => {
  const one = detail(attendance);
  expect(courseOf(program, [one.class], about)).toMatchObject({ hasCourseInstance: [{ courseMode, location }] });
  expect(lessonsOf(one, about)).toMatchObject([{ eventAttendanceMode: `https://schema.org/${mode}`, location }]);
});
