import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { mayModerate, type Writing } from "../policy.ts";

/** Refuses whoever may not decide on something, and everybody where nothing is left to decide on. */
export function refuseToModerate<Of extends Writing>(user: Caller["user"], writing: Of | undefined): Of {
  if (!writing || writing.state === "deleted") throw new ApiError("NOT_FOUND");
  if (!mayModerate(user, writing)) throw new ApiError("NOT_AUTHORIZED_TO_MODERATE");
  return writing;
}
