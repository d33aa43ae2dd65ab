import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { expect, it } from "vitest";
import { type UnseenReply, withUnseen } from "./with-unseen.ts";

const reply = (id: string) => ({ id }) as ForumReply;
const unseen = (id: string, after: string | null) => ({ id, after }) as UnseenReply;
const all = [unseen("a", null), unseen("c", "b"), unseen("d", "b"), unseen("z", "y")];
const ids = ({ items, rest }: ReturnType<typeof withUnseen>) =>
  [items, rest].map((of) => of.map(({ id }) => id).join(""));

it.each([
  ["oldest", { items: ["b", "e"], previous: null, next: "more" }, ["abcde", "z"]],
  ["oldest", { items: ["x", "y"], previous: "more", next: null }, ["xyz", "acd"]],
  ["newest", { items: ["e", "b"], previous: "more", next: null }, ["edcba", "z"]],
  ["newest", { items: ["y", "x"], previous: null, next: "more" }, ["zyx", "acd"]],
  ["oldest", { items: [], previous: null, next: null }, ["a", "cdz"]],
  ["top", { items: ["e", "b"], previous: null, next: null }, ["eb", "acdz"]],
] as const)(
  "sets what others do not see where it was written, on a page by %s: %j",
  (sort, { items, ...page }, told) => {
    expect(ids(withUnseen({ ...page, items: items.map(reply) }, all, sort))).toEqual(told);
  },
);
