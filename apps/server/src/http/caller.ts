import type { Role } from "@dripstone/contract/accounts/payloads";
import type { Access } from "@dripstone/contract/endpoint";
import type { Locale } from "@dripstone/contract/locale";
import type { OwnAsked } from "./own-reads.ts";

/** The account behind a request, as it stands in the database now. */
type CurrentUser = {
  id: string;
  name: string;
  role: Role;
  reputation: number;
  preferredLanguage: Locale;
  /** Whether they may post, upload and chat. */
  isMember: boolean;
};

/** Who calls, and the session in which they do. */
export type Caller = { user: CurrentUser; session: { id: string } };

/**
 * Finds out who sends an `Authorization` header; refuses whoever may not pass where a row asks for this access. What is asked of their own comes
 * in the same round trip.
 */
export type Identify = (
  authorization: string | undefined,
  access: Exclude<Access, "anyone">,
  asked?: OwnAsked,
) => Promise<Caller & { found: unknown }>;
