import { endpoints } from "@dripstone/contract";
import type { siteEndpoints } from "@dripstone/contract/site/endpoints";
import Fastify from "fastify";
import type { KyselyPlugin } from "kysely";
import { describe, expect, it } from "vitest";
import { answer, plant } from "../features/weekly-problem/testing/problems.ts";
import { openProduct } from "../product.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import { registerEndpoints } from "./endpoints.ts";
import type { Handlers } from "./handlers.ts";
import { readsOwn } from "./own-reads.ts";

const site = useTestApp();

type Rows = typeof siteEndpoints;

const ownRows = [
  "/weekly-problem/work",
  "/weekly-problem/warm-up/mine",
  "/weekly-problem/reminder",
  "/progress",
  "/notices",
  "/notices/unread",
];

describe("what is a caller's own", () => {
  it.each(ownRows)("is read by %s with the session in one round trip", async (path) => {
    await plant(site, "a", "b");
    let answers = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        answers += 1;
        return result;
      },
    };
    const { clock, siteUrl } = site.deps;
    const { app, close } = await openProduct({
      db: site.db.withPlugin(counting),
      databaseUrl: site.databaseUrl,
      clock,
      siteUrl,
      filesFolder: site.folder,
      deliver: async () => {},
      background: false,
    });
    const { token } = await site.signUp();
    const read = () => app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
    // The week is read by whoever comes first.
    await read();
    answers = 0;
    expect((await read()).statusCode).toBe(200);
    expect(answers).toBe(1);
    await close();
  });

  it("is nobody else's, whoever asks first", async () => {
    await plant(site, "a", "b");
    const [one, other] = await Promise.all([site.signUp(), site.signUp()]);
    await answer(site, one.token, "3/4");
    const of = async (token: string) => (await site.call("GET /weekly-problem/work", { token })).data;
    const [first, second, again] = await Promise.all([of(one.token), of(other.token), of(one.token)]);
    expect(first?.solved).not.toBeNull();
    expect(second).toMatchObject({ attempts: [], solved: null });
    expect(again).toEqual(first);
  });

  it("is told to nobody who has no session, however wrong the rest of the call is", async () => {
    const { token } = await site.signUp();
    const query = { language: "xx" };
    expect((await site.call("GET /weekly-problem/work", { query })).error.code).toBe("NOT_SIGNED_IN");
    expect((await site.call("GET /weekly-problem/work", { query, token })).error.code).toBe("INVALID_INPUT");
    site.clock.advance({ days: 2 });
    expect((await site.call("GET /weekly-problem/work", { token })).error.code).toBe("NOT_SIGNED_IN");
  });
});

it.each<[string, keyof typeof endpoints]>([
  ["is for everybody", "GET /health"],
  ["changes something", "POST /notices/read"],
])("a row that %s cannot be read so", (_, key) => {
  const handler = readsOwn("GET /health", {
    values: () => null,
    own: (userId) => userId as never,
    present: () => ({ status: "ok" }),
  });
  const register = () =>
    registerEndpoints(Fastify(), site.deps, { [key]: endpoints[key] } as Rows, { [key]: handler } as Handlers<Rows>);
  expect(register).toThrow("with their session");
});
