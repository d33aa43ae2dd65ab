import { registerPayload } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import type { Locale } from "@dripstone/contract/locale";
import type { Issues } from "./use-fields.ts";

export type RegisterDraft = {
  name: string;
  email: string;
  password: string;
  /** The password once more; stays in the browser. */
  confirmation: string;
  /** Null until somebody chooses: then it is the site's. */
  preferredLanguage: Locale | null;
  agreedToTerms: boolean;
};

export const emptyDraft: RegisterDraft = {
  name: "",
  email: "",
  password: "",
  confirmation: "",
  preferredLanguage: null,
  agreedToTerms: false,
};

/** What is sent of a draft. */
export function payloadOf({ confirmation, ...draft }: RegisterDraft, siteLanguage: Locale) {
  return { ...draft, preferredLanguage: draft.preferredLanguage ?? siteLanguage };
}

export function issuesOf(draft: RegisterDraft): Issues<RegisterDraft> {
  const issues: Issues<RegisterDraft> = payloadIssues(registerPayload, payloadOf(draft, "en"));
  if (draft.confirmation !== draft.password) issues.confirmation = { code: "PASSWORDS_DIFFER" };
  return issues;
}
