import { describe, expect, it } from "vitest";
import { LIST_END, listQueryOf, readListView } from "./list.ts";
import { listQuery } from "./list-schema.ts";
import { unknownFilters } from "./unknown-filters.ts";

const list = {
  sorts: ["newest", "oldest"],
  sizes: [10, 20, 50],
  filters: { topic: ["logic", "algebra"], solved: ["yes", "no"] },
  days: ["week"],
  open: { author: /^[a-z]{3,8}$/ },
} as const;

describe.each([
  ["nothing", "", { sort: "newest", size: 10 }, ""],
  [
    "everything",
    "before=end&solved=no&topic=logic&size=50&sort=oldest",
    { sort: "oldest", size: 50, topic: "logic", solved: "no", before: LIST_END },
    "?sort=oldest&size=50&topic=logic&solved=no&before=end",
  ],
  [
    "a day",
    "week=2026-03-09&topic=logic",
    { sort: "newest", size: 10, topic: "logic", week: "2026-03-09" },
    "?topic=logic&week=2026-03-09",
  ],
  ["days that are none", "week=2026-02-30", { sort: "newest", size: 10 }, ""],
  ["a day before all days", "week=0000-01-03", { sort: "newest", size: 10 }, ""],
  [
    "a name that nobody can list",
    "author=mei&topic=logic",
    { sort: "newest", size: 10, topic: "logic", author: "mei" },
    "?topic=logic&author=mei",
  ],
  ["a name that is none", "author=M%20ei", { sort: "newest", size: 10 }, ""],
  ["what is usual", "sort=newest&size=10", { sort: "newest", size: 10 }, ""],
  ["a size in another spelling", "size=020", { sort: "newest", size: 20 }, "?size=20"],
  ["what is not declared", "sort=drop&size=11&topic=x&page=2&after=a b", { sort: "newest", size: 10 }, ""],
  ["a place too long to be one", `after=${"x".repeat(201)}`, { sort: "newest", size: 10 }, ""],
])("an address that tells %s", (_, query, view, address) => {
  it("is read as a view, whose own address says no more than it must", () => {
    expect(readListView(list, new URLSearchParams(query))).toEqual(view);
    expect(listQueryOf(list, readListView(list, new URLSearchParams(query)))).toBe(address);
  });

  it("is what the row's schema reads, where that takes it", () => {
    const asked = listQuery(list).safeParse(Object.fromEntries(new URLSearchParams(query)));
    if (asked.success) expect(asked.data).toEqual(view);
    else expect(query).toMatch(/drop|xxx|02-30|0000|M%20ei/);
  });
});

describe("filters that a list does not know", () => {
  const unknownIn = (query: string) => unknownFilters(list, new URLSearchParams(query));

  it.each(["", "topic=logic&author=mei&week=2026-03-09", "topic=&lang=ch", "sort=drop&size=11&after=a b"])(
    "are none in %s",
    (query) => expect(unknownIn(query)).toEqual([]),
  );

  it.each([
    ["a name that is not declared", "role=admin&topic=logic", ["role=admin"]],
    ["a value that is not declared", "topic=x", ["topic=x"]],
    ["a second value", "topic=logic&topic=x", ["topic=x"]],
    [
      "a day that is none, and a name that is none",
      "week=2026-02-30&author=M%20ei",
      ["week=2026-02-30", "author=M ei"],
    ],
  ])("are told: %s", (_, query, unknown) => expect(unknownIn(query)).toEqual(unknown));
});

it("asks for the beginning of what is longer than a filter takes, and breaks no character", () => {
  const wordy = { ...list, open: { q: /^.{1,5}$/u }, longest: { q: 5 } } as const;
  const read = (q: string) => readListView(wordy, new URLSearchParams({ q })).q;
  expect([read("kites"), read("kites and more"), read("一二三四😀😀")]).toEqual(["kites", "kites", "一二三四😀"]);
  expect(listQuery(wordy).parse({ q: "一二三四😀😀" }).q).toBe("一二三四😀");
  expect(listQuery(list).safeParse({ author: "wolfgangus" }).success).toBe(false);
  expect(readListView(list, new URLSearchParams({ author: "wolfgangus" })).author).toBeUndefined();
});
