import type { LetterValues, MailKind } from "../mail.ts";

const name = "Mei";
const link = "/verify-email?token=t&email=mei%40example.com";
const address = "m***@example.com";
const date = "4 March 2026";

/** What the letter of each kind is given: all that it may say, and nothing more. */
export const sampleWords: { [Kind in MailKind]: LetterValues<Kind> } = {
  "verify-email": { link, code: "012345" },
  "account-exists": { name, link },
  "reset-password": { name, link },
  "password-changed": { name, link, date, by: "owner" },
  "confirm-new-email": { name, link },
  "email-change-asked": { name, address, link },
  "email-changed": { name, address },
  "parent-consent": { name, address, link },
  "parent-said-yes": { name, date, link },
  "parent-said-no": { name, date, link },
  "deletion-asked": { name, date, link },
  "account-deleted": {},
};
