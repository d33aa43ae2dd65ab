import type { ChatConcern } from "@dripstone/contract/tutor/concerns";

/** What a child may need help for. */
export type ConcernKind = ChatConcern;

/** The kinds that words tell of; contact data are found by a package of their own, and what may be none is weighed. */
export type WordedKind = Exclude<ConcernKind, "personal-data" | "worry">;

/** Of which a child, or somebody beside it, is in danger. */
export const dangerKinds = [
  "self-harm",
  "harm-to-others",
  "abuse",
  "stranger",
  "bullying",
] as const satisfies readonly WordedKind[];

export type DangerKind = (typeof dangerKinds)[number];
