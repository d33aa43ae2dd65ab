import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Owner } from "../lock-owner.ts";
import { isSecret } from "./password.ts";
import { type PasswordTries, passwordTries } from "./password-tries.ts";

type Parts = Pick<Deps, "db"> & { tries: PasswordTries };

type Proof = {
  password: string;
  /** The payload's field in which the password was sent. */
  field?: string;
};

/** Asks somebody with a session for the password once more: a browser left open must not be enough for everything. */
export function provePassword(
  { db, tries }: Parts,
  { user: { id }, session, address }: Owner & { address: string },
  { password, field = "password" }: Proof,
): Promise<void> {
  return tries({ account: id, address, browser: session.id }, async () => {
    const user = await db.selectFrom("users").select("passwordHash").where("id", "=", id).executeTakeFirst();
    if (!user) throw new ApiError("NOT_SIGNED_IN");
    if (await isSecret(password, user.passwordHash)) return;
    throw new ApiError("INVALID_INPUT", { fields: { [field]: { code: "PASSWORD_WRONG" } } });
  });
}

/** The same for what is no account's own matter, such as a backup; its wrong passwords are counted with all others. */
export function passwordProver({ db, limits }: Pick<Deps, "db" | "limits">): Deps["provePassword"] {
  const tries = passwordTries(limits);
  return ({ user, session, request }, password) =>
    provePassword({ db, tries }, { user, session, address: request.ip }, { password });
}
