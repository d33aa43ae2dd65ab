import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import { type BirthMonth, needsParent } from "@dripstone/contract/accounts/age";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import type { FieldIssue } from "@dripstone/contract/errors";

type Answers = {
  birthYear: number;
  birthMonth: number;
  email: string;
  mailbox: Mailbox;
  parentEmail?: string | undefined;
};

/** A month as the database keeps it: its first day. */
export function storedBirthMonth({ year, month }: BirthMonth): string {
  return `${year}-${String(month).padStart(2, "0")}-01`;
}

/** What is wrong, by field, with what somebody says of their age: a birth in the future, a child without a parent, a parent's mailbox without a child. */
export function ageIssues(answers: Answers, now: Date): Record<string, FieldIssue> {
  const { birthYear: year, birthMonth: month, email, mailbox, parentEmail } = answers;
  const thisYear = now.getUTCFullYear();
  if (year < thisYear - accountLimits.AGE_MAX || year > thisYear) return { birthYear: { code: "FIELD_INVALID" } };
  if (Date.UTC(year, month - 1) > now.getTime()) return { birthMonth: { code: "FIELD_INVALID" } };
  const usesParents = mailbox === "parent";
  if (!needsParent({ year, month }, now)) return usesParents ? { mailbox: { code: "FIELD_INVALID" } } : {};
  // It is one address or two: the letters differ.
  if (usesParents) return parentEmail === undefined ? {} : { parentEmail: { code: "FIELD_INVALID" } };
  if (!parentEmail) return { parentEmail: { code: "PARENT_EMAIL_REQUIRED" } };
  return mailboxKey(parentEmail) === mailboxKey(email) ? { parentEmail: { code: "PARENT_EMAIL_SAME" } } : {};
}
