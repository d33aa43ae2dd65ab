import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { isSecret } from "./password.ts";
import type { PasswordTries } from "./password-tries.ts";

type Proof = {
  userId: string;
  sessionId: string;
  password: string;
  address: string;
  /** Where the password was sent. */
  field?: string;
};

/** Asks somebody with a session for the password once more: a browser left open must not be enough for everything. */
export function provePassword(
  db: Database,
  tries: PasswordTries,
  { userId, sessionId, password, address, field = "password" }: Proof,
): Promise<void> {
  return tries({ account: userId, address, browser: sessionId }, async () => {
    const user = await db.selectFrom("users").select("passwordHash").where("id", "=", userId).executeTakeFirst();
    if (!user) throw new ApiError("NOT_SIGNED_IN");
    if (await isSecret(password, user.passwordHash)) return;
    throw new ApiError("INVALID_INPUT", { fields: { [field]: { code: "PASSWORD_WRONG" } } });
  });
}
