import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "@dripstone/contract/durations";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../chores.ts";
import { whoIsThere } from "../people/who-is-there.ts";
import { type TestApp, testApp } from "../testing/app.ts";
import { TEST_PASSWORD } from "../testing/sign-up.ts";
import { outboxDelivery } from "./delivery.ts";
import { clearOutbox, forgetLetters } from "./outbox.ts";

let folder: string;
let t: TestApp;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "dripstone-outbox-")), "outbox");
  t = await testApp({
    deliver: (letter) => outboxDelivery(folder, t.clock.now)(letter),
    forgetLetters: (userId) => forgetLetters(folder, userId),
  });
});
afterEach(async () => {
  await t.close();
  await rm(join(folder, ".."), { recursive: true, force: true });
});

const clear = () => clearOutbox(folder, { now: t.clock.now(), living: (ids) => whoIsThere(t.db, ids) });

/** The addressees of all letters that are kept, each as a mail program and as a person reads it. */
async function kept(): Promise<string[]> {
  const names = (await readdir(folder).catch((): string[] => [])).sort();
  const to = await Promise.all(
    names.map((name) => readFile(join(folder, name), "utf8").then((text) => /^To: (.*)$/m.exec(text)?.[1])),
  );
  return to.map((address, index) => `${address} ${names[index]?.slice(-4)}`);
}

const both = (address: string) => [`${address} .eml`, `${address} .txt`];

async function askForPassword(email: string): Promise<void> {
  await t.call("POST /auth/forgot-password", { body: { email } });
  await t.mails.sendDue();
}

describe("a letter that is kept on disk", () => {
  it("goes when its link is good no longer, to the minute", async () => {
    const { user } = await t.signUp();
    await askForPassword(user.email);
    t.clock.advance({ minutes: 59 });
    await clear();
    expect(await kept()).toEqual(both(user.email));
    t.clock.advance({ minutes: 1 });
    await clear();
    expect(await kept()).toEqual([]);
  });

  it("goes after a week at the latest, as a parent's, whose link lives longer", async () => {
    const { token } = await t.signUp({ birthMonth: "2015-06-01" });
    await t.call("PUT /auth/parent-email", { token, body: { parentEmail: "parent@example.com" } });
    await t.mails.sendDue();
    t.clock.set(new Date(Date.now() + 6 * DAY_MS));
    await clear();
    expect(await kept()).toEqual(both("parent@example.com"));
    t.clock.advance({ days: 2 });
    await clear();
    expect(await kept()).toEqual([]);
  });

  it("goes with the account that it is about, to whomever it was written, and with no other", async () => {
    const [leaving, staying] = [await t.signUp({ birthMonth: "2015-06-01" }), await t.signUp()];
    await t.call("PUT /auth/parent-email", { token: leaving.token, body: { parentEmail: "parent@example.com" } });
    await askForPassword(leaving.user.email);
    await askForPassword(staying.user.email);
    await t.call("POST /auth/deletion", { token: leaving.token, body: { password: TEST_PASSWORD } });
    await t.mails.sendDue();
    expect(new Set(await kept())).toEqual(
      new Set(["parent@example.com", leaving.user.email, staying.user.email].flatMap(both)),
    );
    t.clock.advance({ days: 15 });
    await tidyUp(t.deps);
    expect(await kept()).toEqual(both(staying.user.email));
    await t.mails.sendDue();
    // That the account is gone is told, without a link.
    expect(new Set(await kept())).toEqual(new Set([leaving.user.email, staying.user.email].flatMap(both)));
  });

  it("goes with an account that went in another way, at the next clearing", async () => {
    const [leaving, staying] = [await t.signUp(), await t.signUp()];
    await askForPassword(leaving.user.email);
    await askForPassword(staying.user.email);
    await t.db.deleteFrom("users").where("id", "=", leaving.user.id).execute();
    await clear();
    expect(await kept()).toEqual(both(staying.user.email));
  });

  it("is for its owner's eyes only, also in a folder that stood open", async () => {
    await mkdir(folder);
    await chmod(folder, 0o755);
    const { user } = await t.signUp();
    await askForPassword(user.email);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });
});

describe("half a letter", () => {
  it("of a process that was killed is swept away, and not one that is being written", async () => {
    await mkdir(folder);
    const [torn, fresh] = [join(folder, "torn.eml.part"), join(folder, "fresh.eml.part")];
    await writeFile(torn, "To: ");
    await writeFile(fresh, "To: ");
    const beforeThisProcess = new Date(performance.timeOrigin - 1_000);
    await utimes(torn, beforeThisProcess, beforeThisProcess);
    t.clock.set(new Date());
    await clear();
    expect(await readdir(folder)).toEqual(["fresh.eml.part"]);
    t.clock.advance({ minutes: 2 });
    await clear();
    expect(await readdir(folder)).toEqual([]);
  });

  it("is not missed where there is no outbox", async () => {
    await expect(clear()).resolves.toBeUndefined();
  });
});
