import { randomInt } from "node:crypto";
import { emailKey, mailboxKey } from "@dripstone/contract/accounts/addresses";
import { newPassword } from "@dripstone/contract/accounts/payloads";
import type { ExpressionBuilder } from "kysely";
import { site } from "../../../../site.config.ts";
import type { DB } from "../database/schema.ts";
import type { Seeding } from "../feature.ts";
import { hashSecret } from "../features/accounts/password/password.ts";
import { StartError } from "../start-error.ts";

export type FirstAdmin = {
  email: string;
  password: string;
  /** The address that the admin would have, if it is somebody else's account already. */
  taken?: string;
};

/** Makes the first admin, with a generated password; null when there is an admin already. */
export async function seedAdmin({ db, now }: Seeding): Promise<FirstAdmin | null> {
  const admin = await db.selectFrom("users").select("id").where("role", "=", "admin").executeTakeFirst();
  if (admin) return null;
  const usual = `admin@${site.email.split("@")[1]}`;
  const email = (await isFree(db, usual)) ? usual : site.email;
  if (email !== usual && !(await isFree(db, email))) throw noAddressLeft(usual);
  const password = generatePassword();
  // A registration that nobody has confirmed gives way, as it does to everybody who proves an address.
  await db.deleteFrom("users").where("emailKey", "=", emailKey(email)).where(isUnconfirmed).execute();
  await db
    .insertInto("users")
    .values({
      email,
      emailKey: emailKey(email),
      name: "Admin",
      role: "admin",
      passwordHash: await hashSecret(password),
      emailVerifiedAt: now,
      joinedAt: now,
    })
    .execute();
  return { email, password, ...(email !== usual && { taken: usual }) };
}

/** Whether no account's letters go to the mailbox of an address, however its owner writes it. */
async function isFree(db: Seeding["db"], address: string): Promise<boolean> {
  const beside = await db
    .selectFrom("users")
    .select("emailKey")
    .where((eb) => eb.not(isUnconfirmed(eb)))
    .execute();
  return beside.every((user) => mailboxKey(user.emailKey) !== mailboxKey(address));
}

/** A registration that stands for nobody yet; whom the office has made counts from the beginning. */
const isUnconfirmed = ({ eb, and }: ExpressionBuilder<DB, "users">) =>
  and([eb("emailVerifiedAt", "is", null), eb("role", "=", "student")]);

function noAddressLeft(usual: string): StartError {
  return new StartError(
    `There is no admin, and the addresses for one, ${usual} and ${site.email}, belong to other accounts: choose another email in ` +
      "site.config.ts, or give somebody whom you trust the role in the database (update users set role = 'admin' where email_key = '…')",
  );
}

const PASSWORD_LENGTH = 20;
/** Without characters that look alike, since somebody will copy it from a screen by hand. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!#*";

function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: PASSWORD_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join("");
    if (newPassword.safeParse(password).success) return password;
  }
}
