import { draftLimits } from "@dripstone/contract/drafts/limits";
import type { DraftTexts } from "@dripstone/contract/drafts/payloads";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { holdPictures } from "../files/pictures/pictures-in.ts";
import type { Caller } from "../http/caller.ts";
import { ApiError } from "../http/errors.ts";
import { lockUser } from "../people/lock-user.ts";

type Input = { id: string; kind: string; body: DraftTexts; version: number };

/**
 * Saves a draft, if it is still as it was where it was changed. What says the same as the draft that is there counts as saved: the reply
 * to an earlier try may have been lost.
 */
export function saveDraft(
  { db, clock, draftKinds }: Pick<Deps, "db" | "clock" | "draftKinds">,
  { user }: Pick<Caller, "user">,
  { id, kind, body, version }: Input,
): Promise<{ version: number; savedAt: string }> {
  if (!draftKinds.has(kind)) throw new ApiError("INVALID_INPUT", { fields: { kind: { code: "FIELD_INVALID" } } });
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    const texts = JSON.stringify(body);
    const before = await transaction
      .selectFrom("drafts")
      .select(["userId", "kind", "version", "savedAt", sql<boolean>`body = ${texts}::jsonb`.as("isSame")])
      .where("id", "=", id)
      .executeTakeFirst();
    // Of somebody else, or sent from another device: it is not there, whatever this device remembers.
    if (before ? before.userId !== user.id || before.kind !== kind : version > 0) throw new ApiError("NOT_FOUND");
    if (before?.isSame) return { version: before.version, savedAt: before.savedAt.toISOString() };
    if (before && before.version !== version) throw new ApiError("DRAFT_CHANGED_MEANWHILE");
    await holdPictures(transaction, texts);
    const saved = { body: texts, version: version + 1, savedAt: clock() };
    if (before) await transaction.updateTable("drafts").set(saved).where("id", "=", id).execute();
    else await begin(transaction, { id, userId: user.id, kind, ...saved });
    return { version: saved.version, savedAt: saved.savedAt.toISOString() };
  });
}

async function begin(
  transaction: Database,
  draft: { id: string; userId: string; kind: string; body: string; version: number; savedAt: Date },
): Promise<void> {
  const { userId, kind } = draft;
  const { count } = await transaction
    .selectFrom("drafts")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  if (count >= draftLimits.DRAFTS_MAX) throw new ApiError("DRAFTS_FULL");
  const added = await transaction
    .insertInto("drafts")
    .values(draft)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  // Somebody else has begun one under this id in the same moment.
  if (!added.numInsertedOrUpdatedRows) throw new ApiError("NOT_FOUND");
}
