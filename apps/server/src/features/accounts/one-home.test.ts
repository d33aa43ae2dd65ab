import { expect, it } from "vitest";
import { sources } from "../../testing/sources.ts";

/** The files in which something is done. */
const homesOf = async (what: RegExp) =>
  (await sources()).filter(({ text }) => what.test(text)).map(({ path }) => path.replace("features/accounts/", ""));

it("ends sessions in one place", async () => {
  expect(await homesOf(/deleteFrom\("sessions"\)|delete from sessions/)).toEqual(["sessions/sessions.ts"]);
});

it("gives mailed links their life in one place", async () => {
  expect(await homesOf(/(insertInto|updateTable|deleteFrom)\("mailedLinks"\)/)).toEqual(["mailing/mailed-links.ts"]);
});

it("keeps what an account may do out of what serves everybody", async () => {
  const rules = /needsParent|looksLikeStaff|parentConsentOf|SESSION_(IDLE|REMEMBERED|ABSOLUTE)/;
  expect(await homesOf(rules)).not.toContainEqual(expect.stringMatching(/^http\//));
});
