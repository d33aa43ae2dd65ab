/** What may wait for somebody who works in the office, in the order in which they look after it. */
export const waitingKinds = [
  "tutor-flags",
  "messages",
  "forum",
  "homework",
  "explanations",
  "registrations",
  "payments",
  "tutor-budget",
  "failed-jobs",
] as const;

export type WaitingKind = (typeof waitingKinds)[number];
