import type { Database } from "../../../database/connect.ts";
import { secretCookie } from "../../../http/secret-cookie.ts";
import { hashToken, newToken } from "../../../token.ts";

const YEAR_SECONDS = 365 * 86_400;
const KEPT_OF_EACH = 20;
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * The cookie by which a browser is known again, sent with logins only. It opens nothing: while somebody is trying passwords from
 * everywhere, the owner may still try theirs (OWASP calls it a device cookie).
 */
export const knownBrowserCookie = secretCookie({
  name: "known-browser",
  path: "/api/auth/login",
  sameSite: "strict",
  seconds: YEAR_SECONDS,
});

/** The id of the browser, if the account knows it. Asks the database even without an account: the answer takes the same time. */
export async function knownBrowserOf(
  db: Database,
  userId: string | undefined,
  cookie: string | undefined,
): Promise<string | null> {
  if (!cookie) return null;
  const found = await db
    .selectFrom("knownBrowsers")
    .select("id")
    .where("userId", "=", userId ?? NOBODY)
    .where("tokenHash", "=", hashToken(cookie))
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Knows a browser from now on, and returns the cookie's value for it. */
export async function rememberBrowser(
  transaction: Database,
  { userId, replaces, now }: { userId: string; replaces?: string | null; now: Date },
): Promise<string> {
  const token = newToken();
  if (replaces) await transaction.deleteFrom("knownBrowsers").where("id", "=", replaces).execute();
  await transaction
    .insertInto("knownBrowsers")
    .values({ userId, tokenHash: hashToken(token), lastUsedAt: now })
    .execute();
  const surplus = transaction
    .selectFrom("knownBrowsers")
    .select("id")
    .where("userId", "=", userId)
    .orderBy("lastUsedAt", "desc")
    .offset(KEPT_OF_EACH);
  await transaction.deleteFrom("knownBrowsers").where("id", "in", surplus).execute();
  return token;
}

/** Forgets all of somebody's browsers. */
export async function forgetBrowsersOf(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom("knownBrowsers").where("userId", "=", userId).execute();
}
