import type { ClassDetail, Program } from "@dripstone/contract/classes/payloads";
import { expect, it } from "vitest";
import { courseOf, lessonsOf } from "./describe-class.ts";

const program: Program = {
  ...{ slug: "knots", subject: "math", name: "Knots", summary: "All about knots.", ages: { from: 9, to: 12 } },
  ...{ contest: null, weeks: [{ week: 1, title: "Loops", test: false }], books: [], sample: null },
};
const detail = (attendance: "in-person" | "online" | "mixed"): ClassDetail => ({
  ...{ program, paymentHtml: null, contest: null },
  semester: { id: "s", name: "Spring", startsOn: "2026-03-09", endsOn: "2026-05-17", breaks: [] },
  class: {
    ...{ id: "c", program: "knots", semester: "s", name: "Knots", teacher: null, weekday: 2, startsAt: "16:30" },
    ...{ minutes: 90, attendance, place: null, map: "1 Cave Street", places: 8, placesLeft: 8, waiting: 0 },
    ...{ priceCents: 0, takesRegistrations: true },
    lessons: [{ week: 1, startsAt: "2026-03-10T20:30:00.000Z", endsAt: "2026-03-10T22:00:00.000Z", canceled: false }],
  },
});
const words = { prerequisites: () => "None", lesson: (name: string, title: string) => `${name}: ${title}` };
const about = { siteUrl: "https://school.example", locale: "en" as const, words };

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

it("leads from each class to its own page in the reader's language, and says nothing of the language that is taught in", () => {
  const one = detail("online");
  const url = "https://school.example/classes/c?lang=ch";
  const course = courseOf(program, [one.class], { ...about, locale: "ch" }, "/classes/c");
  expect(course).toMatchObject({ url, offers: [{ url }], hasCourseInstance: [{ url, location: { url } }] });
  expect(courseOf(program, [one.class], about)).toMatchObject({ url: "https://school.example/classes" });
  expect(JSON.stringify(course)).not.toContain("inLanguage");
});

it("offers no lesson by itself, and names the days on which the class does not meet", () => {
  const one = detail("in-person");
  const on = (day: string, canceled = false) => ({
    ...{ week: 1, startsAt: `${day}T20:30:00.000Z`, endsAt: `${day}T22:00:00.000Z`, canceled },
  });
  one.class.lessons = [on("2026-03-10"), on("2026-03-17", true), on("2026-03-31")];
  expect(courseOf(program, [one.class], about)).toMatchObject({
    hasCourseInstance: [{ courseSchedule: { exceptDate: ["2026-03-17", "2026-03-24"] } }],
  });
  for (const lesson of lessonsOf(one, about)) expect(lesson).not.toHaveProperty("offers");
});
