import type { AccountMails } from "../../features/accounts/mailing/kinds.ts";

const name = "Mei";
const link = "/verify-email?token=t&email=mei%40example.com";
const address = "m***@example.com";
const date = "4 March 2026";
const reader = "own";

/** What the letter of each kind is given: all that it may say, and nothing more. */
export const sampleWords: { [Kind in keyof AccountMails]: AccountMails[Kind]["values"] } = {
  "verify-email": { link, code: "012345" },
  "account-exists": { name, link, reader },
  "reset-password": { name, link, reader },
  invitation: { name, link, date, work: "staff" },
  "password-changed": { name, link, date, by: "owner", reader },
  "confirm-new-email": { name, link },
  "email-change-asked": { name, address, link, reader },
  "email-changed": { name, address, reader },
  "parent-registration": { name, address, date, link },
  "parent-consent": { name, address, date, link },
  "parent-reminder": { name, address, date, link },
  "parent-said-yes": { name, date, link, reader },
  "parent-said-no": { name, date, link },
  "parent-refused": {
    name,
    date,
    day: "1 March 2026",
    answers: ["28 February 2026: yes", "1 March 2026: no"],
    language: "en",
    replyTo: "parent@example.com",
  },
  "deletion-asked": { name, date, link, reader },
  "account-deleted": { because: "asked", reader },
};
