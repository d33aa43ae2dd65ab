import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { isAuthor, mayEdit, maySee, type Writing } from "../policy.ts";

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
