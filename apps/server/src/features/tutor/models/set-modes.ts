import type { tutorModes } from "@dripstone/contract/tutor/models/payloads";
import { type ChatContext, chatModes } from "@dripstone/contract/tutor/payloads";
import type { z } from "zod";
import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";

/** Says which model serves which mode, from the next message on. */
export function setModes(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  modes: z.output<typeof tutorModes>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const mode of chatModes) await setMode(transaction, mode, modes[mode]);
    await audit(transaction, { subject: "tutor-modes", details: modes });
  });
}

async function setMode(transaction: Database, mode: ChatContext["mode"], modelId: string | null): Promise<void> {
  if (modelId === null) {
    await transaction.deleteFrom("tutorModes").where("mode", "=", mode).execute();
    return;
  }
  // Held, so that it is not deleted meanwhile.
  const model = await transaction
    .selectFrom("tutorModels")
    .select("id")
    .where("id", "=", modelId)
    .forKeyShare()
    .executeTakeFirst();
  if (!model) throw new ApiError("INVALID_INPUT", { fields: { [mode]: { code: "MODEL_UNKNOWN" } } });
  await transaction
    .insertInto("tutorModes")
    .values({ mode, modelId })
    .onConflict((conflict) => conflict.column("mode").doUpdateSet({ modelId }))
    .execute();
}
