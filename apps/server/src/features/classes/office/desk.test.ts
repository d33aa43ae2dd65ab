import type { ReplyOf } from "@dripstone/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { both, given, officeOf } from "./testing/office.ts";

const t = useTestApp();
let [admin, sun, wang, mei, other] = [] as unknown as [SignedUp, SignedUp, SignedUp, SignedUp, SignedUp];
const office = officeOf(t, () => admin);
let id = "";

beforeAll(async () => {
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
  sun = await t.signUp({ name: "Ms. Sun", role: "teacher", rememberMe: true });
  wang = await t.signUp({ name: "Mr. Wang", role: "teacher", rememberMe: true });
  mei = await t.signUp({ name: "Mei", rememberMe: true });
  other = await t.signUp({ name: "Other", rememberMe: true });
});

beforeEach(async () => {
  t.clock.set("2026-03-04T17:00:00.000Z");
  const [program, semester] = [await office.addProgram(), await office.addSemester()];
  const meetingUrl = "https://meet.example/secret";
  const teacher = sun.user.id;
  id = (await office.addClass({ program: program.id, semester: semester.id, teacher, places: 2, meetingUrl })).id;
});

const register = ({ token }: SignedUp, studentName: string) =>
  t.call("POST /classes/{id}/place", {
    token,
    params: { id },
    body: {
      ...{ studentName, age: 11, parentName: "Wen Lin", parentEmail: "wen@example.com" },
      ...{ parentPhone: "+1 614 555 0182", note: "Allergic to nuts" },
    },
  });
const desk = async (by = sun) => (await t.call("GET /classes/{id}/desk", { token: by.token, params: { id } })).data;
const lesson = async (week = 1) =>
  (await desk()).lessons[week - 1] as ReplyOf<"GET /classes/{id}/desk">["lessons"][number];
const put = async (more: object = {}, { by = sun, week = 1 } = {}) => {
  const { week: _, title: __, past: ___, ...row } = await lesson(week);
  const params = { id, week: String(week) };
  return t.call("PUT /classes/{id}/lessons/{week}", { token: by.token, params, body: given({ ...row, ...more }) });
};
it("tells its teacher the days of the semester, with the breaks, so that an odd time can be seen", async () => {
  const pause = { from: "2026-04-06", to: "2026-04-12", name: both("Spring break", "春假") };
  const [program, semester] = [await office.addProgram(), await office.addSemester({ breaks: [pause] })];
  const added = await office.addClass({ program: program.id, semester: semester.id, teacher: sun.user.id });
  const { data } = await t.call("GET /classes/{id}/desk", { token: sun.token, params: { id: added.id } });
  expect(data.days).toEqual({ startsOn: semester.startsOn, endsOn: semester.endsOn, breaks: [pause] });
});

const rosterOf = async (by: SignedUp) =>
  (await t.call("GET /classes/{id}/roster", { token: by.token, params: { id } })).data;
const csv = async (by: SignedUp, language = "en") =>
  t.call("GET /classes/{id}/roster/csv", { token: by.token, params: { id }, query: { language } });

it("tells classes of one name apart by their times, until one has a name of its own", async () => {
  const teacher = sun.user.id;
  const [program, semester] = [await office.addProgram({ name: both("Twins", "双胞胎") }), await office.addSemester()];
  const add = (more: object) => office.addClass({ program: program.id, semester: semester.id, teacher, ...more });
  const tuesday = await add({ weekday: 2 });
  const saturday = await add({ weekday: 6, startsAt: "09:00" });
  const names = async (language: "en" | "ch") => {
    const { data } = await t.call("GET /classes/taught", { token: sun.token, query: { language } });
    return [tuesday, saturday].map(({ id: own }) => data.classes.find((row) => row.id === own)?.name);
  };
  expect(await names("en")).toEqual(["Twins (Tue 4:30 PM)", "Twins (Sat 9:00 AM)"]);
  expect(await names("ch")).toEqual(["双胞胎（周二 16:30）", "双胞胎（周六 09:00）"]);
  await office.changeClass(saturday, { name: both("Early twins") });
  expect(await names("en")).toEqual(["Twins", "Early twins"]);
});

