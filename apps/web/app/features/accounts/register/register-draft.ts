import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import { type BirthMonth, isGrownUp, needsParent } from "@dripstone/contract/accounts/age";
import { looksLikeStaff } from "@dripstone/contract/accounts/names";
import { type FamilyRole, type Mailbox, registerPayload } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import type { Locale } from "@dripstone/contract/locale";
import type { Issues } from "../../../ui/form/use-fields.ts";
import type { PasswordJudge } from "../password/password-judge.ts";

export type RegisterDraft = {
  name: string;
  email: string;
  /** Whose the email is: asked for and sent only where a parent has to agree; null until it is chosen. */
  mailbox: Mailbox | null;
  /** Asked for and sent only where a parent has to agree and has another mailbox. */
  parentEmail: string;
  /** Asked for and sent only of who is grown up. */
  familyRole: FamilyRole;
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
  mailbox: null,
  parentEmail: "",
  // Somebody grown up who comes here has a child to learn, far more often than not.
  familyRole: "parent",
  password: "",
  confirmation: "",
  preferredLanguage: null,
  agreedToTerms: false,
};

export type Birth = BirthMonth & { asksParent: boolean; isGrownUp: boolean };

/** An answer with what follows from it today. */
export const birthNow = (birth: BirthMonth): Birth => ({
  ...birth,
  asksParent: needsParent(birth, new Date()),
  isGrownUp: isGrownUp(birth, new Date()),
});

/** What is sent of a draft. */
export function payloadOf(draft: RegisterDraft, birth: Birth, siteLanguage: Locale) {
  const { name, email, mailbox, parentEmail, familyRole, password, preferredLanguage, agreedToTerms } = draft;
  return {
    name,
    email,
    password,
    birthYear: birth.year,
    birthMonth: birth.month,
    ...(birth.asksParent && (mailbox === "parent" ? { mailbox } : { parentEmail })),
    ...(birth.isGrownUp && { familyRole }),
    preferredLanguage: preferredLanguage ?? siteLanguage,
    agreedToTerms,
  };
}

/** Whose password it will be. */
export const ownerOf = ({ name, email }: RegisterDraft, { year }: Birth) => ({ name, email, birthYear: year });

export function issuesOf(draft: RegisterDraft, birth: Birth, judge: PasswordJudge): Issues<RegisterDraft> {
  const common = judge.objectionTo(draft.password, ownerOf(draft, birth));
  const namesParent = birth.asksParent && draft.mailbox === "own";
  const issues: Issues<RegisterDraft> = {
    ...(looksLikeStaff(draft.name) && { name: { code: "NAME_RESERVED" } }),
    ...(common && { password: common }),
    ...(namesParent && isSameMailbox(draft.email, draft.parentEmail) && { parentEmail: { code: "PARENT_EMAIL_SAME" } }),
    ...payloadIssues(registerPayload, payloadOf(draft, birth, "en")),
  };
  // Asked for one after the other: first whose the email is, then the parent's, if it is another.
  if (!namesParent) delete issues.parentEmail;
  else if (draft.parentEmail.trim() === "") issues.parentEmail = { code: "PARENT_EMAIL_REQUIRED" };
  if (birth.asksParent && draft.mailbox === null) issues.mailbox = { code: "MAILBOX_REQUIRED" };
  if (draft.confirmation !== draft.password) issues.confirmation = { code: "PASSWORDS_DIFFER" };
  return issues;
}

const isSameMailbox = (one: string, other: string) => one.trim() !== "" && mailboxKey(one) === mailboxKey(other);
