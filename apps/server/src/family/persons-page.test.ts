import { beforeEach, describe, expect, it } from "vitest";
import { addCategory, writePost, writeReply } from "../features/forum/testing/forum.ts";
import { openClass } from "../features/homework/testing/school-class.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";

const t = useTestApp();
let admin: SignedUp;

beforeEach(async () => {
  t.clock.set("2026-03-04T17:00:00.000Z");
  await t.db.deleteFrom("users").execute();
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
});

const read = (id: string) =>
  t.call("GET /users/{id}", { token: admin.token, params: { id }, query: { language: "en" } });

describe("the family on the pages of a parent and a child", () => {
  it("names each on the other's page while the child lets the parent follow along, and says when that began and ended", async () => {
    const mama = await t.signUp({ name: "Wen Lin", email: "wen@example.com", birthMonth: "1984-05-01" });
    const mei = await t.signUp({ name: "Mei Lin", birthMonth: "2011-01-01" });
    const family = async (of: SignedUp) => (await read(of.user.id)).data.family;
    const link = { parentId: mama.user.id, childId: mei.user.id, email: mei.user.email, emailKey: mei.user.email };
    const { id } = await t.db
      .insertInto("familyLinks")
      .values({ ...link, askedAt: t.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await family(mama)).toMatchObject({ children: [], events: [{ what: "asked", parent: "Wen Lin" }] });
    expect((await family(mei)).reach).toEqual([]);
    const answer = (said: "yes" | "no") =>
      t.call("PUT /family/requests/{id}", { token: mei.token, params: { id }, body: { answer: said } });
    t.clock.advance({ seconds: 1 });
    expect((await answer("yes")).status).toBe(200);
    expect((await family(mama)).children).toEqual([{ id: mei.user.id, name: "Mei Lin", followed: true }]);
    expect((await family(mei)).reach).toMatchObject([
      { name: "Wen Lin", email: "wen@example.com", account: { id: mama.user.id }, from: ["link"] },
    ]);
    t.clock.advance({ seconds: 1 });
    await answer("no");
    expect(await family(mama)).toMatchObject({
      children: [],
      events: [{ what: "ended-by-child", child: "Mei Lin" }, { what: "asked" }],
    });
    expect((await family(mei)).reach).toEqual([]);
  });

  it("names who registered a child for a class on both pages, and says that they see nothing of the child", async () => {
    const papa = await t.signUp({ name: "Bo Lin", email: "bo.lin@gmail.com", birthMonth: "1984-05-01" });
    const mei = await t.signUp({ name: "Mei Lin" });
    const room = await openClass(t, { students: [mei] });
    await t.db
      .updateTable("classPlaces")
      .set({ parentName: "Bo Lin", parentEmail: "bo.lin@gmail.com" })
      .where("classId", "=", room.id)
      .execute();
    expect((await read(mei.user.id)).data.family.reach).toMatchObject([
      { email: "bo.lin@gmail.com", account: { id: papa.user.id }, from: ["class"] },
    ]);
    expect((await read(papa.user.id)).data.family.children).toEqual([
      { id: mei.user.id, name: "Mei Lin", followed: false },
    ]);
    expect((await read(mei.user.id)).data.family.children).toEqual([]);
  });
});

it("leads the office to the newest homework, posts, and replies of a student, and to nothing that was deleted", async () => {
  const mei = await t.signUp({ name: "Mei Lin" });
  const room = await openClass(t, { students: [mei] });
  const handIn = () =>
    t.call("POST /homework", {
      token: mei.token,
      body: {
        ...{ studentName: "Mei", studentEmail: "mei@example.com", class: room.id, week: 1 },
        ...{ contentType: "markdown", content: "It is **7**.", comments: "" },
      },
    });
  await handIn();
  t.clock.advance({ seconds: 1 });
  const { id: homework } = (await handIn()).data;
  await addCategory(t, { slug: "math" });
  // Whose words everybody reads at once.
  const teacher = await t.signUp({ role: "teacher" });
  const post = await writePost(t, teacher);
  const reply = await writeReply(t, teacher, post);
  const writings = async () => (await read(teacher.user.id)).data.newest.writings;
  expect((await read(mei.user.id)).data.newest).toMatchObject({
    homework: [{ id: homework, class: "AMC 8", week: 1 }],
    writings: [],
  });
  const ids = (await writings()).map((written) => written.reply ?? written.post);
  expect(ids.toSorted()).toEqual([post, reply].toSorted());
  await t.db.updateTable("forumReplies").set({ state: "deleted" }).where("id", "=", reply).execute();
  expect(await writings()).toMatchObject([{ post, reply: null }]);
});
