import { ApiError } from "../../http/errors.ts";
import type { PersonalData } from "../../personal-data.ts";
import { storedAvatar } from "./avatar/avatar-files.ts";
import type { Purpose } from "./mailing/mailed-links.ts";

/** Hashes of passwords and tokens are left out: they are of no use to their owner, but to whoever steals the file. */
export const accountData: PersonalData = {
  tables: [
    "users",
    "sessions",
    "mailedLinks",
    "verificationCodes",
    "emailChanges",
    "parentRequests",
    "parentAnswers",
    "formerMailboxes",
    "knownBrowsers",
    "savedViews",
  ],
  async collect({ db, files }, userId) {
    const of = (
      table:
        | "sessions"
        | "savedViews"
        | "knownBrowsers"
        | "parentAnswers"
        | "parentRequests"
        | "emailChanges"
        | "formerMailboxes",
    ) => db.selectFrom(table).where("userId", "=", userId);
    const linksUntil = (purpose: Purpose) =>
      db
        .selectFrom("mailedLinks")
        .select("expiresAt")
        .where("userId", "=", userId)
        .where("purpose", "=", purpose)
        .execute();
    const user = await db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
    if (!user) throw new ApiError("NOT_SIGNED_IN");
    const { passwordHash: _, emailKey: __, visitorMark: ___, registeredBy: ____, ...account } = user;
    const picture = storedAvatar(files, account.avatar);
    return {
      "account/account.json": account,
      "account/sessions.json": await of("sessions")
        .select(["browser", "system", "remembered", "createdAt", "lastUsedAt"])
        .execute(),
      "account/saved-views.json": await of("savedViews").select(["list", "name", "query", "savedAt"]).execute(),
      "account/known-browsers.json": await of("knownBrowsers").select("lastUsedAt").execute(),
      "account/parent.json": {
        asked: await of("parentRequests").select(["parentEmail", "askedAt", "remindedAt"]).execute(),
        answers: await of("parentAnswers").select(["parentEmail", "answer", "answeredAt"]).execute(),
        linksOpenUntil: await linksUntil("parent-consent"),
      },
      "account/former-mailboxes.json": await of("formerMailboxes").select("mailboxKey").execute(),
      "account/waiting.json": {
        newEmail: await of("emailChanges").select(["email", "expiresAt"]).execute(),
        newPasswordUntil: await linksUntil("reset-password"),
        verificationUntil: await linksUntil("verify-email"),
      },
      ...(picture && { "account/picture.webp": picture }),
    };
  },
};
