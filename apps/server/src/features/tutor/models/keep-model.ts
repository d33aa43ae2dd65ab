import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { modelPayload } from "@dripstone/contract/tutor/models/payloads";
import { sql } from "kysely";
import type { z } from "zod";
import type { Audit } from "../../../audit/audit.ts";
import { stepsOf } from "../../../audit/steps-of.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";

type Parts = Pick<Deps, "db" | "clock" | "tutorProviders">;
type Model = z.output<typeof modelPayload>;

/** Adds a model of a provider that is there. */
export function addModel(deps: Parts, { audit }: { audit: Audit }, model: Model): Promise<{ id: string }> {
  refuseUnknown(deps, model);
  return inTransaction(deps.db, async (transaction) => {
    // Two at once do not both find the last place.
    await sql`lock table tutor_models in share row exclusive mode`.execute(transaction);
    const { models } = await transaction
      .selectFrom("tutorModels")
      .select(({ fn }) => fn.countAll<number>().as("models"))
      .executeTakeFirstOrThrow();
    if (models >= tutorLimits.MODELS_MAX) throw new ApiError("MODELS_FULL");
    const now = deps.clock();
    const kept = await transaction
      .insertInto("tutorModels")
      .values({ ...model, createdAt: now, changedAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(transaction, { subject: kept.id, details: model });
    return kept;
  });
}

/** Changes a model; what is under way goes on as it began. */
export function changeModel(
  deps: Parts,
  { audit }: { audit: Audit },
  { id, ...model }: Model & { id: string },
): Promise<void> {
  refuseUnknown(deps, model);
  return inTransaction(deps.db, async (transaction) => {
    const before = await transaction
      .selectFrom("tutorModels")
      .where("id", "=", id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new ApiError("NOT_FOUND");
    await transaction
      .updateTable("tutorModels")
      .set({ ...model, changedAt: deps.clock() })
      .where("id", "=", id)
      .execute();
    await audit(transaction, { subject: id, details: stepsOf(before, model) });
  });
}

/** Deletes a model; its modes are the built-in engine's then. */
export function deleteModel({ db }: Parts, { audit }: { audit: Audit }, { id }: { id: string }): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const deleted = await transaction
      .deleteFrom("tutorModels")
      .where("id", "=", id)
      .returning(["provider", "model", "label"])
      .executeTakeFirst();
    if (!deleted) throw new ApiError("NOT_FOUND");
    await audit(transaction, { subject: id, details: deleted });
  });
}

function refuseUnknown({ tutorProviders }: Parts, { provider }: Model): void {
  if (!tutorProviders.some(({ name }) => name === provider))
    throw new ApiError("INVALID_INPUT", { fields: { provider: { code: "PROVIDER_UNKNOWN" } } });
}
