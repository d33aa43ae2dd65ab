import { strFromU8, unzipSync } from "fflate";
import ICAL from "ical.js";
import { beforeAll, describe, expect, it } from "vitest";
import { site } from "../../../../../../site.config.ts";
import { announce } from "../../../changes/announce.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { untilShown } from "../../../testing/until-shown.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { both, officeOf, programPayload } from "../office/testing/office.ts";
import { planLessons } from "../plan-lessons.ts";

const t = useTestApp();

const inBoth = (en: string, ch: string) => JSON.stringify({ en, ch });
let id = "";

/** A class on Saturdays that begins before the clocks are put back, on November 1, 2026, and ends after they are put forward again. */
beforeAll(async () => {
  t.clock.set(new Date("2026-10-01T12:00:00Z"));
  id = await plantClass({ name: inBoth("Kites", "风筝"), slug: "kites", weeks: 24 });
});

async function plantClass({ name, slug, weeks }: { name: string; slug: string; weeks: number }): Promise<string> {
  const program = await t.db
    .insertInto("programs")
    .values({ slug, name, summary: name, subject: "math", ageFrom: 9, ageTo: 12, sortOrder: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const long = "一首很长很长的题目，写的是风筝怎样飞，线怎样放，风又从哪里来，还要算一算它飞了多高多远";
  const plan = Array.from({ length: weeks }, (_, index) => ({
    ...{ programId: program.id, week: index + 1, title: inBoth(`Sky; wind, and \\ line ${index + 1}`, `${long} 🪁`) },
  }));
  await t.db.insertInto("programWeeks").values(plan).execute();
  const semester = await t.db
    .insertInto("semesters")
    .values({ name, startsOn: "2026-10-05", endsOn: "2027-03-28" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await t.db
    .insertInto("classes")
    .values({
      ...{ programId: program.id, semesterId: semester.id, weekday: 6, startsAt: "10:00", minutes: 90, places: 8 },
      ...{ priceCents: 0, state: "open", meetingUrl: "https://meet.example/kites-only" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await planLessons(t.db, id);
  return id;
}

const get = (url: string, headers = {}) => t.app.inject({ method: "GET", url, headers });
const publicOf = (classId: string, language = "en") =>
  get(`/calendars/classes/${classId}.ics${language === "ch" ? "?lang=ch" : ""}`);
const changed = async (work: () => Promise<unknown>) => {
  await untilShown(t, async () => {
    await work();
    await announce(t.db, "classes");
  });
};

/** What another library reads out of a calendar: it registers the zone that stands in it, and nothing of ours. */
function eventsIn(body: string) {
  const calendar = new ICAL.Component(ICAL.parse(body));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (!zone) throw new Error("no time zone");
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

const textOf = (event: ICAL.Event, name: string) => String(event.component.getFirstPropertyValue(name));

describe("the calendar of a class", () => {
  it("has its lessons at the instants at which they are held, before and after both changes of the clocks", async () => {
    const reply = await publicOf(id);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    const events = eventsIn(reply.body);
    const lessons = await t.db.selectFrom("lessons").where("classId", "=", id).orderBy("week").selectAll().execute();
    expect(events).toHaveLength(24);
    expect(events.map(({ startDate }) => startDate.toJSDate())).toEqual(lessons.map(({ startsAt }) => startsAt));
    expect(events.map(({ endDate }) => endDate.toJSDate())).toEqual(lessons.map(({ endsAt }) => endsAt));
    expect(new Set(events.map(({ startDate }) => startDate.toJSDate().getUTCHours()))).toEqual(new Set([14, 15]));
    expect(new Set(events.map(({ startDate }) => [startDate.hour, startDate.zone.tzid].join()))).toEqual(
      new Set([`10,${site.timeZone}`]),
    );
    expect(events[0]?.summary).toBe("Kites: Sky; wind, and \\ line 1");
    expect(events[0]?.location).toContain(site.address.street);
  });

  it("is folded as calendar programs ask, in Chinese, too, and reads as it was written", async () => {
    const { body } = await publicOf(id, "ch");
    expect(body.endsWith("END:VCALENDAR\r\n") || body.endsWith("END:VCALENDAR")).toBe(true);
    expect(body.replaceAll("\r\n", "")).not.toContain("\n");
    const long = body.split("\r\n").filter((line) => Buffer.byteLength(line) > 75);
    expect(long).toEqual([]);
    expect(body).not.toContain("\uFFFD");
    expect(eventsIn(body)[0]?.summary).toContain("还要算一算它飞了多高多远 🪁");
  });

  it("keeps the name of a lesson that is moved or canceled, and counts its changes", async () => {
    const before = eventsIn((await publicOf(id)).body);
    await changed(() =>
      t.db
        .updateTable("lessons")
        .set(({ eb }) => ({ canceled: true, version: eb("version", "+", 1) }))
        .where("classId", "=", id)
        .where("week", "=", 3)
        .execute(),
    );
    const after = eventsIn((await publicOf(id)).body);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(new Set(after.map(({ uid }) => uid)).size).toBe(24);
    const [was, is] = [before[2], after[2]] as [ICAL.Event, ICAL.Event];
    expect([textOf(was, "status"), textOf(is, "status")]).toEqual(["CONFIRMED", "CANCELLED"]);
    expect(is.sequence).toBeGreaterThan(was.sequence);
    expect(after[3]?.sequence).toBe(before[3]?.sequence);
    expect(is.summary).toMatch(/^Canceled: /);
  });

  it("never counts back: not when a lesson is taken away and comes again, nor when a week is called something else", async () => {
    const admin = await t.signUp({ role: "admin", rememberMe: true });
    const office = officeOf(t, () => admin);
    const program = await office.addProgram();
    const semester = await office.addSemester({ startsOn: "2026-10-05", endsOn: "2026-12-20" });
    const added = await office.addClass({ program: program.id, semester: semester.id });
    const putProgram = async (version: number, titles: string[]) => {
      t.clock.advance({ minutes: 1 });
      const weeks = titles.map((title) => ({ title: both(title), test: false }));
      const body = programPayload({ version, weeks });
      const reply = await t.call("PUT /programs/{id}", { token: admin.token, params: { id: program.id }, body });
      expect(reply.status).toBe(200);
    };
    const last = async () => {
      const event = eventsIn((await publicOf(added.id)).body)[2];
      return { sequence: event?.sequence ?? 0, stamp: event && textOf(event, "dtstamp") };
    };
    const moved = await office.changeClass(added, { weekday: 4 });
    expect(moved.status).toBe(200);
    const seen = [await last()];
    await putProgram(1, ["One", "Two"]);
    expect(eventsIn((await publicOf(added.id)).body)).toHaveLength(2);
    await putProgram(2, ["One", "Two", "Three"]);
    seen.push(await last());
    await putProgram(3, ["One", "Two", "Three, anew"]);
    seen.push(await last());
    const numbers = seen.map(({ sequence }) => sequence);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(3);
    expect(new Set(seen.map(({ stamp }) => stamp)).size).toBe(3);
    expect(seen[2]?.stamp).toBe(t.clock.now().toISOString().replace(/\.\d+/, ""));
  });

  it("may be kept by whoever asks, is sent once to who has it, and tells nobody where it meets online", async () => {
    const first = await publicOf(id);
    expect(first.headers["cache-control"]).toMatch(/^public, max-age=\d+$/);
    expect(first.body).not.toMatch(/kites-only|@example\.com/);
    expect(first.body).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
    t.clock.advance({ hours: 2 });
    const again = await get(`/calendars/classes/${id}.ics`, { "if-none-match": first.headers.etag });
    expect(again.statusCode).toBe(304);
  });

  it("keeps the lessons of weeks that its program has no more", async () => {
    const shorter = await plantClass({ name: inBoth("Masks", "面具"), slug: "masks", weeks: 2 });
    await changed(async () => {
      const { programId } = await t.db
        .selectFrom("classes")
        .where("id", "=", shorter)
        .select("programId")
        .executeTakeFirstOrThrow();
      await t.db.deleteFrom("programWeeks").where("programId", "=", programId).where("week", "=", 2).execute();
    });
    const events = eventsIn((await publicOf(shorter)).body);
    expect(events.map(({ summary }) => summary)).toEqual([expect.stringContaining("Masks: Sky"), "Masks"]);
  });

  it("is not there for a draft, for no class, and under another spelling", async () => {
    const draft = await plantClass({ name: inBoth("Draft", "草稿"), slug: "draft", weeks: 2 });
    expect((await publicOf(draft)).statusCode).toBe(200);
    await changed(() => t.db.updateTable("classes").set({ state: "draft" }).where("id", "=", draft).execute());
    const spelled = [draft, crypto.randomUUID(), "7", id.toUpperCase(), `${id}.ics`];
    for (const none of spelled) expect((await publicOf(none)).statusCode, none).toBe(404);
    expect((await get(`/calendars/classes/${id}`)).statusCode).toBe(404);
  });
});

describe("somebody's own calendar", () => {
  const take = ({ token }: SignedUp) =>
    t.call("POST /classes/{id}/place", {
      token,
      params: { id },
      body: {
        ...{ studentName: "Mei Lin", age: 11, parentName: "Wen Lin", parentEmail: "wen@example.com" },
        ...{ parentPhone: "", note: "" },
      },
    });
  const addressOf = async ({ token }: SignedUp) =>
    new URL((await t.call("POST /classes/calendar", { token })).data.address).pathname;

  it("has the lessons of the classes that they are in, in their language, and where those meet online", async () => {
    const mei = await t.signUp({ preferredLanguage: "ch" });
    const address = await addressOf(mei);
    const empty = await get(address);
    expect([empty.statusCode, empty.body.includes("BEGIN:VEVENT")]).toEqual([200, false]);
    await take(mei);
    const { body, headers } = await get(address);
    expect(eventsIn(body)).toHaveLength(24);
    expect(body.replaceAll("\r\n ", "")).toContain("https://meet.example/kites-only");
    expect(body).toContain("我的课程班");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers.etag).toBeUndefined();
    expect(body).not.toMatch(/Mei Lin|wen@/);
    await t.call("DELETE /classes/{id}/place", { token: mei.token, params: { id } });
    expect((await get(address)).body).not.toContain("BEGIN:VEVENT");
  });

  it("waits for nobody: a place in the line is in no calendar", async () => {
    const [first, second] = [await t.signUp(), await t.signUp()];
    await t.db.updateTable("classes").set({ places: 1 }).where("id", "=", id).execute();
    await take(first);
    expect((await take(second)).data.state).toBe("waiting");
    expect((await get(await addressOf(second))).body).not.toMatch(/BEGIN:VEVENT|kites-only/);
    await t.call("DELETE /classes/{id}/place", { token: first.token, params: { id } });
    expect((await get(await addressOf(second))).body).toContain("BEGIN:VEVENT");
  });

  it("opens by the newest secret alone, until it is ended; only the secret's hash is kept, and no log has it", async () => {
    const mei = await t.signUp();
    const since = async () => (await t.call("GET /classes/calendar", { token: mei.token })).data.since;
    expect(await since()).toBeNull();
    const first = await addressOf(mei);
    const second = await addressOf(mei);
    expect(await since()).toBe(t.clock.now().toISOString());
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    const secret = second.slice("/calendars/mine/".length, -".ics".length);
    const rows = await t.db.selectFrom("calendarAddresses").selectAll().execute();
    const kept = await t.db.selectFrom("idempotentReplies").selectAll().execute();
    expect(JSON.stringify([rows, kept])).not.toContain(secret);
    await get(`/calendars/mine/${secret}`);
    await get(`/calendars/mine/${secret}.ics/`);
    expect(t.logs.some((line) => line.includes("/calendars/mine/"))).toBe(true);
    expect(t.logs.join("\n")).not.toContain(secret);
    await t.call("DELETE /classes/calendar", { token: mei.token });
    expect((await get(second)).statusCode).toBe(404);
    expect(await since()).toBeNull();
  });

  it("and one's places are in the data that somebody gets of themselves, and nobody else's are", async () => {
    const [mei, other] = [await t.signUp(), await t.signUp()];
    await t.db.updateTable("classes").set({ places: 8 }).where("id", "=", id).execute();
    for (const one of [mei, other]) await take(one);
    const note = { paymentNote: "By check 118" };
    await t.db.updateTable("classPlaces").set(note).where("userId", "=", mei.user.id).execute();
    await addressOf(mei);
    const zip = await t.app.inject({
      method: "POST",
      url: "/api/auth/export",
      headers: { authorization: `Bearer ${mei.token}` },
      payload: { password: mei.password },
    });
    const files = unzipSync(zip.rawPayload);
    const read = (name: string) => JSON.parse(strFromU8(files[`classes/${name}.json`] ?? new Uint8Array()));
    expect(read("places")).toEqual([
      expect.objectContaining({ classId: id, parentEmail: "wen@example.com", paymentNote: "By check 118" }),
    ]);
    expect(read("calendar")).toEqual([{ at: t.clock.now().toISOString() }]);
  });

  it("is not there for a secret that is none, nor once the account is closed or deleted", async () => {
    const [closed, deleted] = [await t.signUp(), await t.signUp()];
    const [ofClosed, ofDeleted] = [await addressOf(closed), await addressOf(deleted)];
    await t.db.updateTable("users").set({ active: false }).where("id", "=", closed.user.id).execute();
    await t.db.deleteFrom("users").where("id", "=", deleted.user.id).execute();
    const none = ["A".repeat(43), "short", "..%2f..%2fetc", "%00", `${"A".repeat(4000)}`];
    for (const path of [ofClosed, ofDeleted, ...none.map((it) => `/calendars/mine/${it}.ics`)]) {
      expect((await get(path)).statusCode, path.slice(0, 80)).toBeGreaterThanOrEqual(300);
    }
    expect((await get(ofClosed)).statusCode).toBe(404);
    expect((await get(ofDeleted)).statusCode).toBe(404);
  });
});
