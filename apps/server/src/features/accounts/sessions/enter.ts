import type { User } from "@dripstone/contract/accounts/payloads";
import type { Database } from "../../../database/connect.ts";
import { rememberBrowser } from "../password/known-browsers.ts";
import { readOwnAccount } from "../profile/own-account.ts";
import { openSession } from "./sessions.ts";

export type Entered = { user: User; token: string; knownBrowser: string };

type Entrance = {
  userId: string;
  remembered?: boolean;
  userAgent: string | undefined;
  /** The id of a browser that the account knows already. */
  browser?: string | null;
  now: Date;
};

/** Lets somebody in who has shown that they may: a session, and a browser that is known from now on. */
export async function enter(
  transaction: Database,
  { userId, remembered = false, userAgent, browser = null, now }: Entrance,
): Promise<Entered> {
  await transaction.updateTable("users").set({ lastLoginAt: now }).where("id", "=", userId).execute();
  const token = await openSession(transaction, { userId, remembered, userAgent, now });
  const knownBrowser = await rememberBrowser(transaction, { userId, replaces: browser, now });
  return { user: await readOwnAccount(transaction, userId, now), token, knownBrowser };
}
