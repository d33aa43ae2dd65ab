import { accountLimits } from "@dripstone/contract/accounts/limits";
import { MINUTE_MS, SECOND_MS } from "@dripstone/contract/durations";
import { ApiError } from "../../http/errors.ts";

/** For a caller with a session: the mail that was asked for is not sent, as its address got several of the kind lately. */
export function mailedEnough(): ApiError {
  return new ApiError("MAILED_ENOUGH", {
    retryAfterSeconds: accountLimits.MAIL_WINDOW_MINUTES * (MINUTE_MS / SECOND_MS),
  });
}
