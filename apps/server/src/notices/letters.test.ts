import { accountLimits } from "@dripstone/contract/accounts/limits";
import { paths } from "@dripstone/contract/paths";
import { describe, expect, it } from "vitest";
import { inTransaction } from "../database/transaction.ts";
import type { ReaderMail } from "../mail/kinds.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import { hashToken } from "../token.ts";
import { type AboutNotice, gatherNotices, type NoticeKind } from "./kinds.ts";
import { readerOfLetter, readerOfUrgentLetter } from "./letters.ts";
import { tell } from "./tell.ts";

const words = { subject: "", title: "", body: [], notes: [] };
const letterOf = (name: string): ReaderMail<AboutNotice> => ({
  name,
  texts: { en: words, ch: words },
  share: { most: 2 },
});
type Kind = NoticeKind<Record<string, never>>;
const kindOf = (name: string, mail: Pick<Kind, "mail">): Kind => ({
  name,
  texts: { en: name, ch: name },
  link: async () => paths.progress,
  ...mail,
});
const stone = kindOf("stone", {
  mail: { letter: letterOf("stone"), labels: { en: "Stones", ch: "石头" }, usually: true },
});
const drop = kindOf("drop", {
  mail: { letter: letterOf("drop"), labels: { en: "Drops", ch: "水滴" }, usually: false },
});
const pebble = kindOf("pebble", {
  mail: { letter: letterOf("pebble"), labels: { en: "Pebbles", ch: "石子" }, usually: true, concerns: "student" },
});
const river = kindOf("river", {
  mail: { letter: letterOf("river"), labels: { en: "Rivers", ch: "河" }, usually: true, concerns: "parent" },
});
const quiet = kindOf("quiet", {});
const flood = kindOf("flood", {
  mail: {
    ...{ letter: letterOf("flood"), labels: { en: "Floods", ch: "洪水" }, onlyFor: ["teacher"] },
    ...{ usually: true, always: true },
  },
});
const t = useTestApp({ noticeKinds: gatherNotices([stone, drop, quiet, pebble, river, flood]) });

const letters = async ({ token }: SignedUp, language = "en") =>
  (await t.call("GET /notices/letters", { token, query: { language } })).data;
const wanted = async (person: SignedUp) =>
  Object.fromEntries((await letters(person)).map((letter) => [letter.kind, letter.wanted]));
const want = ({ token }: SignedUp, kind: unknown, isWanted: unknown) =>
  t.call("PUT /notices/letters", { token, body: { kind, wanted: isWanted } });
const stop = (token: string) => t.call("POST /notices/letters/stop", { query: { token } });
const reader = ({ user }: SignedUp, kind = stone, to = user.email) =>
  readerOfLetter(t.deps, kind, { userId: user.id, to });
const tokenIn = (address = "") => new URL(address, "https://x").searchParams.get("token") ?? "";

/** Tells somebody, and gives the kinds of which a letter was ordered. */
async function ordered({ user }: SignedUp, subject: string): Promise<string[]> {
  const orders: string[] = [];
  const mail = {
    ...t.deps.mail,
    enqueue: async (_: unknown, { kind, to }: { kind: { name: string }; to: string }) => {
      expect(to).toBe(user.email);
      orders.push(kind.name);
      return true;
    },
  };
  for (const kind of [stone, drop, quiet, flood]) {
    await inTransaction(t.db, (db) => tell({ ...t.deps, db, mail }, kind, { userId: user.id, subject, about: {} }));
  }
  return orders;
}

