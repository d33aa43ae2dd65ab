import { mailLimits } from "@dripstone/contract/mail/limits";
import { ApiError } from "../../../http/errors.ts";

/** Tells a caller with a session that the mail is not sent, as its address got several of the kind lately. */
export function mailedEnough(): ApiError {
  return new ApiError("MAILED_ENOUGH", { retryAfterSeconds: mailLimits.MAIL_WINDOW_MINUTES * 60 });
}
