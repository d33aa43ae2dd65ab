import { beforeAll, expect, it } from "vitest";
import { addCategory, setPost, signUpKnown, writePost } from "../features/forum/testing/forum.ts";
import { enroll, openClass } from "../features/homework/testing/school-class.ts";
import { answer, plant } from "../features/weekly-problem/testing/problems.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";

const t = useTestApp();
let [mei, teacher, other, admin] = [] as unknown as SignedUp[] as [SignedUp, SignedUp, SignedUp, SignedUp];

const waits = async ({ token }: SignedUp) =>
  Object.fromEntries(
    (await t.call("GET /office/waiting", { token })).data.map(({ kind, count }) => [kind, count] as const),
  );

beforeAll(async () => {
  await plant(t, "one", "two");
  await addCategory(t, { slug: "math" });
  mei = await signUpKnown(t, { name: "Mei" });
  teacher = await t.signUp({ name: "Ms. Lin", role: "teacher", rememberMe: true });
  other = await t.signUp({ name: "Mr. Sun", role: "teacher", rememberMe: true });
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
});

it("says that nothing waits where nothing does, and says it to teachers and admins only", async () => {
  for (const who of [teacher, admin]) expect(await waits(who)).toEqual({});
  expect((await t.call("GET /office/waiting", { token: mei.token })).error.code).toBe("NOT_ALLOWED");
  expect((await t.call("GET /office/waiting")).status).toBe(401);
});

it("counts what waits, of each to whom it may look after it: teachers in their own classes, the office in all, and the office alone what is paid", async () => {
  const yu = await t.signUp({ name: "Yu", rememberMe: true });
  const room = await openClass(t, { teacher, students: [mei] });
  await enroll(t, room.id, yu, "waiting");
  const body = { class: room.id, week: 1, contentType: "markdown", content: "It is **12**.", comments: "" };
  const said = { ...body, studentName: "Mei", studentEmail: "mei@example.com" };
  expect((await t.call("POST /homework", { token: mei.token, body: said })).status).toBe(201);
  await setPost(t, await writePost(t, mei, { category: "math" }), { state: "held" });
  await answer(t, mei.token, "7", { explanation: "Halves of it" });
  await t.db
    .insertInto("chatFlags")
    .values({ userId: mei.user.id, said: "help me", kind: "self-harm", at: t.clock.now() })
    .execute();

  const common = { forum: 1, explanations: 1, "tutor-flags": 1 };
  expect(await waits(teacher)).toEqual({ ...common, homework: 1 });
  expect(await waits(other)).toEqual(common);
  expect(await waits(admin)).toEqual({ ...common, homework: 1, registrations: 1, payments: 1 });

  await t.db.updateTable("classPlaces").set({ payment: "paid" }).where("userId", "=", mei.user.id).execute();
  const { id = "" } = (await t.call("GET /chatbot/flags", { token: other.token })).data.items[0] ?? {};
  await t.call("POST /chatbot/flags/{id}/read", { token: other.token, params: { id } });
  expect((await waits(admin))["tutor-flags"]).toBe(1);
  const care = { note: "We called the parents.", flags: [id] };
  await t.call("POST /chatbot/flags/{id}/care", { token: other.token, params: { id }, body: care });
  const later = await waits(admin);
  expect([later.payments, later["tutor-flags"]]).toEqual([undefined, undefined]);
});

it("tells an admin of the tutor's budget once little of the month's is left, and no teacher", async () => {
  const caps = { messagesPerMinute: 5, messagesPerDay: 50, tokensPerUserDay: 50_000, whenSpent: "built-in" };
  await t.call("PUT /chatbot/limits", { token: admin.token, body: { ...caps, moneyPerMonth: 10_000_000 } });
  const month = `${t.clock.now().toISOString().slice(0, 7)}-01`;
  const spend = (money: number) =>
    t.db
      .insertInto("tutorSpentMonths")
      .values({ month, money })
      .onConflict((conflict) => conflict.column("month").doUpdateSet({ money }))
      .execute();
  await spend(7_900_000);
  expect((await waits(admin))["tutor-budget"]).toBeUndefined();
  await spend(8_500_000);
  expect((await waits(admin))["tutor-budget"]).toBe(85);
  expect((await waits(teacher))["tutor-budget"]).toBeUndefined();
});
