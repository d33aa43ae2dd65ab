import { beforeEach, describe, expect, it } from "vitest";
import { registrationOf } from "../../../testing/registration.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let owner: SignedUp;

beforeEach(async () => {
  owner = await t.signUp({ name: "Ola" });
});

const change = (body: object, token = owner.token) => t.call("PUT /auth/profile", { token, body });
const row = () => t.db.selectFrom("users").selectAll().where("id", "=", owner.user.id).executeTakeFirstOrThrow();

describe("a profile", () => {
  it("takes what somebody tells, and answers with the account as it is now", async () => {
    const told = {
      name: "Ola 林",
      firstName: " Ola ",
      lastName: "林",
      school: "Linden Middle School",
      grade: "6",
      preferredLanguage: "ch",
      avatar: "owl",
    };
    const { data } = await change(told);
    expect(data).toEqual({ ...owner.user, ...told, firstName: "Ola" });
    expect((await t.call("GET /auth/profile", { token: owner.token })).data).toEqual(data);
  });

  it("gives no student the name of somebody who works for the school, however it is spaced, and keeps the names of others", async () => {
    await t.signUp({ role: "teacher", name: "Elena Rivera" });
    for (const name of ["Elena Rivera", "elena  rivera", "Elena.Rivera", "ELENA RIVERA 2"]) {
      expect((await change({ name })).error.fields).toEqual({ name: { code: "NAME_RESERVED" } });
    }
    for (const name of ["Elena", "Rivera Lin", "Mia Chen", "林小雨", "Ig", "Sky", "Zoom", "Max 7"]) {
      expect((await change({ name })).data.name).toBe(name);
    }
  });

  it("leaves what is left out, and lets everything but the name be empty", async () => {
    await change({ school: "Linden", grade: "6", firstName: "Ola" });
    expect((await change({ grade: "" })).data).toMatchObject({
      school: "Linden",
      grade: "",
      firstName: "Ola",
      name: "Ola",
    });
    expect((await change({ name: " " })).error.fields).toEqual({ name: { code: "NAME_REQUIRED" } });
  });

  it.each([
    ["role", "admin"],
    ["reputation", 1000],
    ["points", 1000],
    ["emailVerified", false],
    ["email", "other@example.com"],
    ["active", false],
    ["userId", "01a1fbc3-cfcc-73b4-94e8-ce3789c6c610"],
    ["id", "01a1fbc3-cfcc-73b4-94e8-ce3789c6c610"],
    ["parentConsent", "given"],
    ["birthMonth", "1990-01-01"],
    ["passwordHash", "x"],
    ["deletionDate", null],
  ])("is no way to change %s", async (field, value) => {
    const before = await row();
    const reply = await change({ name: "Other", [field]: value });
    expect([reply.status, reply.error.fields]).toEqual([400, { [field]: { code: "FIELD_UNKNOWN" } }]);
    expect(await row()).toEqual(before);
  });

  it.each([
    [{ name: "x".repeat(81) }, "name", "FIELD_TOO_LONG"],
    [{ firstName: "M\u0435i" }, "firstName", "NAME_INVALID"],
    [{ lastName: "\u202Enim" }, "lastName", "NAME_INVALID"],
    [{ school: "See www.example.com" }, "school", "NAME_INVALID"],
    [{ school: "x".repeat(121) }, "school", "FIELD_TOO_LONG"],
    [{ grade: "x".repeat(21) }, "grade", "FIELD_TOO_LONG"],
    [{ preferredLanguage: "fr" }, "preferredLanguage", "FIELD_INVALID"],
    [{ avatar: "../../etc/passwd" }, "avatar", "FIELD_INVALID"],
    [{ avatar: `own-${"0".repeat(32)}` }, "avatar", "FIELD_INVALID"],
    [{ name: "Admin" }, "name", "NAME_RESERVED"],
    [{ name: "call 614-555-0182" }, "name", "NAME_TELLS_CONTACT"],
    [{ name: "discord bob2014" }, "name", "NAME_TELLS_CONTACT"],
    [{ name: "加我微信bob" }, "name", "NAME_TELLS_CONTACT"],
  ])("refuses %j", async (body, field, code) => {
    const before = await row();
    expect((await change(body)).error.fields?.[field]?.code).toBe(code);
    expect(await row()).toEqual(before);
  });

  it("lets the office be called like the office", async () => {
    const admin = await t.signUp({ role: "admin", name: "Admin" });
    expect((await change({ name: "Dripstone Office" }, admin.token)).data.name).toBe("Dripstone Office");
  });

  it("is one's own: nobody else's changes", async () => {
    const other = await t.signUp({ name: "Bo" });
    await change({ name: "Ola the Second" });
    expect((await t.call("GET /auth/profile", { token: other.token })).data.name).toBe("Bo");
  });
});

describe("a parent", () => {
  const register = async (email: string, changes: object) => {
    const body = registrationOf(email, changes);
    await t.call("POST /auth/register", { body });
    const { token } = await t.mails.next({ to: email });
    await t.call("POST /auth/verify-email", { body: { email, token } });
    return (await t.call("POST /auth/login", { body: { email, password: body.password } })).data;
  };

  it("is called one from registration on, and stays a student to the rules", async () => {
    const { user } = await register("mama@example.com", { familyRole: "parent" });
    expect(user).toMatchObject({ role: "student", familyRole: "parent" });
    expect((await register("learner@example.com", {})).user.familyRole).toBe("student");
  });

  it("can say so later, and take it back", async () => {
    const { token } = await t.signUp();
    for (const familyRole of ["parent", "student"]) {
      expect((await t.call("PUT /auth/profile", { token, body: { familyRole } })).data.familyRole).toBe(familyRole);
    }
  });

  it("is nobody under 18, neither a child with a parent's address nor who registers alone", async () => {
    const youngest = { birthYear: 2008, birthMonth: 3, familyRole: "parent" };
    const child = { birthYear: 2016, birthMonth: 3, familyRole: "parent" };
    const tries: object[] = [youngest, { ...child, parentEmail: "mama@example.com" }, { ...child, mailbox: "parent" }];
    for (const changes of tries) {
      const email = "young@example.com";
      const refused = await t.call("POST /auth/register", { body: registrationOf(email, changes) });
      expect([refused.status, refused.error.fields]).toEqual([400, { familyRole: { code: "FIELD_INVALID" } }]);
      expect(await t.db.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
    }
    const { user, token } = await register("young@example.com", { ...youngest, familyRole: "student" });
    expect(user.familyRole).toBeNull();
    const stored = t.db.selectFrom("users").select("familyRole").where("id", "=", user.id);
    expect(await stored.executeTakeFirst()).toEqual({ familyRole: "student" });
    const reply = await t.call("PUT /auth/profile", { token, body: { familyRole: "parent" } });
    expect(reply.error.fields).toEqual({ familyRole: { code: "FIELD_INVALID" } });
    expect((await register("grown@example.com", { ...youngest, birthMonth: 2 })).user.familyRole).toBe("parent");
  });
});