describe("letters about notices", () => {
  it("are chosen kind by kind, in words of one's language; a kind without letters is none of them", async () => {
    const [mei, yu] = [await t.signUp(), await t.signUp()];
    expect(await letters(mei)).toEqual([
      { kind: "stone", label: "Stones", wanted: true, always: false },
      { kind: "drop", label: "Drops", wanted: false, always: false },
      { kind: "pebble", label: "Pebbles", wanted: true, always: false },
    ]);
    expect((await letters(mei, "ch")).map(({ label }) => label)).toEqual(["石头", "水滴", "石子"]);
    expect([(await want(mei, "stone", false)).status, (await want(mei, "drop", true)).status]).toEqual([200, 200]);
    expect(await wanted(mei)).toMatchObject({ stone: false, drop: true });
    expect(await wanted(yu)).toMatchObject({ stone: true, drop: false });
    expect((await want(mei, "stone", true)).status).toBe(200);
    expect(await wanted(mei)).toMatchObject({ stone: true, drop: true });
  });

  it("are asked about of those whom they concern, and of whoever got or chose some", async () => {
    const student = await t.signUp();
    const parent = await t.signUp();
    await t.db.updateTable("users").set({ familyRole: "parent" }).where("id", "=", parent.user.id).execute();
    const teacher = await t.signUp({ role: "teacher" });
    const kinds = async (person: SignedUp) => Object.keys(await wanted(person));
    expect(await kinds(student)).toEqual(["stone", "drop", "pebble"]);
    expect(await kinds(parent)).toEqual(["stone", "drop", "river"]);
    expect(await kinds(teacher)).toEqual(["stone", "drop", "flood"]);
    expect(await reader(student, river)).not.toBeNull();
    expect((await want(parent, "pebble", false)).status).toBe(200);
    expect(await wanted(student)).toMatchObject({ pebble: true, river: true });
    expect(await wanted(parent)).toMatchObject({ pebble: false, river: true });
    expect(await kinds(teacher)).toEqual(["stone", "drop", "flood"]);
  });

  it.each([
    ["quiet", true, "kind"],
    ["lake", true, "kind"],
    [7, true, "kind"],
    ["stone", "yes", "wanted"],
    ["stone", undefined, "wanted"],
  ])("say at its field what cannot be chosen: %s, %s", async (kind, isWanted, field) => {
    const reply = await want(await t.signUp(), kind, isWanted);
    expect([reply.status, Object.keys(reply.error.fields ?? {})]).toEqual([400, [field]]);
  });

  it("are ordered for who wants them, once of one thing", async () => {
    const mei = await t.signUp();
    expect(await ordered(mei, "one")).toEqual(["stone"]);
    expect(await ordered(mei, "one")).toEqual([]);
    await want(mei, "stone", false);
    await want(mei, "drop", true);
    expect(await ordered(mei, "two")).toEqual(["drop"]);
  });

  it("go nowhere when they have waited until their reader has stopped them, moved, or is to be deleted", async () => {
    const mei = await t.signUp({ name: "Mei", preferredLanguage: "ch" });
    expect(await reader(mei)).toMatchObject({ name: "Mei", language: "ch", reader: "own" });
    expect(await reader(mei, stone, "other@example.com")).toBeNull();
    expect(await reader(mei, drop)).toBeNull();
    await want(mei, "stone", false);
    expect(await reader(mei)).toBeNull();
    const yu = await t.signUp();
    await t.db.updateTable("users").set({ deletionDueAt: t.clock.now() }).where("id", "=", yu.user.id).execute();
    expect(await reader(yu)).toBeNull();
  });
});

describe("letters about danger", () => {
  const urgentReader = ({ user }: SignedUp, to = user.email) =>
    readerOfUrgentLetter(t.deps, flood, { userId: user.id, to });

  it("are shown as always sent to whom they are for, and cannot be chosen, by nobody", async () => {
    const [lin, mei] = [await t.signUp({ role: "teacher" }), await t.signUp()];
    expect(await letters(lin)).toContainEqual({ kind: "flood", label: "Floods", wanted: true, always: true });
    expect((await letters(mei)).map(({ kind }) => kind)).not.toContain("flood");
    for (const who of [lin, mei]) {
      for (const wish of [true, false]) expect((await want(who, "flood", wish)).status).toBe(400);
    }
    expect(await ordered(lin, "one")).toEqual(["stone", "flood"]);
    expect(await ordered(mei, "one")).toEqual(["stone"]);
  });

  it("go out to who has stopped them before, carry no way to stop them, and a link of an earlier one does nothing", async () => {
    const lin = await t.signUp({ name: "Ms. Lin", role: "teacher" });
    const userId = lin.user.id;
    await t.db.insertInto("noticeLetters").values({ userId, kind: "flood", wanted: false }).execute();
    const token = "a-link-of-an-earlier-letter";
    await t.db
      .insertInto("noticeLetterLinks")
      .values({ userId, kind: "flood", tokenHash: hashToken(token) })
      .execute();
    expect((await stop(token)).error.code).toBe("NOT_FOUND");
    expect(await wanted(lin)).toMatchObject({ flood: true });
    expect(await ordered(lin, "one")).toContain("flood");
    expect(await urgentReader(lin)).toEqual({ name: "Ms. Lin", reader: "own", language: "en" });
    await expect(reader(lin, flood)).rejects.toThrow("flood");
    expect(await urgentReader(lin, "other@example.com")).toBeNull();
    await t.db.updateTable("users").set({ role: "student" }).where("id", "=", userId).execute();
    expect(await urgentReader(lin)).toBeNull();
  });
});

