import { beforeAll, expect, it } from "vitest";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { officeOf } from "./office/testing/office.ts";

const t = useTestApp();
let [admin, mei] = [] as unknown as [SignedUp, SignedUp];
const office = officeOf(t, () => admin);
const meetingUrl = "https://meet.example.com/only-for-the-class";

beforeAll(async () => {
  admin = await t.signUp({ role: "admin", rememberMe: true });
  mei = await t.signUp({ rememberMe: true });
});

/** What everybody, a calendar program and a family with a place are told of a class that meets in some way. */
async function toldOf(attendance: "in-person" | "online" | "mixed") {
  const [program, semester] = [await office.addProgram(), await office.addSemester()];
  const { id } = await office.addClass({ program: program.id, semester: semester.id, attendance, meetingUrl });
  const { data } = await t.call("GET /classes/{id}", { params: { id } });
  const calendar = await t.app.inject({ method: "GET", url: `/calendars/classes/${id}.ics` });
  await t.call("POST /classes/{id}/place", {
    token: mei.token,
    params: { id },
    body: {
      ...{ studentName: "Mei Lin", age: 11, parentName: "Wen Lin", parentEmail: mei.user.email },
      ...{ parentPhone: "", note: "" },
    },
  });
  const letter = await t.mails.next({ to: mei.user.email });
  for (const open of [JSON.stringify(data), calendar.body, letter.text]) expect(open).not.toContain(meetingUrl);
  return { shown: data.class.attendance, calendar: calendar.body, letter: letter.text };
}

it("says of a class in person where to come, and nothing of a link", async () => {
  const { shown, calendar, letter } = await toldOf("in-person");
  expect(shown).toBe("in-person");
  expect(calendar).toMatch(/LOCATION:\d/);
  expect(letter).toContain("It meets here");
  expect(letter).not.toMatch(/online/);
});

it("sends nobody to the school for a class that meets online", async () => {
  const { shown, calendar, letter } = await toldOf("online");
  expect(shown).toBe("online");
  expect(calendar).toContain("LOCATION:Online");
  expect(letter).toContain("It meets online");
  expect(letter).not.toMatch(/meets here|pencil/);
});

it("tells families of both ways where they may choose", async () => {
  const { shown, calendar, letter } = await toldOf("mixed");
  expect(shown).toBe("mixed");
  expect(calendar).toMatch(/LOCATION:\d.*or online/);
  expect(letter).toMatch(/It meets here: .* join online/);
});

it("keeps in what way a class meets when it is copied to the next semester, and takes no other way", async () => {
  const [program, semester] = [await office.addProgram(), await office.addSemester()];
  await office.addClass({ program: program.id, semester: semester.id, attendance: "online" });
  const copy = await t.call("POST /semesters/{id}/copy", {
    ...{ token: admin.token, params: { id: semester.id } },
    body: { name: { en: "Next", ch: "下学期" }, startsOn: "2026-09-07", endsOn: "2026-12-13" },
  });
  const { classes } = await office.read();
  expect(classes.find((it) => it.semester === copy.data.id)?.attendance).toBe("online");
  const body = { program: program.id, semester: semester.id, weekday: 2, startsAt: "16:30", minutes: 90, places: 8 };
  const refused = await t.call("POST /classes", {
    token: admin.token,
    body: { ...body, priceCents: 0, state: "open", attendance: "somehow" as "online" },
  });
  expect(refused).toMatchObject({ status: 400, error: { fields: { attendance: { code: "FIELD_REQUIRED" } } } });
});
