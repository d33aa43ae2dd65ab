import type { ReplyOf } from "@dripstone/contract";
import { DAY_MS } from "@dripstone/contract/durations";
import { BUILT_IN } from "@dripstone/contract/tutor/models/built-in";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";

type Models = ReplyOf<"GET /chatbot/models">;
type LastFailure = Models["models"][number]["health"]["lastFailure"];

/** The providers that are there, the models, how they have done since yesterday, and which mode each of them serves. */
export async function readModels({
  db,
  clock,
  tutorProviders,
}: Pick<Deps, "db" | "clock" | "tutorProviders">): Promise<Models> {
  const since = new Date(clock().getTime() - DAY_MS);
  const [models, builtIn, served] = await Promise.all([
    modelsSince(db, since),
    builtInSince(db, since),
    db.selectFrom("tutorModes").select(["mode", "modelId"]).execute(),
  ]);
  return {
    providers: tutorProviders.map(({ name, kind, key }) => ({ name, kind, hasKey: key !== undefined })),
    models,
    builtIn,
    modes: { tutoring: null, "quick-help": null, ...Object.fromEntries(served.map((it) => [it.mode, it.modelId])) },
  };
}

/** What it answers for a model that has failed is told of the model. */
async function builtInSince(db: Database, since: Date): Promise<Models["builtIn"]> {
  const failed = sql`outcome in ('failed', 'broken-off')`;
  const { calls, failures, lastFailureAt } = await db
    .selectFrom("tutorCalls")
    .select([
      sql<number>`count(*)`.as("calls"),
      sql<number>`count(*) filter (where ${failed})`.as("failures"),
      sql<Date | null>`max(at) filter (where ${failed})`.as("lastFailureAt"),
    ])
    .where("engine", "=", BUILT_IN)
    .where("modelId", "is", null)
    .where("at", ">", since)
    .where("state", "=", "settled")
    .executeTakeFirstOrThrow();
  return { calls, failures, lastFailureAt: lastFailureAt?.toISOString() ?? null, lastFailure: null };
}

async function modelsSince(db: Database, since: Date): Promise<Models["models"]> {
  const failed = sql`(call.outcome in ('fell-back', 'failed', 'broken-off'))`;
  const rows = await db
    .selectFrom("tutorModels as model")
    .leftJoin("tutorCalls as call", (join) =>
      join.onRef("call.modelId", "=", "model.id").on("call.at", ">", since).on("call.state", "=", "settled"),
    )
    .selectAll("model")
    .select([
      sql<number>`count(call.id)`.as("calls"),
      sql<number>`count(call.id) filter (where ${failed})`.as("failures"),
      sql<Date | null>`max(call.at) filter (where ${failed})`.as("lastFailureAt"),
      sql<LastFailure>`(array_agg(call.failure order by call.at desc) filter (where ${failed}))[1]`.as("lastFailure"),
    ])
    .groupBy("model.id")
    .orderBy("model.createdAt")
    .orderBy("model.id")
    .execute();
  return rows.map(({ changedAt, calls, failures, lastFailureAt, lastFailure, ...model }) => ({
    ...model,
    changedAt: changedAt.toISOString(),
    health: { calls, failures, lastFailureAt: lastFailureAt?.toISOString() ?? null, lastFailure },
  }));
}
