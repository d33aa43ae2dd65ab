import { beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../../../chores.ts";
import { type SignedUp, TEST_PASSWORD } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
const body = { password: TEST_PASSWORD };

beforeEach(async () => {
  await t.db.deleteFrom("users").execute();
});

const admin = (options: Parameters<typeof t.signUp>[0] = {}) => t.signUp({ role: "admin", ...options });
const leave = ({ token }: SignedUp) => t.call("POST /auth/deletion", { token, body });
const change = ({ user }: SignedUp, values: object) =>
  t.db.updateTable("users").set(values).where("id", "=", user.id).execute();
/** The admins who can log in and mean to stay. */
const staying = () =>
  t.db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("active", "=", true)
    .where("deletionDueAt", "is", null)
    .execute();
const isThere = async ({ user }: SignedUp) =>
  (await t.db.selectFrom("users").select("id").where("id", "=", user.id).execute()).length === 1;

describe("the last admin", () => {
  it("cannot delete the account, and stays signed in", async () => {
    const last = await admin();
    await t.signUp({ role: "teacher" });
    const reply = await leave(last);
    expect([reply.status, reply.error.code]).toEqual([409, "LAST_ADMIN"]);
    expect((await t.call("GET /auth/profile", { token: last.token })).data.deletionDate).toBeNull();
    expect(await t.mails.count({ to: last.user.email })).toBe(0);
  });

  it.each<[string, object]>([
    ["is deactivated", { active: false }],
    ["has not confirmed the address", { emailVerifiedAt: null }],
    ["is about to be deleted", { deletionDueAt: new Date("2026-04-01") }],
    ["is closed by a parent", { parentSaid: "no" }],
    ["is no admin any more", { role: "teacher" }],
  ])("is whoever stands beside one who %s", async (_, values) => {
    const [last, other] = [await admin(), await admin()];
    await change(other, values);
    expect((await leave(last)).error.code).toBe("LAST_ADMIN");
  });

  it("is not who leaves while another one stays", async () => {
    const [first, second] = [await admin(), await admin()];
    expect((await leave(first)).status).toBe(200);
    expect((await leave(second)).error.code).toBe("LAST_ADMIN");
    t.clock.advance({ days: 15 });
    await tidyUp(t.deps);
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  });

  it("is left when all of them want to go at the same moment", async () => {
    for (let time = 0; time < 10; time++) {
      await t.db.deleteFrom("users").execute();
      const all = await Promise.all([admin(), admin(), admin()]);
      const replies = await Promise.all(all.map(leave));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
      expect(await staying()).toHaveLength(1);
    }
  });

  it("outlives the days of grace when the others have gone meanwhile, and is deleted once there is another", async () => {
    const [leaving, other] = [await admin(), await admin()];
    await leave(leaving);
    await change(other, { active: false });
    t.clock.advance({ days: 15 });
    await tidyUp(t.deps);
    expect(await isThere(leaving)).toBe(true);
    expect(await t.mails.count({ to: leaving.user.email })).toBe(1);
    expect((await t.call("POST /auth/login", { body: { ...body, email: leaving.user.email } })).status).toBe(200);
    await change(other, { active: true });
    await tidyUp(t.deps);
    expect([await isThere(leaving), await isThere(other)]).toEqual([false, true]);
  });

  it("is not closed by a parent either", async () => {
    const child = await t.signUp({ birthMonth: "2015-06-01" });
    await t.call("PUT /auth/parent-email", { token: child.token, body: { parentEmail: "parent@example.com" } });
    const { token } = await t.mails.next({ to: "parent@example.com" });
    await change(child, { role: "admin" });
    const no = () => t.call("POST /auth/parent-consent", { body: { token, answer: "no" } });
    expect((await no()).error.code).toBe("LAST_ADMIN");
    expect((await t.call("GET /auth/profile", { token: child.token })).status).toBe(200);
    await admin();
    expect((await no()).status).toBe(200);
  });

  it("holds up no student who leaves", async () => {
    await admin();
    expect((await leave(await t.signUp())).status).toBe(200);
  });
});
