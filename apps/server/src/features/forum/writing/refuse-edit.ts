import { forumLimits } from "@dripstone/contract/forum/limits";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { isAuthor, isModerator, mayEdit, maySee, type Writing } from "../policy.ts";
import { type Target, versionsOf } from "./keep-version.ts";

type User = Caller["user"];

/** Refuses whoever may not change or delete something, as not there where they may not even see it. */
export function refuseEdit<Of extends Writing>(user: User, writing: Of | undefined): Of {
  if (!writing || writing.state === "deleted" || !maySee(user, writing)) throw new ApiError("NOT_FOUND");
  if (!mayEdit(user, writing)) throw new ApiError("NOT_AUTHORIZED_TO_EDIT");
  return writing;
}

/** Whoever changes what somebody else wrote says why. */
export function refuseWithoutReason(user: User, writing: Writing, reason: string): void {
  if (isAuthor(user, writing) || reason !== "") return;
  throw new ApiError("INVALID_INPUT", { fields: { reason: { code: "FIELD_REQUIRED" } } });
}

/** Refuses whoever has edited their own words very often already: nothing that has stood there is forgotten to make room. Before they begin, too. */
export async function refuseTooManyEdits(transaction: Database, user: User, target: Target): Promise<void> {
  if (isModerator(user)) return;
  const { edits } = await versionsOf(transaction, target)
    .select(({ fn }) => fn.countAll<number>().as("edits"))
    .executeTakeFirstOrThrow();
  if (edits >= forumLimits.EDITS_MAX) throw new ApiError("EDITED_TOO_OFTEN");
}
