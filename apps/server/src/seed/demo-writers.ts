import { randomBytes } from "node:crypto";
import { readForum } from "@dripstone/content";
import { emailKey } from "@dripstone/contract/accounts/addresses";
import { site } from "../../../../site.config.ts";
import type { Seeding } from "../feature.ts";
import { hashSecret } from "../features/accounts/password/password.ts";

const contentFolder = new URL("../../../../content/", import.meta.url);

/** Makes those who write in the demo's forum beside the demo people, where nobody has written yet. Nobody knows a password of theirs. */
export async function seedDemoWriters({ db, now }: Seeding): Promise<void> {
  const some = await db.selectFrom("forumPosts").select("id").limit(1).executeTakeFirst();
  if (some) return;
  const { people } = await readForum(contentFolder);
  const passwordHash = await hashSecret(randomBytes(32).toString("base64url"));
  const rows = Object.entries(people).map(([key, { name, role, language }]) => {
    const email = `${key}@${site.email.split("@")[1]}`;
    return {
      ...{ name, email, emailKey: emailKey(email), passwordHash },
      ...{ preferredLanguage: language, emailVerifiedAt: now, joinedAt: now },
      role: role === "teacher" ? ("teacher" as const) : ("student" as const),
      familyRole: role === "parent" ? ("parent" as const) : ("student" as const),
    };
  });
  await db
    .insertInto("users")
    .values(rows)
    .onConflict((conflict) => conflict.column("emailKey").doNothing())
    .execute();
}
