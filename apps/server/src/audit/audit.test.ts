import { accountEndpoints } from "@dripstone/contract/accounts/endpoints";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { inTransaction } from "../database/transaction.ts";
import { registerEndpoints } from "../http/endpoints.ts";
import { handleErrors } from "../http/error-handler.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import type { Audit } from "./audit.ts";

const t = useTestApp();

const key = "POST /auth/logout";

type Row = (typeof accountEndpoints)[typeof key];

/** A row for teachers behind the real stack, with a handler of the test's; tells what the audit log was missed for. */
async function callAsTeacher(act: (audit: Audit) => Promise<void>, row: object = {}) {
  const { token, user } = await t.signUp({ role: "teacher" });
  const missed: string[] = [];
  const deps = { ...t.deps, onUnauditedDeed: (endpoint: string) => void missed.push(endpoint) };
  const app = Fastify();
  handleErrors(app, deps);
  const rows = {
    [key]: { ...accountEndpoints[key], access: "teacher", ...row } as unknown as Row,
  };
  registerEndpoints(app, deps, rows, {
    [key]: async ({ audit }) => {
      await act(audit);
      return {};
    },
  });
  const reply = await app.inject({
    method: "POST",
    url: "/auth/logout",
    headers: { authorization: `Bearer ${token}` },
  });
  await app.close();
  const deeds = await t.db.selectFrom("auditLog").selectAll().where("actorId", "=", user.id).execute();
  return { status: reply.statusCode, missed, deeds, user };
}

it("keeps who did what with which thing", async () => {
  const { missed, deeds } = await callAsTeacher((audit) =>
    inTransaction(t.db, (transaction) => audit(transaction, { subject: "stone", details: { week: "2026-03-02" } })),
  );
  expect(missed).toEqual([]);
  expect(deeds).toEqual([
    expect.objectContaining({
      actorRole: "teacher",
      endpoint: key,
      subject: "stone",
      details: { week: "2026-03-02" },
      at: t.clock.now(),
    }),
  ]);
});

it("is missed where a deed forgets it, and not where nothing was changed", async () => {
  expect(await callAsTeacher(async () => {})).toMatchObject({ missed: [key], deeds: [] });
  expect(await callAsTeacher(async () => {}, { changesNothing: true })).toMatchObject({ missed: [], deeds: [] });
});

it("forgets what did not happen, and misses nothing of a call that failed", async () => {
  const { status, missed, deeds } = await callAsTeacher((audit) =>
    inTransaction(t.db, async (transaction) => {
      await audit(transaction, { subject: "stone" });
      throw new Error("a full disk");
    }),
  );
  expect([status, missed, deeds]).toEqual([500, [], []]);
});

it("outlives the account, without it", async () => {
  const { user, deeds } = await callAsTeacher((audit) =>
    inTransaction(t.db, (transaction) => audit(transaction, { subject: "stone" })),
  );
  await t.db.deleteFrom("users").where("id", "=", user.id).execute();
  const [deed] = await t.db
    .selectFrom("auditLog")
    .selectAll()
    .where("id", "=", deeds[0]?.id ?? "")
    .execute();
  expect(deed).toMatchObject({ actorId: null, actorRole: "teacher", subject: "stone" });
});
