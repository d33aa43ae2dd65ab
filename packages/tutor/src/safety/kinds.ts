import type { ChatConcern } from "@dripstone/contract/tutor/concerns";

/** What a child may need help for. */
export type ConcernKind = ChatConcern;

/** The kinds that words tell of; contact data are found by a package of their own. */
export type WordedKind = Exclude<ConcernKind, "personal-data">;