describe("what is of a class", () => {
  it("is its teacher's and the office's; to another teacher it is not there, and to students it is closed", async () => {
    const ways = async ({ token }: SignedUp) => [
      (await t.call("GET /classes/{id}/desk", { token, params: { id } })).status,
      (await t.call("GET /classes/{id}/roster", { token, params: { id } })).status,
      (await t.call("GET /classes/{id}/roster/csv", { token, params: { id } })).status,
      (await put({}, { by: { token } as SignedUp })).status,
    ];
    await register(mei, "Mei Lin");
    expect(await ways(sun)).toEqual([200, 200, 200, 200]);
    expect(await ways(admin)).toEqual([200, 200, 200, 200]);
    expect(await ways(wang)).toEqual([404, 404, 404, 404]);
    expect(await ways(mei)).toEqual([403, 403, 403, 403]);
    expect(await ways(other)).toEqual([403, 403, 403, 403]);
  });

  it("is no longer a teacher's from whom the class was taken", async () => {
    await t.db.updateTable("classes").set({ teacherId: wang.user.id }).where("id", "=", id).execute();
    expect((await t.call("GET /classes/{id}/desk", { token: sun.token, params: { id } })).error.code).toBe("NOT_FOUND");
    expect((await desk(wang)).teacher?.name).toBe("Mr. Wang");
  });
});

describe("a lesson", () => {
  it("is moved and canceled by its teacher, which the public page shows at once", async () => {
    const moved = await put({ startsAt: "2026-03-12T18:15", minutes: 60, dueAt: "2026-03-17T16:30" });
    expect(moved.data).toMatchObject({ startsAt: "2026-03-12T18:15", minutes: 60, version: 2 });
    await put({ canceled: true }, { week: 2 });
    const shown = (await t.call("GET /classes")).data.classes.find((it) => it.id === id)?.lessons;
    expect(shown).toMatchObject([
      { week: 1, startsAt: "2026-03-12T22:15:00.000Z", endsAt: "2026-03-12T23:15:00.000Z", canceled: false },
      { week: 2, canceled: true },
      { week: 3, canceled: false },
    ]);
    const deeds = await t.db.selectFrom("auditLog").where("subject", "=", id).orderBy("id").selectAll().execute();
    expect(deeds.at(-1)).toMatchObject({ actorId: sun.user.id, details: { week: 2, changed: "canceled" } });
  });

  it("keeps what it brings and asks in both languages, and nobody is told on the public page", async () => {
    const homework = both("Prove that **pears** are even.", "证明**梨**是偶数。");
    expect((await put({ homework, materials: homework, solution: homework })).data).toMatchObject({ homework });
    for (const language of ["en", "ch"]) {
      expect((await t.call("GET /classes", { query: { language } })).text).not.toMatch(/pears|梨/);
    }
    expect((await put({ homework: null })).data.homework).toBeNull();
  });

  it.each([
    ["homework in one language", { homework: both("Read.", " ") }, { "homework.ch": "FIELD_REQUIRED" }],
    ["homework as long as it may be", { homework: both("读".repeat(20_000), "读".repeat(20_000)) }, {}],
    ["longer homework", { homework: both("a".repeat(20_001), "a") }, { "homework.en": "FIELD_TOO_LONG" }],
    ["homework that is due before the lesson", { dueAt: "2026-03-10T16:29" }, { dueAt: "BEFORE_THE_LESSON" }],
    ["a solution before that", { solutionFrom: "2026-03-17T16:29" }, { solutionFrom: "BEFORE_IT_IS_DUE" }],
    ["a time that is none", { startsAt: "18:30" }, { startsAt: "FIELD_INVALID" }],
    ["no length", { minutes: 0 }, { minutes: "NUMBER_OUT_OF_RANGE" }],
    ["a time in another year", { startsAt: "2020-03-10T16:30" }, { startsAt: "FAR_FROM_SEMESTER" }],
    [
      "homework due in another year",
      { dueAt: "2027-03-17T16:30", solutionFrom: "2027-03-17T16:30" },
      { dueAt: "FAR_FROM_SEMESTER" },
    ],
    ["a time two months before the semester", { startsAt: "2026-01-08T16:30" }, {}],
    ["a time a day before that", { startsAt: "2026-01-07T16:30" }, { startsAt: "FAR_FROM_SEMESTER" }],
    [
      "the time of another lesson",
      { startsAt: "2026-03-17T16:30", dueAt: "2026-03-24T16:30", solutionFrom: "2026-03-24T16:30" },
      { startsAt: "LESSONS_MEET" },
    ],
    [
      "a time that ends in another lesson",
      { startsAt: "2026-03-17T15:01", dueAt: "2026-03-24T16:30", solutionFrom: "2026-03-24T16:30" },
      { startsAt: "LESSONS_MEET" },
    ],
    [
      "a time that ends as another lesson begins",
      { startsAt: "2026-03-17T15:00", dueAt: "2026-03-24T16:30", solutionFrom: "2026-03-24T16:30" },
      {},
    ],
    [
      "the time of another lesson, and canceled",
      { canceled: true, startsAt: "2026-03-17T16:30", dueAt: "2026-03-24T16:30", solutionFrom: "2026-03-24T16:30" },
      {},
    ],
    ["no length", { minutes: 0 }, { minutes: "NUMBER_OUT_OF_RANGE" }],
  ])("with %s is taken, or refused at the field", async (_, more, fields) => {
    const reply = await put(more);
    const refused = reply.status < 400 ? {} : (reply.error.fields ?? {});
    expect(Object.fromEntries(Object.entries(refused).map(([field, { code }]) => [field, code]))).toEqual(fields);
  });

  it("is not held again at a time that another one has taken meanwhile", async () => {
    const later = { dueAt: "2026-03-24T16:30", solutionFrom: "2026-03-24T16:30" };
    await put({ canceled: true, startsAt: "2026-03-17T16:30", ...later });
    expect((await put({ canceled: false })).error.fields?.startsAt?.code).toBe("LESSONS_MEET");
    // What stands so may be written about.
    expect((await put({ materials: both("Bring a rope.") })).status).toBe(200);
  });

  it("that somebody else has changed meanwhile is refused", async () => {
    const { version } = await lesson();
    await put({ canceled: true }, { by: admin });
    expect((await put({ version })).error.code).toBe("EDITED_MEANWHILE");
  });

  it("that the class does not have is not there", async () => {
    const { week: _, title: __, past: ___, ...row } = await lesson();
    for (const week of ["0", "99", "4", "x"]) {
      const params = { id, week };
      const reply = await t.call("PUT /classes/{id}/lessons/{week}", { token: sun.token, params, body: given(row) });
      expect([week, reply.status]).toEqual([week, 404]);
    }
  });
});

