import { ApiError } from "../../../../http/errors.ts";

/** Whoever gives a place beyond those that a class has, or before those who have waited longer, says why. */
export function refuseUnreasoned(isInTurn: boolean, reason: string): void {
  if (isInTurn || reason !== "") return;
  throw new ApiError("INVALID_INPUT", { fields: { reason: { code: "REASON_NEEDED" } } });
}
