import { beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../../chores.ts";
import { partlyHidden } from "../../mail/partly-hidden.ts";
import { registrationOf } from "../../testing/registration.ts";
import { TEST_PASSWORD as PASSWORD, type SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";

const t = useTestApp();
let owner: SignedUp;
let number = 0;

beforeEach(async () => {
  t.clock.set("2026-03-04T17:00:00.000Z");
  number += 1;
  owner = await t.signUp({ email: `owner-${number}@example.com` });
});

const NEW_PASSWORD = "Granite7!stone";

const changeEmail = (email: string, { token }: { token: string } = owner) =>
  t.call("PUT /auth/email", { token, body: { email, password: PASSWORD } });
const confirmEmail = (token: string) => t.call("POST /auth/confirm-email", { body: { token } });
const forgot = (email: string) => t.call("POST /auth/forgot-password", { body: { email } });
const register = (email: string, changes: object = {}) =>
  t.call("POST /auth/register", { body: registrationOf(email, changes) });
const tokensTo = async (address: string) => {
  await t.mails.sendDue();
  const texts = t.mails.letters.filter(({ to }) => to === address).map(({ text }) => text);
  return texts.flatMap((text) => [...text.matchAll(/token=([\w-]+)/g)].map(([, token = ""]) => token));
};

describe("a mailed link", () => {
  it("to one address never confirms another", async () => {
    const [x, y] = [`x-${number}@example.com`, `y-${number}@example.com`];
    await changeEmail(x);
    await changeEmail(y);
    for (const token of await tokensTo(x)) expect((await confirmEmail(token)).error.code).toBe("EMAIL_LINK_INVALID");
    expect(await tokensTo(y)).toHaveLength(1);
  });

  it("to one parent is no yes of another", async () => {
    const child = await t.signUp({ birthMonth: "2015-06-01" });
    const [own, mother] = [`own-${number}@example.com`, `mother-${number}@example.com`];
    for (const parentEmail of [own, mother]) {
      await t.call("PUT /auth/parent-email", { token: child.token, body: { parentEmail } });
    }
    expect(await tokensTo(own)).toEqual([]);
    expect(await tokensTo(mother)).toHaveLength(1);
  });

  it("opens nothing that another kind of link opens", async () => {
    const email = `kinds-${number}@example.com`;
    const [next, parentEmail] = [`next-${number}@example.com`, `parent-${number}@example.com`];
    await register(email, { birthYear: 2015, birthMonth: 6, parentEmail });
    const [verification = ""] = await tokensTo(email);
    await t.db.updateTable("users").set({ emailVerifiedAt: t.clock.now() }).where("email", "=", email).execute();
    const login = await t.call("POST /auth/login", { body: { email, password: PASSWORD } });
    await t.call("PUT /auth/parent-email", { token: login.data.token, body: { parentEmail } });
    await changeEmail(next, login.data);
    await forgot(email);
    const tokens = {
      VERIFICATION: verification,
      RESET: (await tokensTo(email)).at(-1) ?? "",
      EMAIL: (await tokensTo(next))[0] ?? "",
      PARENT: (await tokensTo(parentEmail))[0] ?? "",
    };
    expect(new Set(Object.values(tokens)).size).toBe(4);
    const looks = {
      VERIFICATION: (token: string) => t.call("GET /auth/verify-email", { query: { email, token } }),
      RESET: (token: string) => t.call("GET /auth/reset-password", { query: { email, token } }),
      EMAIL: (token: string) => t.call("GET /auth/confirm-email", { query: { token } }),
      PARENT: (token: string) => t.call("GET /auth/parent-consent", { query: { token } }),
    };
    const uses = {
      VERIFICATION: (token: string) => t.call("POST /auth/verify-email", { body: { email, token } }),
      RESET: (token: string) => t.call("POST /auth/reset-password", { body: { email, token, password: NEW_PASSWORD } }),
      EMAIL: confirmEmail,
      PARENT: (token: string) => t.call("POST /auth/parent-consent", { body: { token, answer: "yes" } }),
    };
    const kinds = ["VERIFICATION", "RESET", "EMAIL", "PARENT"] as const;
    for (const kind of kinds) {
      for (const other of kinds.filter((it) => it !== kind)) {
        const codes = [await looks[kind](tokens[other]), await uses[kind](tokens[other])].map(
          ({ error }) => error.code,
        );
        expect(codes, `${other} as ${kind}`).toEqual(Array(2).fill(`${kind}_LINK_INVALID`));
      }
    }
    for (const kind of kinds) expect((await looks[kind](tokens[kind])).status, kind).toBe(200);
  });

  it("for a new password does not go to a mailbox that is the owner's no more", async () => {
    const next = `next-${number}@example.com`;
    await changeEmail(next);
    const [token = ""] = await tokensTo(next);
    await forgot(owner.user.email);
    await confirmEmail(token);
    expect(await tokensTo(owner.user.email)).toEqual([]);
  });
});

describe("a new password", () => {
  it("ends a change of address that waits, also one that a thief sends at the same moment", async () => {
    const thief = `thief-${number}@example.com`;
    await changeEmail(thief);
    const [token = ""] = await tokensTo(thief);
    await forgot(owner.user.email);
    const [reset = ""] = await tokensTo(owner.user.email);
    const body = { email: owner.user.email, token: reset, password: NEW_PASSWORD };
    const [replaced] = await Promise.all([
      t.call("POST /auth/reset-password", { body }),
      ...Array.from({ length: 5 }, (_, index) => changeEmail(`thief-${index}-${number}@example.com`)),
    ]);
    expect(replaced.status).toBe(200);
    expect((await confirmEmail(token)).error.code).toBe("EMAIL_LINK_INVALID");
    const waiting = t.db.selectFrom("emailChanges").select("email").where("userId", "=", owner.user.id);
    expect(await waiting.execute()).toEqual([]);
  });

  it("goes out by mail however often strangers register the address", async () => {
    for (let time = 0; time < 6; time++) await register(owner.user.email);
    await forgot(owner.user.email);
    expect(await tokensTo(owner.user.email)).toHaveLength(1);
  });

  it("is not set for a registration that waits: it may be a stranger's, with a stranger for a parent", async () => {
    const email = `waiting-${number}@example.com`;
    await register(email, { name: "Stranger", birthYear: 2015, parentEmail: `accomplice-${number}@example.com` });
    await tokensTo(email);
    t.clock.advance({ minutes: 31 });
    await forgot(email);
    const letters = t.mails.letters.filter(({ to }) => to === email);
    await t.mails.sendDue();
    expect(t.mails.letters.filter(({ to }) => to === email).length).toBe(letters.length + 1);
    expect(t.mails.letters.findLast(({ to }) => to === email)?.text).toContain("/verify-email?");
    const links = t.db.selectFrom("mailedLinks").innerJoin("users", "users.id", "userId").select("purpose");
    const purposes = (await links.where("email", "=", email).execute()).map(({ purpose }) => purpose);
    expect(purposes).toEqual(["verify-email"]);
  });
});

describe("a registration that waits", () => {
  it("is the newest one, even when strangers have used up the mails: a link before it lies in the right mailbox", async () => {
    const email = `newcomer-${number}@example.com`;
    for (let time = 0; time < 6; time++) await register(email, { name: "Stranger", password: "Thief5tone!cave" });
    const [token = ""] = (await tokensTo(email)).slice(-1);
    await register(email, { name: "Newcomer" });
    const verify = (password: string) => t.call("POST /auth/verify-email", { body: { email, token, password } });
    expect((await verify("Thief5tone!cave")).error.fields).toEqual({ password: { code: "PASSWORD_WRONG" } });
    expect((await verify(PASSWORD)).status).toBe(200);
    const login = await t.call("POST /auth/login", { body: { email, password: PASSWORD } });
    expect(login.data.user.name).toBe("Newcomer");
  });

  it("is as old as its newest one, and not swept away with the stranger's before it", async () => {
    const email = `late-${number}@example.com`;
    await register(email, { name: "Stranger" });
    t.clock.advance({ days: 29, hours: 23 });
    await register(email);
    t.clock.advance({ hours: 2 });
    await tidyUp(t.deps);
    const [token = ""] = (await tokensTo(email)).slice(-1);
    expect((await t.call("POST /auth/verify-email", { body: { email, token } })).status).toBe(200);
  });

  it("gives way to whoever confirms the address as the new one of an account", async () => {
    const address = `squatted-${number}@example.com`;
    await register(address, { name: "Squatter" });
    await tokensTo(address);
    owner = await t.signUp();
    await changeEmail(address);
    const letters = t.mails.letters.filter(({ to, subject }) => to === address && /new email/.test(subject));
    await t.mails.sendDue();
    const letter = t.mails.letters.findLast(({ to }) => to === address);
    expect(letters.length).toBeLessThanOrEqual(1);
    const token = /confirm-email\?token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
    expect((await confirmEmail(token)).data).toEqual({ email: address });
  });
});

describe("an owner", () => {
  it("is told of every address that is to take the old one's place, whatever was asked for before", async () => {
    const replies: string[] = [];
    const ask = async (email: string) => {
      const reply = await changeEmail(email);
      replies.push(reply.status === 200 ? "asked" : reply.error.code);
      await t.mails.sendDue();
    };
    for (let time = 0; time < 4; time++) {
      await ask(`${time}-harmless-${number}@example.com`);
      await t.call("DELETE /auth/email", { token: owner.token });
    }
    const thief = `thief-${number}@example.com`;
    await ask(thief);
    expect(await tokensTo(thief), "nobody is told, so nothing is changed").toEqual([]);
    t.clock.advance({ minutes: 31 });
    await ask(thief);
    const [token = ""] = await tokensTo(thief);
    expect((await confirmEmail(token)).status).toBe(200);
    await t.mails.sendDue();
    const enough = "MAILED_ENOUGH";
    expect(replies).toEqual(["asked", "asked", enough, enough, enough, "asked"]);
    const told = t.mails.letters
      .filter(({ to }) => to === owner.user.email)
      .map(({ subject, text }) => [
        /request to change|was changed/.exec(subject)?.[0],
        /\S+@example.com/.exec(text)?.[0],
      ]);
    expect(told).toEqual([
      ["request to change", partlyHidden(`0-harmless-${number}@example.com`)],
      ["request to change", partlyHidden(`1-harmless-${number}@example.com`)],
      ["request to change", partlyHidden(thief)],
      ["was changed", partlyHidden(thief)],
    ]);
  });

  it("who swaps addresses with another one is answered, as is the other one", async () => {
    for (let time = 0; time < 8; time++) {
      const [one, other] = [await t.signUp(), await t.signUp()];
      const replies = await Promise.all([changeEmail(other.user.email, one), changeEmail(one.user.email, other)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it("from two accounts at one mailbox to one new address is answered to both", async () => {
    for (let time = 0; time < 8; time++) {
      const mailbox = `${number}-${time}`;
      const plain = await t.signUp({ email: `${mailbox}@example.com` });
      const noted = await t.signUp({ email: `${mailbox}+9@example.com` });
      const wanted = `${mailbox}0@example.com`;
      const replies = await Promise.all([changeEmail(wanted, plain), changeEmail(wanted, noted)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it("of a closed account confirms no address", async () => {
    const next = `next-${number}@example.com`;
    await changeEmail(next);
    const [token = ""] = await tokensTo(next);
    await t.db.updateTable("users").set({ active: false }).where("id", "=", owner.user.id).execute();
    expect((await confirmEmail(token)).error.code).toBe("EMAIL_LINK_INVALID");
  });
});

describe("an account", () => {
  it("makes us write to ten strangers a day, from wherever it calls", async () => {
    const child = await t.signUp({ birthMonth: "2015-06-01" });
    const statuses: number[] = [];
    for (let time = 0; time < 12; time++) {
      const body = { parentEmail: `stranger-${time}-${number}@example.com` };
      statuses.push((await t.call("PUT /auth/parent-email", { token: child.token, body })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(202), 429, 429]);
  });

  it("whose owner is grown up is not closed by a parent's late no", async () => {
    const child = await t.signUp({ birthMonth: "2013-03-01" });
    await t.call("PUT /auth/parent-email", {
      token: child.token,
      body: { parentEmail: `parent-${number}@example.com` },
    });
    const [token = ""] = await tokensTo(`parent-${number}@example.com`);
    t.clock.set("2026-04-01T00:00:00.000Z");
    const late = await t.call("POST /auth/parent-consent", { body: { token, answer: "no" } });
    expect([late.status, late.error.code]).toEqual([409, "PARENT_NOT_NEEDED"]);
  });

  it("whose owner asked for its deletion is not kept by a parent's yes after a no", async () => {
    const child = await t.signUp({ birthMonth: "2015-06-01" });
    const parentEmail = `parent-${number}@example.com`;
    await t.call("PUT /auth/parent-email", { token: child.token, body: { parentEmail } });
    const [token = ""] = await tokensTo(parentEmail);
    const say = (answer: string) => t.call("POST /auth/parent-consent", { body: { token, answer } });
    const asked = await t.call("POST /auth/deletion", { token: child.token, body: { password: PASSWORD } });
    const { deletionDate } = asked.data;
    t.clock.advance({ days: 1 });
    expect((await say("no")).data.deletionDate).toBe(deletionDate);
    expect((await say("yes")).data.deletionDate).toBe(deletionDate);
  });
});

it("keeps every private reply out of every cache", async () => {
  const child = await t.signUp({ birthMonth: "2015-06-01" });
  const parentEmail = `parent-${number}@example.com`;
  await t.call("PUT /auth/parent-email", { token: child.token, body: { parentEmail } });
  const [token = ""] = await tokensTo(parentEmail);
  const reply = await t.call("GET /auth/parent-consent", { query: { token } });
  expect(reply.headers["cache-control"]).toBe("no-store");
  expect((await t.call("GET /auth/sessions", { token: owner.token })).headers["cache-control"]).toBe("no-store");
});
