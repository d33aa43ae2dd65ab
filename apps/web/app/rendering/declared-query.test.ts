import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { declaredQueries, queryOf } from "./declared-query.ts";

const list = z.object({
  sort: z.enum(["newest", "top"]).default("newest"),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  topic: z.string().max(20).optional(),
});

/** A build with a page that declares a query, and one that declares none. */
const routes = {
  root: { id: "root", path: "", module: {} },
  list: {
    id: "list",
    parentId: "root",
    path: "list/:of",
    module: { loader: Object.assign(() => null, { declared: list }) },
  },
  plain: { id: "plain", parentId: "root", path: "plain", module: { loader: () => null } },
  home: { id: "home", parentId: "root", index: true, module: {} },
} as unknown as ServerBuild["routes"];

const declaredQuery = declaredQueries({ routes });
const of = (path: string, query: string) => declaredQuery(path, new URLSearchParams(query));

describe("the declared part of a query", () => {
  it.each([
    ["nothing", "", ""],
    ["what is not declared", "fbclid=1&x=2", ""],
    [
      "what is declared, in the declaration's order",
      "topic=logic&fbclid=1&page=2&sort=top",
      "?sort=top&page=2&topic=logic",
    ],
    ["the first of two", "page=2&page=3", "?page=2"],
    ["nothing that is not as declared", `page=-1&sort=drop+table&topic=${"x".repeat(21)}`, ""],
    ["nothing that says no more than its absence", "page=1&sort=newest", ""],
    ["other scripts, escaped", "topic=几何", "?topic=%E5%87%A0%E4%BD%95"],
  ])("is %s", (_, query, expected) => {
    expect(of("/list/problems", query)).toBe(expected);
  });

  it.each(["2", "02", "2.0", "%2B2", "2e0", "0x2", "%202"])("is one for all spellings of a number: %s", (number) => {
    expect(of("/list/problems", `page=${number}`)).toBe("?page=2");
  });

  it("is none of a page that declares nothing, nor of one that is not there", () => {
    for (const path of ["/", "/plain", "/nowhere"]) expect(of(path, "page=2")).toBe("");
  });
});

it("gives a loader what is declared, with what is usual where nothing readable is said", () => {
  expect(queryOf(list, new URLSearchParams("page=7&sort=sideways&x=1"))).toEqual({ sort: "newest", page: 7 });
  expect(queryOf(undefined, new URLSearchParams("page=7"))).toEqual({});
});
