const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Some words of a name or an address. */
const words = /^(?=.*\S).{1,100}$/su;

/** What somebody is to the school; of those with the role of a student, some are parents. */
export const userKinds = ["student", "parent", "teacher", "admin"] as const;

export type UserKind = (typeof userKinds)[number];

/**
 * Every account is in one of them. `unverified`: registered, and the email waits for its verification. `invited`: asked in by the office, and not come
 * yet. `leaving`: asked for the deletion, and may still think better of it.
 */
export const userStates = ["active", "unverified", "invited", "leaving", "deactivated"] as const;

export type UserState = (typeof userStates)[number];

/** All accounts, as the office looks through them. `unseen` has not been here for a quarter of a year. */
export const userList = {
  sorts: ["newest", "oldest", "name", "seen"],
  sizes: [25, 50, 100],
  filters: {
    kind: userKinds,
    state: userStates,
    seen: ["week", "month", "unseen", "never"],
  },
  open: { q: words, class: id },
} as const;

/** What can be done with several accounts at once; each is taken back by the one beside it. */
export const userActs = ["activate", "deactivate", "verify-email", "unverify-email"] as const;

export type UserAct = (typeof userActs)[number];

/** What takes an act back. */
export const oppositeAct = {
  activate: "deactivate",
  deactivate: "activate",
  "verify-email": "unverify-email",
  "unverify-email": "verify-email",
} as const satisfies Record<UserAct, UserAct>;
