import type { ReplyOf } from "@dripstone/contract";
import { DAY_MS } from "@dripstone/contract/durations";
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
  const [models, served] = await Promise.all([
    modelsSince(db, since),
    db.selectFrom("tutorModes").select(["mode", "modelId"]).execute(),
  ]);
  return {
    providers: tutorProviders.map(({ name, kind, key }) => ({ name, kind, hasKey: key !== undefined })),
    models,
    modes: { tutoring: null, "quick-help": null, ...Object.fromEntries(served.map((it) => [it.mode, it.modelId])) },
  };
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
