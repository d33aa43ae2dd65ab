import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import { type BirthMonth, needsParent } from "@dripstone/contract/accounts/age";
import { looksLikeStaff } from "@dripstone/contract/accounts/names";
import { registerPayload } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import type { Locale } from "@dripstone/contract/locale";
import type { Issues } from "../../../ui/form/use-fields.ts";
import type { PasswordJudge } from "../password/password-judge.ts";

export type RegisterDraft = {
  name: string;
  email: string;
  /** Asked for and sent only where a parent has to agree. */
  parentEmail: string;
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
  parentEmail: "",
  password: "",
  confirmation: "",
  preferredLanguage: null,
  agreedToTerms: false,
};

export type Birth = BirthMonth & { asksParent: boolean };

/** An answer with what follows from it today. */
export const birthNow = (birth: BirthMonth): Birth => ({ ...birth, asksParent: needsParent(birth, new Date()) });

/** What is sent of a draft. */
export function payloadOf(draft: RegisterDraft, birth: Birth, siteLanguage: Locale) {
  const { name, email, parentEmail, password, preferredLanguage, agreedToTerms } = draft;
  return {
    name,
    email,
    password,
    birthYear: birth.year,
    birthMonth: birth.month,
    ...(birth.asksParent && { parentEmail }),
    preferredLanguage: preferredLanguage ?? siteLanguage,
    agreedToTerms,
  };
}

/** Whose password it will be. */
export const ownerOf = ({ name, email }: RegisterDraft, { year }: Birth) => ({ name, email, birthYear: year });

export function issuesOf(draft: RegisterDraft, birth: Birth, judge: PasswordJudge): Issues<RegisterDraft> {
  const common = judge.objectionTo(draft.password, ownerOf(draft, birth));
  const issues: Issues<RegisterDraft> = {
    ...(looksLikeStaff(draft.name) && { name: { code: "NAME_RESERVED" } }),
    ...(common && { password: common }),
    ...(birth.asksParent &&
      isSameMailbox(draft.email, draft.parentEmail) && { parentEmail: { code: "PARENT_EMAIL_SAME" } }),
    ...payloadIssues(registerPayload, payloadOf(draft, birth, "en")),
  };
  if (birth.asksParent && draft.parentEmail.trim() === "") issues.parentEmail = { code: "PARENT_EMAIL_REQUIRED" };
  if (draft.confirmation !== draft.password) issues.confirmation = { code: "PASSWORDS_DIFFER" };
  return issues;
}

const isSameMailbox = (one: string, other: string) => one.trim() !== "" && mailboxKey(one) === mailboxKey(other);
