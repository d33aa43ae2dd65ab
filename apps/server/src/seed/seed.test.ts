import { newPassword } from "@dripstone/contract/accounts/payloads";
import { describe, expect, it } from "vitest";
import { StartError } from "../start-error.ts";
import { TEST_PASSWORD } from "../testing/sign-up.ts";
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
    expect(roles).toEqual(["student", "student", "teacher", "teacher", "teacher", "student"]);
    expect(newPassword.safeParse(demo?.password).success).toBe(true);
  });

  it("gives the demo parent a child with progress, homework, classes, and writings, and nobody else one", async () => {
    const { demo } = await plant(true);
    const children = [];
    for (const email of demo?.emails ?? []) {
      const { token } = (await logIn(email, demo?.password ?? "")).data;
      const { data } = await t.call("GET /children", { token });
      for (const { id, name } of data) {
        const call = { token, params: { id } };
        const homework = (await t.call("GET /children/{id}/homework", call)).data;
        children.push({
          ...{ email, name },
          points: (await t.call("GET /children/{id}/progress", call)).data.totalPoints > 0,
          classes: (await t.call("GET /children/{id}", call)).data.classes.length,
          homework: homework.map(({ state, grade }) => [state, grade]),
          writes: (await t.call("GET /children/{id}/writings", call)).data.length > 0,
        });
      }
    }
    expect(children).toEqual([
      {
        ...{ email: "parent@dripstone.example", name: "林小雨", points: true, classes: 2, writes: true },
        homework: [
          ["arrived", null],
          ["returned", { points: 9, of: 10 }],
        ],
      },
    ]);
  });

  it("changes nothing the second time, nor ten times at once", async () => {
    const before = await users();
    t.clock.advance({ days: 400 });
    await plant(true);
    await Promise.all(Array.from({ length: 10 }, () => plant(true)));
    expect(await users()).toEqual(before);
    // All content is read each time.
  }, 180_000);

  it("makes no second admin beside one with another address", async () => {
    await t.db
      .updateTable("users")
      .set({ email: "head@example.com", emailKey: "head@example.com" })
      .where("role", "=", "admin")
      .execute();
    expect((await plant(true)).admin).toBeNull();
  });
});

describe("the first admin's address", () => {
  const USUAL = "admin@dripstone.example";
  const OFFICE = "hello@dripstone.example";

  /** Plants into a database without an admin, in which these addresses are taken. */
  async function plantBeside(...taken: Parameters<typeof t.signUp>[0][]) {
    await t.db.deleteFrom("users").execute();
    const others = [];
    for (const options of taken) others.push(await t.signUp(options));
    return { seeded: plant(true), others };
  }

  it.each([USUAL, "ADMIN@Dripstone.example", "admin+2@dripstone.example"])(
    "is the office's when somebody else has %s, and whoever starts the server is told",
    async (email) => {
      const { seeded, others } = await plantBeside({ email });
      const { admin, demo } = await seeded;
      expect(admin).toMatchObject({ email: OFFICE, taken: USUAL });
      expect(demo).not.toBeNull();
      expect((await logIn(OFFICE, admin?.password ?? "")).data.user.role).toBe("admin");
      expect((await t.call("GET /auth/profile", { token: others[0]?.token ?? "" })).data.role).toBe("student");
      expect((await plant(true)).admin).toBeNull();
    },
  );

  it("is taken from a registration that nobody has confirmed, whose password is worth nothing then", async () => {
    const { seeded } = await plantBeside({ email: USUAL, verified: false });
    const { admin } = await seeded;
    expect(admin).toEqual({ email: USUAL, password: expect.any(String) });
    expect((await logIn(USUAL, TEST_PASSWORD)).status).toBe(401);
    expect((await logIn(USUAL, admin?.password ?? "")).data.user.role).toBe("admin");
  });

  it("is not taken from a teacher whom the office has made", async () => {
    const { seeded } = await plantBeside({ email: USUAL, verified: false, role: "teacher" });
    expect((await seeded).admin?.email).toBe(OFFICE);
    expect((await users()).find(({ email }) => email === USUAL)?.role).toBe("teacher");
  });

  it("is asked for in one line that says what to do when there is none left, and nothing is planted", async () => {
    const { seeded } = await plantBeside({ email: USUAL }, { email: "Hello@dripstone.example" });
    const failure = await seeded.catch((error) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure.message).toMatch(/^There is no admin, and .*admin@.* and hello@.*role = 'admin'[^\n]*$/);
    expect(await users()).toHaveLength(2);
  });
});
