import { expect, it } from "vitest";
import { defineMails, gatherMails } from "./kinds.ts";

const texts = { subject: "Hello", title: "Hello", body: ["Hello"], notes: [] };
type Hello = { hello: { params: Record<string, never>; values: Record<string, never> } };
const kinds = defineMails<Hello>({ en: { hello: texts }, ch: { hello: texts } }, { hello: { most: 1 } });
const writers = () => ({ hello: async () => ({}) });

it("refuses a mail that two features claim", () => {
  expect(gatherMails([{ kinds, writers }, undefined], {}).size).toBe(1);
  expect(() =>
    gatherMails(
      [
        { kinds, writers },
        { kinds, writers },
      ],
      {},
    ),
  ).toThrow("Two features claim the mail hello");
});

it("refuses a mail that nobody writes", () => {
  expect(() => gatherMails([{ kinds, writers: () => ({}) }], {})).toThrow("Nobody writes the mail hello");
});
