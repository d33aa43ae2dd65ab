import { DAY_MS } from "@dripstone/contract/durations";
import { familyLimits } from "@dripstone/contract/families/limits";
import { beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { forgetAsked } from "./forget-asked.ts";

const t = useTestApp();
let number = 0;
let address = "";
let wen = {} as SignedUp;
let lan = {} as SignedUp;

beforeEach(async () => {
  number += 1;
  address = `lan-${number}@example.com`;
  t.clock.set("2026-03-04T17:00:00.000Z");
  wen = await t.signUp({ name: "Wen", birthMonth: "1984-05-01", rememberMe: true });
  lan = await t.signUp({ name: "Lan", email: address, birthMonth: "2011-06-01", rememberMe: true });
});

const ask = (email = address, { token } = wen) => t.call("POST /family/asked", { token, body: { email } });
const asked = async ({ token } = wen) => (await t.call("GET /family/asked", { token })).data;
const requests = async ({ token } = lan) => (await t.call("GET /family/requests", { token })).data;
const answer = (id: string, said: "yes" | "no", { token } = lan) =>
  t.call("PUT /family/requests/{id}", { token, params: { id }, body: { answer: said } });
const withdraw = (id: string, { token } = wen) => t.call("DELETE /family/asked/{id}", { token, params: { id } });
const bell = async ({ token }: SignedUp) =>
  (await t.call("GET /notices", { token, query: { language: "en" } })).data.map(({ text }) => text);

async function lettersTo(email: string) {
  await t.mails.sendDue();
  return t.mails.letters.filter(({ to }) => to === email);
}

/** What the parent gets of a child below `/children`. */
async function looked({ token } = wen, { user: { id } } = lan) {
  const call = { token, params: { id } };
  return [
    (await t.call("GET /children/{id}", call)).status,
    (await t.call("GET /children/{id}/progress", call)).status,
    (await t.call("GET /children/{id}/homework", call)).status,
    (await t.call("GET /children/{id}/writings", call)).status,
    (await t.call("GET /children", { token })).data.length,
  ];
}

const all = [200, 200, 200, 200, 1];
const nothing = [404, 404, 404, 404, 0];

/** Asked, and answered with a yes. */
async function agreed() {
  const { id } = (await ask()).data;
  expect((await answer(id, "yes")).status).toBe(200);
  return id;
}

describe("a parent's question", () => {
  it("comes to the child by the bell and a letter, and shows nothing before there is a yes", async () => {
    const { id } = (await ask(`  ${address.toUpperCase()} `)).data;
    expect(await looked()).toEqual(nothing);
    expect(await requests()).toMatchObject([{ id, parent: { name: "Wen", email: wen.user.email }, answer: null }]);
    expect((await bell(lan)).join()).toContain("Wen");
    const [letter, ...more] = await lettersTo(address);
    expect(more).toEqual([]);
    expect(letter?.text).toContain(wen.user.email);
    expect(letter?.text).toContain("/profile?lang=en#family");
    expect((await answer(id, "yes")).data).toMatchObject({ id, answer: "yes" });
    expect(await looked()).toEqual(all);
    expect(await asked()).toMatchObject({ asked: [{ state: "yes", child: { id: lan.user.id, name: "Lan" } }] });
    expect([(await bell(wen)).join(), await bell(lan)]).toEqual([expect.stringContaining("Lan"), []]);
  });

  it("is answered the same, and looks the same, whoever has the address, and whatever they have said", async () => {
    const others = {
      nobody: `nobody-${number}@example.com`,
      young: (await t.signUp({ birthMonth: "2015-06-01" })).user.email,
      "grown up": (await t.signUp({ birthMonth: "2000-06-01" })).user.email,
      teacher: (await t.signUp({ role: "teacher" })).user.email,
    };
    const { id } = (await ask()).data;
    await answer(id, "no");
    for (const email of Object.values(others)) expect(await ask(email)).toMatchObject({ status: 201, data: { email } });
    const seen = (await asked()).asked;
    expect(new Set(seen.map(({ state, child, askedAt }) => JSON.stringify({ state, child, askedAt }))).size).toBe(1);
    expect(seen.map(({ email }) => email).sort()).toEqual([address, ...Object.values(others)].sort());
    for (const email of Object.values(others)) expect(await lettersTo(email)).toEqual([]);
  });

  it("to an account that is closed, unconfirmed, about to go, or at a parent's mailbox reaches nobody", async () => {
    const changes = [{ active: false }, { emailVerifiedAt: null }, { mailbox: "parent" as const }];
    for (const change of [...changes, { deletionDueAt: t.clock.now() }]) {
      const child = await t.signUp({ birthMonth: "2011-06-01" });
      await t.db.updateTable("users").set(change).where("id", "=", child.user.id).execute();
      expect((await ask(child.user.email)).data.state).toBe("asked");
      const row = await t.db.selectFrom("familyLinks").selectAll().where("email", "=", child.user.email).execute();
      expect(row).toMatchObject([{ childId: null }]);
    }
  });

  it("also goes to a child whom the office has registered", async () => {
    const child = await t.signUp();
    const { id } = (await ask(child.user.email)).data;
    await answer(id, "yes", child);
    expect(await looked(wen, child)).toEqual(all);
  });

  it("does not go to a parent whom the office has registered", async () => {
    const parent = await t.signUp();
    await t.db.updateTable("users").set({ familyRole: "parent" }).where("id", "=", parent.user.id).execute();
    expect((await ask(parent.user.email)).data.state).toBe("asked");
    expect([await requests(parent), await bell(parent), await lettersTo(parent.user.email)]).toEqual([[], [], []]);
  });

  it("is asked by grown-ups alone, with a mailbox of their own, and never of oneself", async () => {
    const minor = await t.signUp({ birthMonth: "2010-06-01" });
    const shared = await t.signUp({ birthMonth: "1984-05-01" });
    await t.db.updateTable("users").set({ mailbox: "parent" }).where("id", "=", shared.user.id).execute();
    for (const other of [minor, shared]) {
      expect((await ask(address, other)).error.code).toBe("NOT_ALLOWED");
      expect(await asked(other)).toEqual({ mayAsk: false, asked: [] });
    }
    const teen = await t.signUp();
    for (const own of [teen, wen]) {
      const typed = ` ${own.user.email.toUpperCase()} `;
      expect((await ask(typed, own)).error.fields).toEqual({ email: { code: "CHILD_EMAIL_SAME" } });
      expect(await asked(own)).toEqual({ mayAsk: true, asked: [] });
      expect(await requests(own)).toEqual([]);
    }
    const [name, domain] = wen.user.email.split("@");
    expect((await ask(`${name}+lan@${domain}`)).status, "a child may have a note of the same mailbox").toBe(201);
    expect(await requests()).toEqual([]);
  });

  it("is asked a few times a day, and once of one child, however often it is sent and at once", async () => {
    const replies = await Promise.all([ask(), ask()]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.data.id).toBe(replies[1]?.data.id);
    expect([await requests(), await bell(lan), await lettersTo(address)].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
    for (let time = 1; time < familyLimits.FAMILY_ASKED_PER_DAY; time++) await ask(`x-${time}-${address}`);
    expect((await ask(`one-more-${address}`)).error.code).toBe("TOO_MANY_REQUESTS");
    expect((await asked()).asked).toHaveLength(familyLimits.FAMILY_ASKED_PER_DAY);
    t.clock.advance({ days: 1 });
    expect((await ask(`one-more-${address}`)).status).toBe(201);
  });
});

describe("a child's answer", () => {
  it("is nobody else's: not the parent's, a brother's, another parent's, a teacher's, or the office's", async () => {
    const { id } = (await ask()).data;
    const others = [wen, await t.signUp({ birthMonth: "2011-06-01" }), await t.signUp({ birthMonth: "1984-05-01" })];
    const staff = [await t.signUp({ role: "teacher" }), await t.signUp({ role: "admin" })];
    for (const other of [...others, ...staff]) {
      expect((await answer(id, "yes", other)).error.code).toBe("NOT_FOUND");
      expect(await requests(other)).toEqual([]);
      if (other !== wen) expect((await withdraw(id, other)).error.code).toBe("NOT_FOUND");
    }
    expect((await withdraw(id, lan)).error.code).toBe("NOT_FOUND");
    await answer(id, "yes");
    for (const other of [...others.slice(1), ...staff]) expect(await looked(other)).toEqual(nothing);
    expect(await looked()).toEqual(all);
  });

  it("may be taken back, which ends it at the next request, and be given again", async () => {
    const id = await agreed();
    expect((await answer(id, "no")).data.answer).toBe("no");
    expect(await looked()).toEqual(nothing);
    expect((await asked()).asked).toMatchObject([{ state: "ended", child: null }]);
    expect(await bell(wen)).toEqual([]);
    const [row] = await t.db.selectFrom("familyLinks").selectAll().where("id", "=", id).execute();
    expect(row?.takenBackAt).toEqual(t.clock.now());
    await answer(id, "yes");
    expect(await looked()).toEqual(all);
  });

  it("given twice is one, and of two at once one holds, and what is shown agrees with it", async () => {
    const { id } = (await ask()).data;
    expect((await Promise.all([answer(id, "yes"), answer(id, "yes")])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await bell(wen)).toHaveLength(1);
    const { answeredAt } = (await answer(id, "yes")).data;
    t.clock.advance({ minutes: 1 });
    expect((await answer(id, "yes")).data.answeredAt).toBe(answeredAt);
    await Promise.all([answer(id, "yes"), answer(id, "no")]);
    await Promise.all([answer(id, "no"), answer(id, "yes")]);
    const [kept] = await requests();
    expect(await looked()).toEqual(kept?.answer === "yes" ? all : nothing);
    expect(await bell(wen)).toHaveLength(kept?.answer === "yes" ? 1 : 0);
  });

  it("of no is not asked for again, though the parent asks again", async () => {
    const { id } = (await ask()).data;
    await answer(id, "no");
    await withdraw(id);
    expect((await asked()).asked).toEqual([]);
    t.clock.advance({ days: 1 });
    expect((await ask()).data).toMatchObject({ id, state: "asked" });
    expect(await bell(lan)).toEqual([]);
    expect(await requests()).toMatchObject([{ id, answer: "no" }]);
  });
});

describe("the end of it", () => {
  it("comes when the parent takes the question back; the yes of before does not hold for the next", async () => {
    const id = await agreed();
    expect((await withdraw(id)).status).toBe(200);
    expect((await withdraw(id)).error.code).toBe("NOT_FOUND");
    expect([await looked(), await requests()]).toEqual([nothing, []]);
    expect((await answer(id, "yes")).error.code).toBe("NOT_FOUND");
    expect((await ask()).error.code, "the child is not asked time and again").toBe("TOO_MANY_REQUESTS");
    t.clock.advance({ days: 1 });
    expect((await ask()).data.state).toBe("asked");
    expect([await looked(), (await requests()).length, (await bell(lan)).length]).toEqual([nothing, 1, 1]);
  });

  it("is one with the question: of an answer and a withdrawal at once nothing is left to see", async () => {
    const { id } = (await ask()).data;
    await Promise.all([answer(id, "yes"), withdraw(id)]);
    expect([await looked(), await requests(), (await asked()).asked]).toEqual([nothing, [], []]);
  });

  it.each([
    ["is deactivated", { active: false }],
    ["is about to be deleted", { deletionDueAt: new Date("2026-03-18T17:00:00Z") }],
    ["has grown up", { birthMonth: "2008-02-01" }],
    ["becomes a teacher", { role: "teacher" as const }],
  ])("comes at the next request when the child %s", async (_, change) => {
    await agreed();
    expect(await looked()).toEqual(all);
    await t.db.updateTable("users").set(change).where("id", "=", lan.user.id).execute();
    expect(await looked()).toEqual(nothing);
    expect((await asked()).asked).toMatchObject([{ state: "ended", child: null }]);
  });

  it("comes with the child's account, of which the parent keeps the address only for a while, and with the parent's", async () => {
    const id = await agreed();
    await t.db.deleteFrom("users").where("id", "=", lan.user.id).execute();
    expect(await looked()).toEqual(nothing);
    expect((await asked()).asked).toMatchObject([{ id, state: "ended", child: null }]);
    lan = await t.signUp({ birthMonth: "2011-06-01" });
    const second = (await ask(lan.user.email)).data.id;
    await answer(second, "yes");
    await t.db.updateTable("users").set({ active: false }).where("id", "=", wen.user.id).execute();
    expect(await requests()).toEqual([]);
    expect((await answer(second, "no")).error.code).toBe("NOT_FOUND");
    await t.db.deleteFrom("users").where("id", "=", wen.user.id).execute();
    expect(await t.db.selectFrom("familyLinks").select("id").where("id", "in", [id, second]).execute()).toEqual([]);
  });

  it("comes after some days to what has no yes, whether or not anybody was there, with its notice", async () => {
    const id = await agreed();
    const other = await t.signUp({ birthMonth: "2011-06-01" });
    await ask(other.user.email);
    await ask(`nobody-${number}@example.com`);
    t.clock.advance({ milliseconds: familyLimits.FAMILY_ASKED_DAYS * DAY_MS - 1 });
    await forgetAsked(t.deps);
    expect(
      (await t.db.selectFrom("familyLinks").where("parentId", "=", wen.user.id).selectAll().execute()).length,
    ).toBe(3);
    t.clock.advance({ milliseconds: 1 });
    await forgetAsked(t.deps);
    const left = await t.db.selectFrom("familyLinks").select("id").where("parentId", "=", wen.user.id).execute();
    expect(left).toEqual([{ id }]);
    const told = t.db.selectFrom("notices").where("userId", "=", other.user.id).select("id");
    expect(await told.execute()).toEqual([]);
  });
});

it("is not written to a child who has answered before the letter went out", async () => {
  const { id } = (await ask()).data;
  await answer(id, "no");
  expect(await lettersTo(address)).toEqual([]);
});
