// @vitest-environment node
import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { draftsApi } from "./api.ts";

it("saves a draft by a call that outlives the page, for the last words are saved when it is closed", async () => {
  const calls: Request[] = [];
  const store = visit(async (input) => {
    calls.push(input as Request);
    return Response.json({ data: { version: 1, savedAt: "2026-03-04T17:00:00.000Z" } });
  });
  const saving = { params: { id: "1" }, body: { kind: "stone", body: { title: "Drops" }, version: 0 } };
  await store.dispatch(draftsApi.endpoints.saveDraft.initiate(saving));
  expect(calls.map(({ method, keepalive }) => [method, keepalive])).toEqual([["PUT", true]]);
  expect(await calls[0]?.json()).toEqual(saving.body);
});
