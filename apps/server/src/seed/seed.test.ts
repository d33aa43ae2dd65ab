import { newPassword } from "@dripstone/contract/accounts/payloads";
import { describe, expect, it } from "vitest";
import { useTestApp } from "../testing/use-test-app.ts";
import { seed } from "./seed.ts";

const t = useTestApp();

const users = () => t.db.selectFrom("users").selectAll().orderBy("id").execute();
const plant = (demo: boolean) => seed(t.db, { now: t.clock.now(), demo });
const logIn = (email: string, password: string) => t.call("POST /auth/login", { body: { email, password } });

describe("seeding", () => {
  it("makes one admin, whose password it tells this once", async () => {
    const { admin, demo } = await plant(false);
    expect(demo).toBeNull();
    expect(newPassword.safeParse(admin?.password).success).toBe(true);
    const { user } = (await logIn(admin?.email ?? "", admin?.password ?? "")).data;
    expect(user).toMatchObject({ role: "admin", email: "admin@dripstone.example" });
    expect((await plant(false)).admin).toBeNull();
    expect(await users()).toHaveLength(1);
  });

  it("makes demo people only when asked, who can log in at once", async () => {
    const { demo } = await plant(true);
    const roles = [];
    for (const email of demo?.emails ?? []) roles.push((await logIn(email, demo?.password ?? "")).data.user.role);
    expect(roles).toEqual(["student", "student", "teacher", "student"]);
    expect(newPassword.safeParse(demo?.password).success).toBe(true);
  });

  it("changes nothing the second time, nor ten times at once", async () => {
    const before = await users();
    t.clock.advance({ days: 400 });
    await plant(true);
    await Promise.all(Array.from({ length: 10 }, () => plant(true)));
    expect(await users()).toEqual(before);
  });

  it("makes no second admin beside one with another address", async () => {
    await t.db
      .updateTable("users")
      .set({ email: "head@example.com", emailKey: "head@example.com" })
      .where("role", "=", "admin")
      .execute();
    expect((await plant(true)).admin).toBeNull();
  });
});
