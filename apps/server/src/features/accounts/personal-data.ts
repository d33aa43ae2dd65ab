import { avatarSizes } from "@dripstone/contract/accounts/avatars";
import { ApiError } from "../../http/errors.ts";
import type { PersonalData } from "../../personal-data.ts";
import { readAvatar } from "./avatar/avatar-files.ts";

/** Hashes of passwords and tokens are left out: they tell their owner nothing, and a thief of the file something. */
export const accountData: PersonalData = {
  tables: [
    "users",
    "sessions",
    "emailVerifications",
    "parentRequests",
    "parentLinks",
    "parentAnswers",
    "passwordResets",
    "emailChanges",
    "knownBrowsers",
  ],
  async collect({ db, files }, userId) {
    const of = (table: "sessions" | "knownBrowsers" | "parentAnswers" | "parentRequests" | "emailChanges") =>
      db.selectFrom(table).where("userId", "=", userId);
    const user = await db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
    if (!user) throw new ApiError("NOT_SIGNED_IN");
    const { passwordHash: _, emailKey: __, ...account } = user;
    const picture = await readAvatar(files, `${account.avatar}-${Math.max(...avatarSizes)}.webp`);
    return {
      "account/account.json": account,
      "account/sessions.json": await of("sessions")
        .select(["browser", "system", "remembered", "createdAt", "lastUsedAt"])
        .execute(),
      "account/known-browsers.json": await of("knownBrowsers").select("lastUsedAt").execute(),
      "account/parent.json": {
        asked: await of("parentRequests").select("parentEmail").execute(),
        answers: await of("parentAnswers").select(["parentEmail", "answer", "answeredAt"]).execute(),
        linksOpenUntil: await db.selectFrom("parentLinks").select("expiresAt").where("userId", "=", userId).execute(),
      },
      "account/waiting.json": {
        newEmail: await of("emailChanges").select(["email", "expiresAt"]).execute(),
        newPasswordUntil: await db
          .selectFrom("passwordResets")
          .select("expiresAt")
          .where("userId", "=", userId)
          .execute(),
        verificationUntil: await db
          .selectFrom("emailVerifications")
          .select("linkExpiresAt")
          .where("userId", "=", userId)
          .execute(),
      },
      ...(picture && { "account/picture.webp": picture }),
    };
  },
};
