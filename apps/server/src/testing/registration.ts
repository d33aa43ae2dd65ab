import { TEST_PASSWORD } from "./sign-up.ts";

/** What somebody grown up sends to register, in English, with the usual password. */
export const registrationOf = (email: string, changes: object = {}) => ({
  name: "Mei",
  email,
  password: TEST_PASSWORD,
  birthYear: 1990,
  birthMonth: 5,
  preferredLanguage: "en" as const,
  agreedToTerms: true as const,
  ...changes,
});

/** The same of a child, who names a parent or, by `mailbox`, uses the parent's address, at the time of the tests' clock. */
export const childsRegistration = (
  email: string,
  parent: { parentEmail: string } | { mailbox: "parent" },
  changes: object = {},
) => registrationOf(email, { name: "Xiao Yu", birthYear: 2015, ...parent, ...changes });