describe("the roster", () => {
  it("tells a teacher who is in the class and who waits, and the office how parents are reached and what is paid", async () => {
    const lin = await t.signUp({ name: "Lin" });
    const leaver = await t.signUp();
    for (const [who, name] of [
      [mei, "Mei Lin"],
      [leaver, "Gone Soon"],
      [lin, "Lin Wu"],
      [other, "Wu Di"],
    ] as const) {
      await register(who, name);
    }
    await t.call("DELETE /classes/{id}/place", { token: leaver.token, params: { id } });
    const shown = await rosterOf(sun);
    expect(shown.places.map(({ studentName, state }) => [studentName, state])).toEqual([
      ["Mei Lin", "taken"],
      ["Lin Wu", "taken"],
      ["Wu Di", "waiting"],
    ]);
    const secrets = /wen@|Wen Lin|614 555|nuts|48000|"due"/;
    expect(JSON.stringify(shown)).not.toMatch(secrets);
    expect((await csv(sun)).text).not.toMatch(secrets);
    const [taken] = (await t.call("GET /audit", { token: admin.token, query: { subject: id } })).data.items;
    expect(taken).toMatchObject({
      ...{ endpoint: "GET /classes/{id}/roster/csv", actor: { id: sun.user.id }, details: { lines: 3 } },
    });
    const all = await rosterOf(admin);
    expect(all.places.at(-1)).toMatchObject({ studentName: "Gone Soon", state: "given-up" });
    expect(all.places[0]).toMatchObject({
      contact: { parentName: "Wen Lin", parentEmail: "wen@example.com", note: "Allergic to nuts" },
      money: { priceCents: 480_00, payment: "due", paymentNote: "" },
    });
  });

  it("is a table that Excel reads with its Chinese, of which no cell is a formula", async () => {
    await register(mei, "林小梅");
    const [place] = (await rosterOf(admin)).places;
    await t.db
      .updateTable("classPlaces")
      .set({ note: '=HYPERLINK("https://evil.example","x")', parentName: "@SUM(A1)", paymentNote: '＝1+1, "so"' })
      .where("id", "=", place?.id ?? "")
      .execute();
    const { text, headers } = await csv(admin, "ch");
    expect(headers["content-type"]).toMatch(/^text\/csv/);
    expect(decodeURIComponent(String(headers["content-disposition"]))).toMatch(
      /^attachment; filename="[^"]+"; filename\*=UTF-8''Knots 中文学生名单 2026-03-04\.csv$/,
    );
    expect(text.startsWith("\uFEFF")).toBe(true);
    const [head, row] = text.slice(1).split("\r\n");
    expect(head).toBe(
      "课程班,学生,账号,名额,报名日期（美国俄亥俄州哥伦布市时间）,家长,家长邮箱,家长电话,备注,学费,付款,付款备注",
    );
    expect(row).toContain("林小梅,Mei,已入班,2026-03-04,'@SUM(A1),wen@example.com,'+1 614 555 0182");
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")",480.00,未付,"'＝1+1, ""so"""`);
  });
});

describe("the office", () => {
  const placeOf = async (studentName: string) => {
    const found = (await rosterOf(admin)).places.find((place) => place.studentName === studentName);
    if (!found) throw new Error(`${studentName} is not on the roster`);
    return found;
  };
  const act = async (deed: "take" | "cancel", studentName: string, reason = "", by = admin) => {
    const place = await placeOf(studentName);
    const body = { version: place.version, reason };
    return t.call(`POST /class-places/{id}/${deed}`, { token: by.token, params: { id: place.id }, body });
  };
  const add = (more: object = {}, by = admin) =>
    t.call("POST /classes/{id}/places", {
      token: by.token,
      params: { id },
      body: {
        ...{ account: mei.user.email, studentName: "Mei Lin", parentName: "Wen", parentEmail: "wen@example.com" },
        ...{ parentPhone: "", note: "", state: "taken", reason: "", ...more },
      },
    });

  it("alone keeps payments, moves students and adds them", async () => {
    await register(mei, "Mei Lin");
    const { id: place, version } = await placeOf("Mei Lin");
    for (const by of [sun, mei, other]) {
      const { token } = by;
      const body = { version, payment: "paid", paymentNote: "" };
      const kept = await t.call("PUT /class-places/{id}/payment", { token, params: { id: place }, body });
      const done = [
        kept,
        await act("take", "Mei Lin", "", by),
        await act("cancel", "Mei Lin", "", by),
        await add({}, by),
      ];
      expect(done.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
  });

  it("keeps how a payment stands, of which two who say so at once are not both believed", async () => {
    await register(mei, "Mei Lin");
    const { id: place, version } = await placeOf("Mei Lin");
    const keep = (payment: string) =>
      t.call("PUT /class-places/{id}/payment", {
        token: admin.token,
        params: { id: place },
        body: { version, payment, paymentNote: "Check 12" },
      });
    const [one, two] = await Promise.all([keep("paid"), keep("waived")]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const mine = await t.call("GET /classes/mine", { token: mei.token });
    expect(["paid", "waived"]).toContain(mine.data.find((it) => it.class === id)?.payment);
    expect(JSON.stringify(mine.data)).not.toContain("Check 12");
    expect((await keep("free")).status).toBe(400);
  });

  it("keeps what was paid for a place that was given up in a class that is hidden since, and gives none there", async () => {
    await register(mei, "Mei Lin");
    const { data: given } = await act("cancel", "Mei Lin", "Moved away");
    await t.db.updateTable("classes").set({ state: "draft" }).where("id", "=", id).execute();
    const params = { id: given.id };
    const paid = { version: given.version, payment: "paid", paymentNote: "Paid back" };
    const kept = await t.call("PUT /class-places/{id}/payment", { token: admin.token, params, body: paid });
    expect(kept.data.money).toMatchObject({ payment: "paid", paymentNote: "Paid back" });
    const take = { version: kept.data.version, reason: "Back again" };
    const taken = await t.call("POST /class-places/{id}/take", { token: admin.token, params, body: take });
    expect(taken.error.code).toBe("NOT_FOUND");
  });

  it("lets in who has waited longest when it takes back a place", async () => {
    const three = await Promise.all([1, 2, 3].map(() => t.signUp()));
    for (const [index, who] of three.entries()) await register(who, `Student ${"ABC"[index]}`);
    expect((await act("cancel", "Student A", "Moved away")).data.state).toBe("given-up");
    expect((await placeOf("Student C")).state).toBe("taken");
    expect((await act("cancel", "Student A")).error.code).toBe("EDITED_MEANWHILE");
  });

  it("lets somebody in beyond the places or the order with a reason only, which the log keeps", async () => {
    const four = await Promise.all([1, 2, 3, 4].map(() => t.signUp()));
    for (const [index, who] of four.entries()) await register(who, `Student ${"ABCD"[index]}`);
    const refused = await act("take", "Student D");
    expect(refused.error.fields).toEqual({ reason: { code: "REASON_NEEDED" } });
    const { data: place } = await act("take", "Student D", "Their sister is in the class");
    expect(place.state).toBe("taken");
    const deed = await t.db.selectFrom("auditLog").where("subject", "=", place.id).select("details").executeTakeFirst();
    expect(deed?.details).toEqual({
      ...{ class: id, before: "waiting", state: "taken" },
      reason: "Their sister is in the class",
    });
    expect((await placeOf("Student C")).state).toBe("waiting");
    expect((await t.call("GET /classes")).data.classes.find((it) => it.id === id)?.placesLeft).toBe(0);
    expect((await act("take", "Student D", "Again")).error.code).toBe("EDITED_MEANWHILE");
  });

  it("adds a student to an account that there is, once, and with a reason where the class is full", async () => {
    expect((await add({ account: "nobody@example.com" })).error.fields).toEqual({
      account: { code: "ACCOUNT_NOT_FOUND" },
    });
    expect((await add()).data).toMatchObject({ studentName: "Mei Lin", state: "taken", money: { priceCents: 480_00 } });
    expect((await add()).error.code).toBe("ALREADY_IN_CLASS");
    await register(other, "Other");
    const late = await t.signUp();
    const account = late.user.email;
    expect((await add({ account })).error.fields).toEqual({ reason: { code: "REASON_NEEDED" } });
    expect((await add({ account, state: "waiting" })).data.state).toBe("waiting");
    const later = await t.signUp();
    expect((await add({ account: later.user.email, reason: "Agreed by phone" })).data.state).toBe("taken");
  });
});

describe("a teacher's day", () => {
  const taught = async ({ token }: SignedUp) => (await t.call("GET /classes/taught", { token })).data;

  it("has the lessons of the school's today, up to its midnight, and of nobody else", async () => {
    await register(mei, "Mei Lin");
    const mine = async () => (await taught(sun)).today.filter((it) => it.class === id);
    t.clock.set("2026-03-10T03:59:59.000Z");
    expect(await mine()).toEqual([]);
    t.clock.set("2026-03-10T04:00:00.000Z");
    expect(await mine()).toEqual([
      {
        ...{ class: id, name: "Knots", week: 1, title: "Knot 1", students: 1, canceled: false },
        ...{ startsAt: "2026-03-10T20:30:00.000Z", endsAt: "2026-03-10T22:00:00.000Z" },
        meetingUrl: "https://meet.example/secret",
      },
    ]);
    expect((await taught(wang)).today.filter((it) => it.class === id)).toEqual([]);
    t.clock.set("2026-03-11T03:59:59.000Z");
    expect(await mine()).toHaveLength(1);
    t.clock.set("2026-03-11T04:00:00.000Z");
    expect(await mine()).toEqual([]);
  });

  it("has their classes, with who waits and what comes next", async () => {
    for (const [who, name] of [
      [mei, "Mei"],
      [other, "Other"],
      [await t.signUp(), "Late"],
    ] as const) {
      await register(who, name);
    }
    await put({ canceled: true });
    const found = (await taught(sun)).classes.find((it) => it.id === id);
    expect(found).toMatchObject({ taken: 2, waiting: 1, next: { week: 2, hasHomework: false } });
    expect((await taught(wang)).classes.some((it) => it.id === id)).toBe(false);
  });
});
