import { userStates } from "@dripstone/contract/accounts/office/list";
import { beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let admin: SignedUp;

beforeEach(async () => {
  t.clock.set("2026-03-04T17:00:00.000Z");
  await t.db.deleteFrom("users").execute();
  admin = await t.signUp({ name: "Office", email: "office@example.com", role: "admin", rememberMe: true });
});

const list = async (query: object = {}) =>
  (await t.call("GET /users", { token: admin.token, query: query as Record<string, string> })).data;
const names = async (query: object) => (await list(query)).items.map(({ name }) => name);
const act = async (what: string, users: readonly string[], by = admin) =>
  t.call("POST /users/acts", { token: by.token, body: { act: what, users } });
const outcomes = async (what: string, users: readonly string[]) =>
  (await act(what, users)).data.results.map(({ outcome }) => outcome);
const read = (id: string) =>
  t.call("GET /users/{id}", { token: admin.token, params: { id }, query: { language: "en" } });
const profile = async ({ token }: SignedUp) => (await t.call("GET /auth/profile", { token })).status;
const nobody = "0192f0a0-0000-7000-8000-000000000000";

describe("the list of accounts", () => {
  it("finds by parts of names in any order, by addresses, by Chinese names and full-width letters", async () => {
    const mei = await t.signUp({ name: "Mei Lin", email: "mei.lin@example.com" });
    await t.signUp({ name: "小雨", email: "rain@example.com" });
    await t.db.updateTable("users").set({ lastName: "王", firstName: "小美" }).where("id", "=", mei.user.id).execute();
    expect(await names({ q: "lin mei" })).toEqual(["Mei Lin"]);
    expect(await names({ q: "雨" })).toEqual(["小雨"]);
    expect(await names({ q: "王小美" })).toEqual(["Mei Lin"]);
    expect(await names({ q: "ＭＥＩ．ｌｉｎ＠" })).toEqual(["Mei Lin"]);
    expect(await names({ q: "m%i" })).toEqual([]);
    expect(await names({ q: "' or true --" })).toEqual([]);
  });

  it("is narrowed by role, state, verification and the last login", async () => {
    await t.signUp({ name: "Teacher", role: "teacher" });
    await t.signUp({ name: "Waiting", verified: false });
    await t.signUp({ name: "Closed", active: false, verified: false });
    const parent = await t.signUp({ name: "Parent" });
    const set = (values: object) => t.db.updateTable("users").set(values).where("id", "=", parent.user.id).execute();
    await set({ familyRole: "parent", lastLoginAt: new Date("2025-11-01") });
    expect(await names({ kind: "teacher" })).toEqual(["Teacher"]);
    expect(await names({ kind: "parent" })).toEqual(["Parent"]);
    expect((await names({ kind: "student" })).toSorted()).toEqual(["Closed", "Waiting"]);
    expect(await names({ state: "deactivated" })).toEqual(["Closed"]);
    expect(await names({ state: "unverified" })).toEqual(["Waiting"]);
    expect((await names({ state: "active" })).toSorted()).toEqual(["Office", "Parent", "Teacher"]);
    expect(await names({ seen: "unseen" })).toEqual(["Parent"]);
    expect(await names({ seen: "never", kind: "student" })).toHaveLength(2);
    await set({ lastLoginAt: new Date("2026-03-01"), deletionDueAt: new Date("2026-03-10") });
    expect(await names({ seen: "week" })).toEqual(["Parent"]);
    expect(await names({ state: "leaving" })).toEqual(["Parent"]);
  });

  it("has every account in one state, the same in the list, on its page, in the file and in the filters", async () => {
    const invited = { name: "Invited", email: "invited@example.com", kind: "teacher", preferredLanguage: "en" };
    await t.call("POST /users", { token: admin.token, body: invited });
    const told = { Office: "active", Invited: "invited" } as Record<string, string>;
    for (const [name, state, given, set] of [
      ["Waiting", "unverified", { verified: false }, {}],
      ["Leaving", "leaving", {}, { deletionDueAt: new Date("2026-03-10") }],
      ["Closed", "deactivated", { active: false }, { invitedAt: new Date("2026-03-01"), emailVerifiedAt: null }],
      ["Closed and leaving", "deactivated", { active: false }, { deletionDueAt: new Date("2026-03-10") }],
    ] as const) {
      const { user } = await t.signUp({ name, ...given });
      if (Object.keys(set).length > 0) await t.db.updateTable("users").set(set).where("id", "=", user.id).execute();
      told[name] = state;
    }
    const { items } = await list();
    expect(Object.fromEntries(items.map(({ name, state }) => [name, state]))).toEqual(told);
    for (const { id, name, state } of items) {
      expect((await read(id)).data.state).toBe(state);
      expect(await names({ state })).toContain(name);
    }
    const sizes = await Promise.all(userStates.map(async (state) => (await names({ state })).length));
    expect(sizes.reduce((sum, size) => sum + size)).toBe(items.length);
    const query = { language: "en" } as const;
    const lines = (await t.call("GET /users/csv", { token: admin.token, query })).text.split("\r\n");
    expect(lines.find((line) => line.startsWith("Invited,"))).toMatch(/^Invited,invited@example\.com,teacher,invited,/);
    expect(lines.find((line) => line.startsWith("Waiting,"))).toContain(",email not verified,");
  });

  it("leads from page to page in each order, and tells how many there are", async () => {
    for (let number = 0; number < 27; number++) await t.signUp({ name: `Child ${String(number).padStart(2, "0")}` });
    for (const sort of ["newest", "oldest", "name", "seen"]) {
      const first = await list({ sort });
      expect(first.total).toBe(28);
      const second = await list({ sort, after: first.next });
      const ids = [...first.items, ...second.items].map(({ id }) => id);
      expect(new Set(ids).size).toBe(28);
      expect(second.next).toBeNull();
    }
  });

  it("refuses a place of another order, one with a NUL, and sizes beyond its own", async () => {
    const place = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    for (const query of [
      { sort: "name", after: place(["seen", "2026-01-01T00:00:00", nobody]) },
      { sort: "name", after: place(["name", "a\0", nobody]) },
      { size: "1000000000" },
      { sort: "password_hash" },
    ]) {
      const reply = await t.call("GET /users", {
        token: admin.token,
        query: query as unknown as Record<string, string>,
      });
      expect([reply.status, reply.error.code]).toEqual([400, "INVALID_INPUT"]);
    }
  });
});

describe("an act on several accounts", () => {
  it("is done with each for itself, and tells how it went", async () => {
    const [open, closed] = [await t.signUp(), await t.signUp({ active: false })];
    expect(await outcomes("deactivate", [open.user.id, closed.user.id, nobody, admin.user.id])).toEqual([
      "done",
      "unchanged",
      "not-found",
      "last-admin",
    ]);
    expect(await profile(open)).toBe(401);
    expect(await profile(admin)).toBe(200);
    expect(await outcomes("activate", [open.user.id, closed.user.id])).toEqual(["done", "done"]);
    // The sessions stay ended.
    expect(await profile(open)).toBe(401);
    const { data } = await read(open.user.id);
    expect(data.deeds.map(({ actor, details }) => [actor, details])).toEqual([
      ["Office", { act: "activate", changed: "accountActive", accountActive: "false → true" }],
      ["Office", { act: "deactivate", changed: "accountActive", accountActive: "true → false" }],
    ]);
  });

  it("verifies an address and takes that back, but never in the place of a parent", async () => {
    const child = await t.signUp({ verified: false, birthMonth: "2016-01-01" });
    await t.db.updateTable("users").set({ mailbox: "parent" }).where("id", "=", child.user.id).execute();
    const other = await t.signUp({ verified: false });
    expect(await outcomes("verify-email", [child.user.id, other.user.id])).toEqual(["waits-for-parent", "done"]);
    expect(await profile(other)).toBe(200);
    expect(await outcomes("unverify-email", [other.user.id, admin.user.id])).toEqual(["done", "last-admin"]);
    expect(await profile(other)).toBe(403);
  });

  it("asks the parent of a child whose address the office has verified", async () => {
    const child = await t.signUp({ verified: false, birthMonth: "2016-01-01" });
    const request = { userId: child.user.id, parentEmail: "wen@example.com", askedAt: t.clock.now() };
    await t.db.insertInto("parentRequests").values(request).execute();
    expect(await outcomes("verify-email", [child.user.id])).toEqual(["done"]);
    expect((await t.mails.next({ to: "wen@example.com" })).subject).toMatch(/permission/i);
  });

  it("leaves an admin when two deactivate each other at the same moment, a hundred times", async () => {
    const other = await t.signUp({ name: "Other", role: "admin", rememberMe: true });
    const both = [admin.user.id, other.user.id];
    for (let time = 0; time < 100; time++) {
      await t.db.updateTable("users").set({ active: true, role: "admin" }).where("id", "in", both).execute();
      const demote = time % 2 === 0;
      const against = (by: SignedUp, id: string) =>
        demote
          ? t.call("PUT /users/{id}/role", { token: by.token, params: { id }, body: { role: "student" } })
          : act("unverify-email", [id], by);
      await Promise.all([against(admin, other.user.id), against(other, admin.user.id)]);
      const { left } = await t.db
        .selectFrom("users")
        .select(({ fn }) => fn.countAll<number>().as("left"))
        .where("role", "=", "admin")
        .where("active", "=", true)
        .where("emailVerifiedAt", "is not", null)
        .executeTakeFirstOrThrow();
      expect(Number(left)).toBeGreaterThan(0);
      await t.db.updateTable("users").set({ emailVerifiedAt: t.clock.now() }).where("id", "in", both).execute();
    }
  });

  it("is told before it is done as it will be done, and nothing is done by that", async () => {
    const other = await t.signUp({ name: "Other", role: "admin" });
    const [open, closed] = [await t.signUp(), await t.signUp({ active: false })];
    const child = await t.signUp({ verified: false, birthMonth: "2016-01-01" });
    await t.db.updateTable("users").set({ mailbox: "parent" }).where("id", "=", child.user.id).execute();
    const ids = [admin, other, open, closed, child].map(({ user }) => user.id).concat(nobody);
    const check = async (what: string) =>
      (await t.call("POST /users/act-checks", { token: admin.token, body: { act: what, users: ids } })).data.results;
    const stood = () => t.db.selectFrom("users").selectAll().orderBy("id").execute();
    for (const [what, told] of [
      ["verify-email", ["unchanged", "unchanged", "unchanged", "unchanged", "waits-for-parent", "not-found"]],
      ["activate", ["unchanged", "unchanged", "unchanged", "done", "unchanged", "not-found"]],
    ] as const) {
      const before = await stood();
      expect((await check(what)).map(({ outcome }) => outcome)).toEqual(told);
      expect(await stood()).toEqual(before);
      expect(await outcomes(what, ids)).toEqual(told);
    }
    const before = await stood();
    // Of two admins the first goes, and the second would be the last.
    const told = (await check("deactivate")).map(({ outcome }) => outcome);
    expect(told).toEqual(["done", "last-admin", "done", "done", "done", "not-found"]);
    expect(await stood()).toEqual(before);
    expect(
      (
        await t.call("GET /users/{id}", {
          token: other.token,
          params: { id: admin.user.id },
          query: { language: "en" },
        })
      ).status,
    ).toBe(200);
    expect(await outcomes("deactivate", ids)).toEqual(told);
  });

  it("takes a hundred accounts and no more, and no act that is none", async () => {
    expect(
      (
        await act(
          "deactivate",
          Array.from({ length: 101 }, () => nobody),
        )
      ).error.fields,
    ).toMatchObject({
      users: { code: "FIELD_TOO_LONG", max: 100 },
    });
    expect((await act("delete", [nobody])).error.fields).toEqual({ act: { code: "FIELD_INVALID" } });
    expect((await act("activate", [])).status).toBe(400);
  });
});

describe("a role", () => {
  const change = (id: string, role: string) =>
    t.call("PUT /users/{id}/role", { token: admin.token, params: { id }, body: { role } });

  it("counts from the next call on", async () => {
    const sun = await t.signUp({ name: "Sun", role: "teacher" });
    const asTeacher = () => t.call("GET /forum/queue/size", { token: sun.token });
    expect((await asTeacher()).status).toBe(200);
    expect((await change(sun.user.id, "student")).data.role).toBe("student");
    expect((await asTeacher()).status).toBe(403);
  });

  it("is not taken from the last admin, nor given to a child or a closed account", async () => {
    expect((await change(admin.user.id, "teacher")).error.code).toBe("LAST_ADMIN");
    const child = await t.signUp({ birthMonth: "2012-01-01" });
    expect((await change(child.user.id, "teacher")).error.code).toBe("ACCOUNT_NOT_OPEN");
    const closed = await t.signUp({ active: false });
    expect((await change(closed.user.id, "admin")).error.code).toBe("ACCOUNT_NOT_OPEN");
    expect((await change(nobody, "admin")).error.code).toBe("NOT_FOUND");
    const refused = async (id: string) => (await read(id)).data.refusedRoles;
    expect(await refused(admin.user.id)).toEqual({ student: "LAST_ADMIN", teacher: "LAST_ADMIN" });
    expect(await refused(child.user.id)).toEqual({ teacher: "ACCOUNT_NOT_OPEN", admin: "ACCOUNT_NOT_OPEN" });
    await t.signUp({ role: "admin" });
    expect(await refused(admin.user.id)).toEqual({});
  });
});

describe("sessions of others", () => {
  it("are ended one by one or all at once, and nobody else's with them", async () => {
    const [mei, other] = [await t.signUp(), await t.signUp()];
    const [session] = (await read(mei.user.id)).data.sessions;
    expect(session).toMatchObject({ current: false, createdAt: t.clock.now().toISOString() });
    expect((await read(admin.user.id)).data.sessions).toMatchObject([{ current: true }]);
    const end = (id: string) =>
      t.call("DELETE /users/{id}/sessions/{session}", {
        token: admin.token,
        params: { id, session: session?.id ?? "" },
      });
    expect((await end(other.user.id)).status).toBe(404);
    expect((await end(mei.user.id)).status).toBe(200);
    expect([await profile(mei), await profile(other)]).toEqual([401, 200]);
    const all = { token: admin.token, params: { id: other.user.id } };
    expect((await t.call("DELETE /users/{id}/sessions", all)).status).toBe(200);
    expect(await profile(other)).toBe(401);
  });
});

describe("an invitation", () => {
  const someone = { name: "Ms. Gu", email: "gu@example.com", kind: "teacher", preferredLanguage: "ch" };
  const invite = (body: object) => t.call("POST /users", { token: admin.token, body: { ...someone, ...body } });

  it("opens an account that its owner enters with a password of their own", async () => {
    const { data } = await invite({ email: "new@example.com" });
    expect(data).toMatchObject({ kind: "teacher", state: "invited", emailVerified: false });
    const letter = await t.mails.next({ to: "new@example.com" });
    expect(letter.subject).toContain("邀请");
    const password = "Wat3r!on#stones";
    const link = { email: "new@example.com", token: letter.token };
    expect((await t.call("GET /auth/reset-password", { query: link })).data).toEqual({ first: true });
    expect((await t.call("POST /auth/reset-password", { body: { ...link, password } })).status).toBe(200);
    const entered = await t.call("POST /auth/login", { body: { email: "new@example.com", password } });
    expect(entered.data.user).toMatchObject({ role: "teacher", emailVerified: true });
    expect((await read(data.id)).data).toMatchObject({ state: "active" });
    // Nobody is told that a password was changed which they have never had; that it is so the next time shows a link of their own.
    await t.call("POST /auth/forgot-password", { body: { email: "new@example.com" } });
    const later = await t.mails.next({ to: "new@example.com" });
    expect(later.subject).toContain("重设密码");
    const again = { email: "new@example.com", token: later.token };
    expect((await t.call("GET /auth/reset-password", { query: again })).data).toEqual({ first: false });
  });

  it.each([
    ["parent", "家长账号", "你"],
    ["teacher", "批改作业", "家长"],
    ["student", "课程、作业和通知", "您"],
  ])("speaks to a %s of what is theirs", async (kind, theirs, others) => {
    const email = `${kind}@example.com`;
    await invite({ kind, email, name: "顾文", ...(kind === "student" && { birth: "2011-05" }) });
    const { text } = await t.mails.next({ to: email });
    expect(text).toContain(theirs);
    expect(text).not.toContain(others);
  });

  it("is good for fourteen days, comes again when it is asked for, and replaces the one before", async () => {
    const { data } = await invite({});
    const first = await t.mails.next({ to: "gu@example.com" });
    t.clock.advance({ days: 15 });
    const look = (token: string) => t.call("GET /auth/reset-password", { query: { email: "gu@example.com", token } });
    expect((await look(first.token)).error.code).toBe("RESET_LINK_EXPIRED");
    const again = { token: admin.token, params: { id: data.id } };
    expect((await t.call("POST /users/{id}/invitation", again)).status).toBe(200);
    const second = await t.mails.next({ to: "gu@example.com" });
    expect((await look(second.token)).status).toBe(200);
    expect((await look(first.token)).error.code).toBe("RESET_LINK_INVALID");
    // Who has forgotten to answer asks at the login.
    await t.call("POST /auth/forgot-password", { body: { email: "gu@example.com" } });
    expect((await t.mails.next({ to: "gu@example.com" })).subject).toContain("邀请");
  });

  it("is refused for an address with an account, for a child, and without a student's birth", async () => {
    expect((await invite({ email: "OFFICE@example.com" })).error.fields).toEqual({ email: { code: "EMAIL_TAKEN" } });
    expect((await invite({ kind: "student" })).error.fields).toEqual({ birth: { code: "BIRTH_MONTH_NEEDED" } });
    expect((await invite({ kind: "student", email: "office@example.com" })).error.fields, "both at once").toEqual({
      birth: { code: "BIRTH_MONTH_NEEDED" },
      email: { code: "EMAIL_TAKEN" },
    });
    const child = await invite({ kind: "student", name: "Mei", birth: "2015-04" });
    expect(child.error.fields).toEqual({ birth: { code: "CHILD_NEEDS_PARENT" } });
    expect((await invite({ kind: "student", name: "Mei", birth: "2012/4" })).status).toBe(201);
  });

  it("is sent once more to nobody who has come already", async () => {
    const again = { token: admin.token, params: { id: admin.user.id } };
    expect((await t.call("POST /users/{id}/invitation", again)).error.code).toBe("NOT_INVITED");
  });
});

describe("an import", () => {
  const csv = [
    "\uFEFF姓名;邮箱;身份;语言;出生年月",
    '"王, ""小明""";ming@example.com;学生;中文;2012年5月',
    "Wen Lin;wen@example.com;家长;en;",
    "Ms. Gu;gu@example.com;老师;;",
    "Twice;gu@example.com;parent;;",
    "There;office@example.com;parent;;",
    "Small;small@example.com;student;;2016-01",
    "Wrong;no address;student;;2012-01",
    "There too;office@example.com;student;;",
    "No birth;no-birth@example.com;student;;soon",
    "No kind;no-kind@example.com;校长;法文;",
    "Lin, Wen;comma@example.com;parent;;;surplus",
  ].join("\r\n");
  const send = (row: "POST /users/import-checks" | "POST /users/imports", text: string) =>
    t.call(row, { token: admin.token, body: { csv: text } });

  it("tells line by line what it would do, and changes nothing", async () => {
    const { data } = await send("POST /users/import-checks", csv);
    expect(data.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "fine"],
      [3, "fine"],
      [4, "fine"],
      [5, "twice"],
      [6, "there"],
      [7, "wrong"],
      [8, "wrong"],
      [9, "there"],
      [10, "wrong"],
      [11, "wrong"],
      [12, "overfull"],
    ]);
    expect(data.lines[3]).toMatchObject({ first: 4 });
    expect(data.lines[4]).not.toHaveProperty("first");
    expect(data.lines[0]).toMatchObject({ name: '王, "小明"', kind: "student" });
    expect(data.lines[5]?.fields).toEqual({ birth: { code: "CHILD_NEEDS_PARENT" } });
    expect(data.lines[6]?.fields).toEqual({ email: { code: "EMAIL_INVALID" } });
    expect(data.lines[8]?.fields).toEqual({ birth: { code: "BIRTH_MONTH_NEEDED" } });
    expect(Object.keys(data.lines[9]?.fields ?? {})).toEqual(["kind", "preferredLanguage"]);
    expect((await list()).total).toBe(1);
  });

  it("asks in who can be, and makes of nobody two when it is repeated", async () => {
    expect(
      (await send("POST /users/imports", csv)).data.lines.filter(({ outcome }) => outcome === "fine"),
    ).toHaveLength(3);
    expect((await list()).total).toBe(4);
    expect((await send("POST /users/imports", csv)).data.lines.filter(({ outcome }) => outcome === "fine")).toEqual([]);
    expect((await list()).total).toBe(4);
    expect(await t.mails.count({ to: "ming@example.com" })).toBe(1);
  });

  it.each([
    ["a file without the columns", "a,b,c\n1,2,3", "COLUMNS_MISSING"],
    ["one with heads alone", "name,email,kind", "FILE_NOT_A_TABLE"],
    ["one whose quotes never end", 'name,email,kind\n"a', "FILE_NOT_A_TABLE"],
    ["one with too many lines", `name,email,kind\n${"a,b@example.com,parent\n".repeat(501)}`, "LINES_TOO_MANY"],
  ])("refuses %s", async (_, text, code) => {
    for (const row of ["POST /users/import-checks", "POST /users/imports"] as const) {
      expect((await send(row, text)).error.fields).toEqual({ csv: { code } });
    }
  });

  it("reads what the export has written, Chinese and all, with no formula in it", async () => {
    await send("POST /users/imports", csv);
    const formula = { name: "=cmd()" };
    await t.db.updateTable("users").set(formula).where("email", "=", "wen@example.com").execute();
    const query = { language: "ch", sort: "name" } as const;
    const file = await t.call("GET /users/csv", { token: admin.token, query });
    const { text } = file;
    expect(text.startsWith("\uFEFF姓名,邮箱,身份")).toBe(true);
    expect(text).toContain("'=cmd()");
    expect(text).toContain('"王, ""小明"""');
    const { data } = await send("POST /users/import-checks", text);
    expect(data.lines.map(({ email }) => email)).toContain("ming@example.com");
    expect(data.lines.filter(({ outcome }) => outcome === "fine")).toEqual([]);
  });

  it("is taken out with a deed in the log, which keeps nothing of what was looked for", async () => {
    const query = { language: "en", q: admin.user.name } as const;
    expect((await t.call("GET /users/csv", { token: admin.token, query })).status).toBe(200);
    const [deed] = (await t.call("GET /audit", { token: admin.token, query: { subject: "users" } })).data.items;
    expect(deed).toMatchObject({ endpoint: "GET /users/csv", actor: { id: admin.user.id }, details: { lines: 1 } });
    expect(JSON.stringify(deed?.details)).not.toContain(admin.user.name);
  });
});

