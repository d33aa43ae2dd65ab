import { randomInt } from "node:crypto";
import { emailKey } from "@dripstone/contract/accounts/addresses";
import { newPassword } from "@dripstone/contract/accounts/payloads";
import { site } from "../../../../site.config.ts";
import type { Seeding } from "../feature.ts";
import { hashSecret } from "../features/accounts/password/password.ts";

/** Makes the first admin, with a generated password; null when there is an admin already. */
export async function seedAdmin({ db, now }: Seeding): Promise<{ email: string; password: string } | null> {
  const admin = await db.selectFrom("users").select("id").where("role", "=", "admin").executeTakeFirst();
  if (admin) return null;
  const email = `admin@${site.email.split("@")[1]}`;
  const password = generatePassword();
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
  return { email, password };
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
