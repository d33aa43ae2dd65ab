import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { classes as feature } from "../feature.ts";
import { both, classPayload, given, officeOf, programPayload, semesterPayload } from "./testing/office.ts";

const t = useTestApp();
let [admin, teacher, mei] = [] as unknown as [SignedUp, SignedUp, SignedUp];
const office = officeOf(t, () => admin);
let program = "";

beforeAll(async () => {
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
  teacher = await t.signUp({ name: "Ms. Sun", role: "teacher", rememberMe: true });
  mei = await t.signUp({ name: "Mei", rememberMe: true });
  await office.plantPrograms();
  program = (await office.addProgram()).id;
});

const home = async (language: "en" | "ch" = "en") => (await t.call("GET /classes", { query: { language } })).data;
const fieldsOf = (reply: { status: number; error: { fields?: Record<string, { code: string }> } }) =>
  reply.status < 400
    ? {}
    : Object.fromEntries(Object.entries(reply.error.fields ?? {}).map(([field, { code }]) => [field, code]));
const deedsOn = (subject: string) =>
  t.db.selectFrom("auditLog").where("subject", "=", subject).orderBy("id").select(["endpoint", "details"]).execute();
const asAdmin = (body: object) => ({ token: admin.token, body });

describe("the office of classes", () => {
  it("is for admins alone", async () => {
    const { id } = await office.addSemester();
    for (const { token } of [teacher, mei]) {
      const ways = [
        await t.call("GET /admin/classes", { token }),
        await t.call("POST /semesters", { token, body: semesterPayload() }),
        await t.call("PUT /semesters/{id}", { token, params: { id }, body: semesterPayload({ version: 1 }) }),
        await t.call("POST /classes", { token, body: classPayload({ program, semester: id }) }),
        await t.call("POST /programs", { token, body: programPayload() }),
        await t.call("DELETE /semesters/{id}", { token, params: { id }, body: { version: 1 } }),
      ];
      expect(ways.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    }
  });

  it("names who may teach, and no student", async () => {
    const { teachers } = await office.read();
    expect(teachers.map(({ name }) => name)).toEqual(["Ms. Sun", "Office"]);
  });
});

describe("a semester", () => {
  it("is on the public page at once, in both languages, and what it says of payment is not", async () => {
    const semester = await office.addSemester({ name: both("Early summer", "初夏学期") });
    expect((await home()).semesters.map(({ name }) => name)).toContain("Early summer");
    expect((await home("ch")).semesters.map(({ name }) => name)).toContain("初夏学期");
    expect(JSON.stringify(await home())).not.toContain("check");
    expect(await deedsOn(semester.id)).toEqual([
      {
        endpoint: "POST /semesters",
        details: { name: "Early summer", startsOn: "2026-03-09", endsOn: "2026-05-17" },
      },
    ]);
  });

  const pause = (from: string, to: string) => ({ from, to, name: both("Break") });
  it.each([
    ["the day before it begins as its last", { endsOn: "2026-03-08" }, { endsOn: "ENDS_BEFORE_IT_BEGINS" }],
    ["400 days", { endsOn: "2027-04-12" }, {}],
    ["401 days", { endsOn: "2027-04-13" }, { endsOn: "SEMESTER_TOO_LONG" }],
    ["a day that no calendar has", { endsOn: "2026-02-30" }, { endsOn: "FIELD_INVALID" }],
    ["a year before there was a web", { startsOn: "1999-12-31", endsOn: "2000-03-01" }, { startsOn: "FIELD_INVALID" }],
    ["no first day", { startsOn: "" }, { startsOn: "FIELD_REQUIRED" }],
    ["no Chinese name", { name: both("Spring", " ") }, { "name.ch": "FIELD_REQUIRED" }],
    ["a name too long", { name: both("春".repeat(81), "春") }, { "name.en": "FIELD_TOO_LONG" }],
    ["payment in one language", { payment: both("Cash", "") }, { "payment.ch": "FIELD_REQUIRED" }],
    ["nothing of payment", { payment: undefined }, {}],
    [
      "a break that ends first",
      { breaks: [pause("2026-04-10", "2026-04-06")] },
      { "breaks.0.to": "ENDS_BEFORE_IT_BEGINS" },
    ],
    [
      "breaks that meet",
      { breaks: [pause("2026-04-06", "2026-04-12"), pause("2026-04-12", "2026-04-13")] },
      { "breaks.1.from": "BREAKS_MEET" },
    ],
    [
      "a break of another year",
      { breaks: [pause("2020-04-06", "2020-04-10")] },
      { "breaks.0.from": "BREAK_OUTSIDE_SEMESTER" },
    ],
    ["a break that begins before it does", { breaks: [pause("2026-03-01", "2026-03-10")] }, {}],
    [
      "more breaks than there may be",
      { breaks: Array.from({ length: 21 }, (_, at) => pause(`2026-05-${at + 10}`, `2026-05-${at + 10}`)) },
      { breaks: "FIELD_INVALID" },
    ],
  ])("with %s is taken, or refused at the field", async (_, more, fields) => {
    const reply = await t.call("POST /semesters", asAdmin(semesterPayload(more)));
    expect([reply.status, reply.status < 400 ? {} : fieldsOf(reply)]).toEqual([
      Object.keys(fields).length > 0 ? 400 : 201,
      fields,
    ]);
  });

  it("that somebody else has changed meanwhile is refused, and of many at once one is taken", async () => {
    const { id } = await office.addSemester();
    const replies = await Promise.all(
      ["A", "B", "C"].map((name) =>
        t.call("PUT /semesters/{id}", {
          ...asAdmin(semesterPayload({ name: both(name), version: 1 })),
          params: { id },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const stale = await t.call("DELETE /semesters/{id}", { ...asAdmin({ version: 1 }), params: { id } });
    expect(stale.error.code).toBe("EDITED_MEANWHILE");
  });

  it("is deleted only while no class is in it", async () => {
    const { id } = await office.addSemester();
    const added = await office.addClass({ program, semester: id });
    const remove = () => t.call("DELETE /semesters/{id}", { ...asAdmin({ version: 1 }), params: { id } });
    expect((await remove()).error.code).toBe("SEMESTER_IN_USE");
    await t.call("DELETE /classes/{id}", { ...asAdmin({ version: 1 }), params: { id: added.id } });
    expect((await remove()).status).toBe(200);
    expect((await remove()).error.code).toBe("NOT_FOUND");
  });

  it("gives its classes to the next one as drafts, with lessons on its own days", async () => {
    const { id } = await office.addSemester();
    await office.addClass({ program, semester: id, teacher: teacher.user.id, name: both("Knots at night") });
    const next = { name: both("Fall 2026", "2026年秋季学期"), startsOn: "2026-09-07", endsOn: "2026-11-22" };
    const copy = await t.call("POST /semesters/{id}/copy", { ...asAdmin(next), params: { id } });
    expect(copy.data).toMatchObject({ ...next, breaks: [], payment: semesterPayload().payment });
    const copied = (await office.read()).classes.filter(({ semester }) => semester === copy.data.id);
    expect(copied).toMatchObject([
      { name: both("Knots at night"), state: "draft", teacher: { name: "Ms. Sun" }, lessons: 3, taken: 0 },
    ]);
    expect(await office.lessonsOf(copied[0]?.id ?? "")).toEqual([
      "1: 2026-09-08 16:30",
      "2: 2026-09-15 16:30",
      "3: 2026-09-22 16:30",
    ]);
    expect((await home()).classes.map(({ semester }) => semester)).not.toContain(copy.data.id);
  });
});

describe("a class", () => {
  const add = async (more: object = {}) =>
    t.call("POST /classes", asAdmin(classPayload({ program, semester: (await office.addSemester()).id }, more)));

  it.each([
    ["a quarter of an hour", { minutes: 15 }, {}],
    ["less", { minutes: 14 }, { minutes: "NUMBER_OUT_OF_RANGE" }],
    ["an eighth weekday", { weekday: 8 }, { weekday: "FIELD_INVALID" }],
    ["a time that is none", { startsAt: "25:00" }, { startsAt: "FIELD_INVALID" }],
    ["no place", { places: 0 }, { places: "NUMBER_OUT_OF_RANGE" }],
    ["a price below nothing", { priceCents: -1 }, { priceCents: "FIELD_INVALID" }],
    ["half a cent", { priceCents: 0.5 }, { priceCents: "FIELD_INVALID" }],
    ["a meeting by plain HTTP", { meetingUrl: "http://meet.example/1" }, { meetingUrl: "HTTPS_ADDRESS_NEEDED" }],
    ["a meeting that is a script", { meetingUrl: "javascript:alert(1)" }, { meetingUrl: "HTTPS_ADDRESS_NEEDED" }],
    ["a meeting", { meetingUrl: "https://meet.example/1" }, {}],
    ["a program that is none", { program: crypto.randomUUID() }, { program: "FIELD_REQUIRED" }],
    ["a state of its own", { state: "secret" }, { state: "FIELD_REQUIRED" }],
    ["a place in one language", { place: both("Room 4", "") }, { "place.ch": "FIELD_REQUIRED" }],
  ])("with %s is taken, or refused at the field", async (_, more, fields) => {
    const reply = await add(more);
    expect([reply.status, reply.status < 400 ? {} : fieldsOf(reply)]).toEqual([
      Object.keys(fields).length > 0 ? 400 : 201,
      fields,
    ]);
  });

  it("is taught by a teacher, never by a student, whatever id is sent", async () => {
    expect(fieldsOf(await add({ teacher: mei.user.id }))).toEqual({ teacher: "TEACHER_NOT_FOUND" });
    expect((await add({ teacher: teacher.user.id })).data.teacher?.name).toBe("Ms. Sun");
  });

  it("is public once it is open, and hidden again only while nobody is in it", async () => {
    const { data: draft } = await add({ state: "draft" });
    const isShown = async () => (await home()).classes.some(({ id }) => id === draft.id);
    expect(await isShown()).toBe(false);
    const { data: open } = await office.changeClass(draft, { state: "open" });
    expect(await isShown()).toBe(true);
    const family = {
      ...{ studentName: "Mei Lin", age: 11, parentName: "Wen Lin", parentEmail: "wen@example.com" },
      ...{ parentPhone: "", note: "" },
    };
    await t.call("POST /classes/{id}/place", { token: mei.token, params: { id: draft.id }, body: family });
    const hidden = await office.changeClass(open, { state: "draft" });
    expect([hidden.error.code, fieldsOf(hidden)]).toEqual(["CLASS_IN_USE", { state: "CLASS_IN_USE" }]);
    const removed = await t.call("DELETE /classes/{id}", { ...asAdmin({ version: 2 }), params: { id: draft.id } });
    expect(removed.error.code).toBe("CLASS_IN_USE");
    expect((await office.changeClass(open, { state: "closed" })).status).toBe(200);
    expect((await home()).classes.find(({ id }) => id === draft.id)?.takesRegistrations).toBe(false);
  });

  it("that gets more places gives them to those who have waited longest", async () => {
    const { data: small } = await add({ places: 1 });
    const three = await Promise.all([1, 2, 3].map(() => t.signUp()));
    const body = {
      ...{ studentName: "Lin", age: 11, parentName: "Wen Lin", parentEmail: "wen@example.com" },
      ...{ parentPhone: "", note: "" },
    };
    for (const { token } of three) await t.call("POST /classes/{id}/place", { token, params: { id: small.id }, body });
    const { data: larger } = await office.changeClass(small, { places: 2 });
    expect([larger.taken, larger.waiting]).toEqual([2, 1]);
    const last = await t.call("GET /classes/mine", { token: three[2]?.token ?? "" });
    expect(last.data).toMatchObject([{ state: "waiting", before: 0 }]);
  });
});

describe("a class of a semester that is over", () => {
  it("that gets more places gives none of them away, and writes to nobody", async () => {
    t.clock.set("2026-03-04T17:00:00.000Z");
    const { id: semester } = await office.addSemester();
    const small = await office.addClass({ program, semester, places: 1 });
    const [first, second] = await Promise.all([1, 2].map(() => t.signUp({ rememberMe: true })));
    const body = {
      ...{ studentName: "Lin", age: 11, parentName: "Wen Lin", parentEmail: "wen@example.com" },
      ...{ parentPhone: "", note: "" },
    };
    for (const one of [first, second]) {
      await t.call("POST /classes/{id}/place", { token: one?.token ?? "", params: { id: small.id }, body });
    }
    const to = second?.user.email ?? "";
    const letters = await t.mails.count({ to });
    const over = { startsOn: "2026-02-02", endsOn: "2026-03-03" };
    await t.db.updateTable("semesters").set(over).where("id", "=", semester).execute();
    const { data } = await office.changeClass(small, { places: 2 });
    expect([data.taken, data.waiting]).toEqual([1, 1]);
    expect(await t.mails.count({ to })).toBe(letters);
  });
});

describe("a program", () => {
  it("that the office has changed stays so at the next start, and one that it deleted stays away", async () => {
    const { programs } = await office.read();
    const amc8 = programs.find(({ slug }) => slug === "amc8");
    const robotics = programs.find(({ slug }) => slug === "robotics");
    if (!amc8 || !robotics) throw new Error("the content has no such program");
    const { id, slug: _, ...kept } = amc8;
    const words = given({ ...kept, name: both("AMC 8, our way", "我们的 AMC 8") });
    const changed = await t.call("PUT /programs/{id}", { ...asAdmin(words), params: { id } });
    expect(changed.data).toMatchObject({
      slug: "amc8",
      name: both("AMC 8, our way", "我们的 AMC 8"),
      version: 2,
      weeks: amc8.weeks,
    });
    await t.call("DELETE /programs/{id}", { ...asAdmin({ version: 1 }), params: { id: robotics.id } });
    for (const seed of feature.seeds ?? []) await seed({ db: t.db, now: t.clock.now(), demo: false });
    const after = (await home()).programs;
    expect(after.find(({ slug }) => slug === "amc8")?.name).toBe("AMC 8, our way");
    expect(after.map(({ slug }) => slug)).not.toContain("robotics");
    expect((await deedsOn(id)).at(-1)?.details).toMatchObject({
      slug: "amc8",
      changed: expect.stringMatching(/^name/),
    });
  });

  it("stands where it was put, unless somebody has moved one meanwhile", async () => {
    const seen = (await office.read()).programs.map(({ id }) => id);
    const order = seen.toReversed();
    const put = (body: object) => t.call("PUT /programs/order", asAdmin(body));
    const both = await Promise.all([
      put({ seen, order }),
      put({ seen, order: [...seen.slice(1), ...seen.slice(0, 1)] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = (await office.read()).programs.map(({ id }) => id);
    expect((await put({ seen: now, order })).status).toBe(200);
    expect((await office.read()).programs.map(({ id }) => id)).toEqual(order);
    expect((await deedsOn("programs")).at(-1)?.details).toEqual({
      changed: "order",
      order: `${now.join(", ")} → ${order.join(", ")}`,
    });
    expect((await home()).programs.map(({ slug }) => slug)).toEqual(
      (await office.read()).programs.map(({ slug }) => slug),
    );
    expect(fieldsOf(await put({ seen: order, order: order.slice(1) }))).toEqual({ order: "FIELD_INVALID" });
    const ofStudent = { token: mei.token, body: { seen: order, order: seen } };
    expect((await t.call("PUT /programs/order", ofStudent)).status).toBe(403);
    expect(await deedsOn("programs")).toHaveLength(2);
  });

  it("with more weeks gives its classes more lessons, and with fewer takes those away that are to come and empty", async () => {
    const knots = await office.addProgram({ name: both("Bends") });
    const added = await office.addClass({ program: knots.id, semester: (await office.addSemester()).id });
    await t.db
      .updateTable("lessons")
      .set({ homework: JSON.stringify(both("Tie one.")) })
      .where("classId", "=", added.id)
      .where("week", "=", 2)
      .execute();
    const put = (version: number, count: number) =>
      t.call("PUT /programs/{id}", {
        ...asAdmin(
          programPayload({
            version,
            weeks: Array.from({ length: count }, (_, week) => ({ title: both(`${week}`), test: false })),
          }),
        ),
        params: { id: knots.id },
      });
    await put(1, 5);
    expect((await office.lessonsOf(added.id)).at(-1)).toBe("5: 2026-04-07 16:30");
    await put(2, 1);
    expect(await office.lessonsOf(added.id)).toEqual(["1: 2026-03-10 16:30", "2: 2026-03-17 16:30"]);
  });

  it.each([
    ["ages the wrong way round", { ageFrom: 12, ageTo: 9 }, { ageTo: "ENDS_BEFORE_IT_BEGINS" }],
    ["no weeks", { weeks: [] }, { weeks: "FIELD_REQUIRED" }],
    [
      "a week without a Chinese title",
      { weeks: [{ title: both("One", ""), test: false }] },
      { "weeks.0.title.ch": "FIELD_REQUIRED" },
    ],
    [
      "seventeen weeks",
      { weeks: Array.from({ length: 17 }, () => ({ title: both("One"), test: false })) },
      { weeks: "FIELD_INVALID" },
    ],
    [
      "half a sample",
      { sample: { en: { homework: "1", correction: "" }, ch: { homework: "1", correction: "2" } } },
      { "sample.en.correction": "FIELD_REQUIRED" },
    ],
    [
      "a book without an author",
      { books: [{ title: "Knots", author: " ", note: both("Good") }] },
      { "books.0.author": "FIELD_REQUIRED" },
    ],
  ])("with %s is refused at the field", async (_, more, fields) => {
    const reply = await t.call("POST /programs", asAdmin(programPayload(more)));
    expect([reply.status, fieldsOf(reply)]).toEqual([400, fields]);
  });

  it("that a class teaches is not deleted", async () => {
    const { id } = await office.addProgram();
    await office.addClass({ program: id, semester: (await office.addSemester()).id });
    const reply = await t.call("DELETE /programs/{id}", { ...asAdmin({ version: 1 }), params: { id } });
    expect(reply.error.code).toBe("PROGRAM_IN_USE");
  });

  it("shows markup that somebody has written into its sample as text", async () => {
    const sample = { homework: "<img src=x onerror=alert(1)>", correction: "[see](javascript:alert(1))" };
    await office.addProgram({ name: both("Hitches"), sample: { en: sample, ch: sample } });
    const shown = (await home()).programs.find(({ name }) => name === "Hitches")?.sample;
    expect(shown?.homeworkHtml).not.toContain("<img");
    expect(shown?.correctionHtml).not.toContain("javascript:");
  });
});

describe("a contest", () => {
  const put = (slug: string, more: object = {}) =>
    t.call("PUT /contests/{slug}", {
      ...asAdmin({
        ...{ startsAt: "2027-01-21T16:00", registrationUntil: "2027-01-10", page: "https://maa.org/amc" },
        ...{ version: 0, ...more },
      }),
      params: { slug },
    });

  it("is at the time that the school's clock shows, and counted down to at once", async () => {
    expect((await put("amc8")).data).toMatchObject({ startsAt: "2027-01-21T16:00", version: 1 });
    expect((await home()).contests).toMatchObject([{ slug: "amc8", startsAt: "2027-01-21T21:00:00.000Z" }]);
    expect((await put("amc8")).error.code).toBe("EDITED_MEANWHILE");
    expect(
      (await put("amc8", { version: 1, startsAt: "2026-07-21T16:00", registrationUntil: "2026-07-10" })).data.version,
    ).toBe(2);
    expect((await home()).contests).toMatchObject([{ startsAt: "2026-07-21T20:00:00.000Z" }]);
    const gone = await t.call("DELETE /contests/{slug}", { ...asAdmin({ version: 2 }), params: { slug: "amc8" } });
    expect([gone.status, (await home()).contests]).toEqual([200, []]);
  });

  it("is announced for a day to come; when it is over, its note may still be changed", async () => {
    const past = { startsAt: "2020-01-21T16:00", registrationUntil: undefined };
    expect(fieldsOf(await put("amc10", past))).toEqual({ startsAt: "CONTEST_PAST" });
    const late = { registrationUntil: "2028-01-10" };
    expect(fieldsOf(await put("amc10", late))).toEqual({ registrationUntil: "AFTER_THE_CONTEST" });
    expect((await put("amc10")).data.version).toBe(1);
    const [now, usual] = [t.clock.now(), admin];
    t.clock.set("2027-02-01T12:00:00.000Z");
    admin = await t.signUp({ role: "admin", rememberMe: true });
    expect((await put("amc10", { version: 1, note: both("It is over.") })).data.version).toBe(2);
    expect(
      (await t.call("DELETE /contests/{slug}", { ...asAdmin({ version: 2 }), params: { slug: "amc10" } })).status,
    ).toBe(200);
    t.clock.set(now);
    admin = usual;
  });

  it.each([
    ["a script as its page", { page: "javascript:alert(1)" }, { page: "HTTPS_ADDRESS_NEEDED" }],
    ["a page by plain HTTP", { page: "http://maa.org" }, { page: "HTTPS_ADDRESS_NEEDED" }],
    ["no time", { startsAt: "2027-01-21" }, { startsAt: "FIELD_INVALID" }],
    ["a note in one language", { note: both("", "有") }, { "note.en": "FIELD_REQUIRED" }],
  ])("with %s is refused at the field", async (_, more, fields) => {
    expect(fieldsOf(await put("amc10", more))).toEqual(fields);
  });

  it("that is none of ours is not there", async () => {
    expect((await put("imo")).status).toBeGreaterThanOrEqual(400);
  });
});