describe("a view kept under a name", () => {
  const keep = (name: string, query: string, by = admin) =>
    t.call("POST /users/views", { token: by.token, body: { name, query } });

  it("is one's own, is replaced under its name, and is forgotten", async () => {
    const other = await t.signUp({ role: "admin" });
    await keep("Waiting", "state=unverified");
    const [view] = (await keep("Waiting", "state=unverified&kind=student")).data;
    expect(view).toMatchObject({ name: "Waiting", query: "state=unverified&kind=student" });
    expect((await t.call("GET /users/views", { token: other.token })).data).toEqual([]);
    const forget = (by: SignedUp) =>
      t.call("DELETE /users/views/{id}", { token: by.token, params: { id: view?.id ?? "" } });
    expect((await forget(other)).status).toBe(404);
    expect((await forget(admin)).data).toEqual([]);
  });

  it("is one of twenty at most", async () => {
    for (let number = 0; number < 20; number++) await keep(`View ${number}`, "");
    expect((await keep("One more", "")).error.code).toBe("TOO_MANY_VIEWS");
    expect((await keep("View 3", "kind=admin")).status).toBe(200);
    expect((await keep("Odd", "javascript:alert(1)")).error.fields).toEqual({ query: { code: "FIELD_INVALID" } });
  });
});
