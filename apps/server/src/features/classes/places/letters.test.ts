import { beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { classes as feature } from "../feature.ts";

const t = useTestApp();
const family = { studentName: "Mei Lin", age: 12, parentName: "Wen Lin", parentPhone: "", note: "" };
let classId = "";
let number = 0;

beforeEach(async () => {
  for (const seed of feature.seeds ?? []) await seed({ db: t.db, now: t.clock.now(), demo: true });
  const { classes } = (await t.call("GET /classes")).data;
  // One of this semester, in which nobody is yet.
  classId = classes.find(({ places, placesLeft }) => places === placesLeft)?.id ?? "";
  await t.db.updateTable("classes").set({ places: 1 }).where("id", "=", classId).execute();
});

const signUp = () => t.signUp({ rememberMe: true });
/** An address that nobody else in these tests has. */
const someParent = () => `parent-${number++}@example.com`;
const take = ({ token }: SignedUp, parentEmail: string, id = classId) =>
  t.call("POST /classes/{id}/place", { token, params: { id }, body: { ...family, parentEmail } });
const giveUp = ({ token }: SignedUp) => t.call("DELETE /classes/{id}/place", { token, params: { id: classId } });

describe("whoever waits for a class", () => {
  it("is told of no lesson, nothing to bring, and no spot to give up: only how far ahead the line is", async () => {
    const [first, second, third] = [await signUp(), await signUp(), await signUp()];
    for (const one of [first, second, third]) await take(one, one.user.email);
    const letters = [
      (await t.mails.next({ to: second.user.email })).text,
      (await t.mails.next({ to: third.user.email })).text,
    ];
    expect(letters[0]).toContain("You’re next in line");
    expect(letters[1]).toContain("One family is ahead of you");
    for (const letter of letters) {
      expect(letter).toContain("leave the waiting list");
      expect(letter).not.toMatch(/lesson|pencil|give up|meets|\$/);
    }
    const shown = (await t.call("GET /classes")).data.classes.find(({ id }) => id === classId);
    expect(shown).toMatchObject({ placesLeft: 0, waiting: 2 });
    const [place] = (await t.call("GET /classes/mine", { token: second.token })).data;
    expect(place).toMatchObject({ state: "waiting", next: null });
    expect((await t.call("GET /classes/mine", { token: first.token })).data[0]?.next).not.toBeNull();
  });

  it("is told that a spot has opened up, and what it costs now, when it is theirs", async () => {
    const [first, second] = [await signUp(), await signUp()];
    const parent = someParent();
    await take(first, first.user.email);
    await take(second, parent);
    for (const to of [second.user.email, parent]) await t.mails.next({ to });
    await giveUp(first);
    for (const to of [second.user.email, parent]) {
      const letter = await t.mails.next({ to });
      expect(letter.subject).toContain("A spot has opened up");
      const text = letter.text.replaceAll(/\s+/g, " ");
      expect(text).toMatch(/it’s Mei Lin’s now\. It costs \$\d+/);
      expect(text).toMatch(/don’t have to confirm anything.* give it up/);
    }
    const told = () => t.call("GET /notices", { token: second.token, query: { language: "en" } });
    expect((await told()).data).toMatchObject([
      { text: expect.stringMatching(/^A spot has opened up in .*Mei Lin’s now/), link: `/classes/${classId}` },
    ]);
    // Whoever gives it up again is told no longer that it is theirs; and nobody is told who never waited.
    await giveUp(second);
    expect((await told()).data).toEqual([]);
    expect((await t.call("GET /notices", { token: first.token, query: { language: "en" } })).data).toEqual([]);
  });
});

describe("a parent whose address is not the account's", () => {
  it("gets a copy that tells who registered; the account gets its own letter", async () => {
    const mia = await signUp();
    const parent = someParent();
    await take(mia, parent);
    const copy = await t.mails.next({ to: parent });
    expect(copy.text).toContain("Mei Lin has a spot in");
    expect(copy.text).toContain(`${mia.user.name} registered Mei Lin on our site`);
    expect((await t.mails.next({ to: mia.user.email })).text).not.toContain("you get a copy");
    expect([await t.mails.count({ to: parent }), await t.mails.count({ to: mia.user.email })]).toEqual([1, 1]);
  });

  it("gets no second letter where it is the account's after all, however it is written", async () => {
    const mia = await signUp();
    await take(mia, mia.user.email.toUpperCase());
    await t.mails.next({ to: mia.user.email });
    expect(await t.mails.count({ to: mia.user.email })).toBe(1);
  });

  it("is not reached by an account that registers over and over to write to strangers", async () => {
    const mallory = await signUp();
    const strangers = Array.from({ length: 14 }, someParent);
    for (const stranger of strangers) {
      expect((await take(mallory, stranger)).status).toBe(201);
      await giveUp(mallory);
    }
    const wanted = await t.db
      .selectFrom("queuedMails")
      .where("addressKey", "in", strangers)
      .select("addressKey")
      .distinct()
      .execute();
    expect(wanted).toHaveLength(10);
  });
});

describe("whoever gives up a spot", () => {
  it("has it in writing, and so has the parent, with what becomes of the money", async () => {
    const mia = await signUp();
    const parent = someParent();
    await take(mia, parent);
    for (const to of [mia.user.email, parent]) await t.mails.next({ to });
    await giveUp(mia);
    for (const to of [mia.user.email, parent]) {
      const letter = await t.mails.next({ to });
      expect(letter.text).toContain("Mei Lin no longer has a spot in");
      expect(letter.text).toContain("There’s nothing to pay.");
    }
    await take(mia, mia.user.email);
    await t.mails.next({ to: mia.user.email });
    await t.db.updateTable("classPlaces").set({ payment: "paid" }).where("userId", "=", mia.user.id).execute();
    await giveUp(mia);
    expect((await t.mails.next({ to: mia.user.email })).text).toMatch(/You’ve paid \$\d+ for it\./);
  });

  it("is told of the line, not of a spot, where it was one in the line", async () => {
    const [first, second] = [await signUp(), await signUp()];
    for (const one of [first, second]) await take(one, one.user.email);
    await t.mails.next({ to: second.user.email });
    await giveUp(second);
    expect((await t.mails.next({ to: second.user.email })).text).toContain("no longer on the waiting list");
  });
});

describe("the letter about a class", () => {
  it("tells how to pay without the marks of Markdown, and where a link leads", async () => {
    const one = await signUp();
    const payment = "Pay **by check** or with [our page](https://pay.example/dripstone).\n\n- Thank *you*.";
    await t.db
      .updateTable("semesters")
      .set({ payment: JSON.stringify({ en: payment, ch: payment }) })
      .execute();
    await take(one, one.user.email);
    const { text } = await t.mails.next({ to: one.user.email });
    expect(text.replaceAll(/\s+/g, " ")).toContain(
      "Pay by check or with our page (https://pay.example/dripstone). Thank you.",
    );
  });

  it("tells since when it has been under way and how many lessons are left, and names no day that is past", async () => {
    await t.db.updateTable("classes").set({ places: 2 }).where("id", "=", classId).execute();
    const lessons = await t.db
      .selectFrom("lessons")
      .where("classId", "=", classId)
      .orderBy("startsAt")
      .select("startsAt")
      .execute();
    const advanceTo = (index: number) => {
      const ms = (lessons.at(index)?.startsAt.getTime() ?? 0) - t.clock.now().getTime() - 1000;
      t.clock.advance({ seconds: ms / 1000 });
    };
    const written = async (one: SignedUp) => {
      expect((await take(one, one.user.email)).status).toBe(201);
      return (await t.mails.next({ to: one.user.email })).text;
    };
    const left = lessons.filter(({ startsAt }) => startsAt > t.clock.now()).length;
    const letter = await written(await signUp());
    expect(letter).toContain("The class has been under way since");
    expect(letter).toContain(`${left} lessons are left`);
    expect(letter).not.toContain("second lesson");
    advanceTo(-1);
    expect(await written(await signUp())).toContain("One lesson is left, on");
  });
});