describe("the way to stop letters about notices", () => {
  it("is in each of them: one POST of a mail program, for that kind and that person alone", async () => {
    const [mei, yu] = [await t.signUp(), await t.signUp()];
    await want(mei, "drop", true);
    const found = await reader(mei);
    const ask = (method: "GET" | "POST") =>
      t.app.inject({
        method,
        url: found?.unsubscribe ?? "",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        ...(method === "POST" && { payload: "List-Unsubscribe=One-Click" }),
      });
    // A scanner that looks at it does nothing.
    expect((await ask("GET")).statusCode).toBe(404);
    expect(await wanted(mei)).toMatchObject({ stone: true, drop: true });
    expect([(await ask("POST")).statusCode, (await ask("POST")).statusCode]).toEqual([200, 200]);
    expect(await wanted(mei)).toMatchObject({ stone: false, drop: true });
    expect(await wanted(yu)).toMatchObject({ stone: true, drop: false });
  });

  it("is a link of each letter's own, good until the account is gone, and kept nowhere in clear", async () => {
    const mei = await t.signUp();
    const [first, second] = [tokenIn((await reader(mei))?.stop), tokenIn((await reader(mei))?.stop)];
    expect(first).not.toBe(second);
    expect((await stop(first)).status).toBe(200);
    await want(mei, "stone", true);
    t.clock.advance({ days: 400 });
    expect((await stop(second)).status).toBe(200);
    const kept = JSON.stringify(await t.db.selectFrom("noticeLetterLinks").selectAll().execute());
    expect([kept.includes(first), kept.includes(second)]).toEqual([false, false]);
    await t.db.deleteFrom("users").where("id", "=", mei.user.id).execute();
    expect((await stop(first)).error.code).toBe("NOT_FOUND");
    expect((await stop("x")).error.code).toBe("NOT_FOUND");
  });
});

describe("how much is unread", () => {
  const unread = async ({ token }: SignedUp) => (await t.call("GET /notices/unread", { token })).data;

  it("is counted for each person, of the kinds that there are", async () => {
    const [mei, yu] = [await t.signUp(), await t.signUp()];
    expect(await unread(mei)).toEqual({ unread: 0, newest: null });
    await ordered(mei, "one");
    const gone = { userId: mei.user.id, kind: "gone", subject: "one", about: "{}", at: t.clock.now() };
    await t.db.insertInto("notices").values(gone).execute();
    const { token } = mei;
    const [newest] = (await t.call("GET /notices", { token })).data;
    expect(await unread(mei)).toEqual({ unread: 4, newest: newest?.id });
    await t.call("POST /notices/read", { token, body: { ids: [newest?.id] } });
    expect(await unread(mei)).toEqual({ unread: 3, newest: newest?.id });
    expect(await unread(yu)).toEqual({ unread: 0, newest: null });
  });

  it("may be asked for all day by a page that nobody looks at, and the session comes to its end all the same", async () => {
    const [left, used] = [await t.signUp(), await t.signUp()];
    const status = async ({ token }: SignedUp) => (await t.call("GET /notices/unread", { token })).status;
    for (let hour = 1; hour < accountLimits.SESSION_IDLE_HOURS; hour++) {
      t.clock.advance({ hours: 1 });
      expect([await status(left), await status(used)]).toEqual([200, 200]);
    }
    await t.call("GET /notices", { token: used.token });
    t.clock.advance({ hours: 1 });
    expect([await status(left), await status(used)]).toEqual([401, 200]);
  });
});
