/** What waits, what was given to whoever looks, what is done, and what is held back as a program's. */
export const inboxStates = ["open", "mine", "closed", "held"] as const;

export type InboxState = (typeof inboxStates)[number];

/** The inbox, who waits longest first. */
export const inboxList = {
  sorts: ["oldest", "newest"],
  sizes: [20, 50],
  filters: { state: inboxStates },
} as const;
