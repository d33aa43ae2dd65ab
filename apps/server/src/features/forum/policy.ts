import type { Role } from "@dripstone/contract/accounts/payloads";
import type { noReplyReasons, ThreadOfMine, WritingState } from "@dripstone/contract/forum/payloads";
import type { Caller } from "../../http/caller.ts";

type User = Pick<Caller["user"], "id" | "role" | "reputation">;

/** What somebody has written; nobody is the author any more once the account is deleted. */
export type Writing = { authorId: string | null; authorRole: Role | null; state: WritingState };

type Category = { active: boolean; minReputation: number };

/** Teachers and admins look after the forum. */
export const isModerator = ({ role }: Pick<User, "role">): boolean => role !== "student";

export const isAuthor = ({ id }: Pick<User, "id">, { authorId }: Pick<Writing, "authorId">): boolean => id === authorId;

/** Moderators act on what others wrote, but teachers not on what admins wrote. */
export const mayModerate = (user: User, { authorRole }: Pick<Writing, "authorRole">): boolean =>
  user.role === "admin" || (user.role === "teacher" && authorRole !== "admin");

/** Teachers silence students, and admins everybody; nobody silences themselves. */
export const maySilence = (user: User, person: Pick<User, "id" | "role">): boolean =>
  user.id !== person.id && (user.role === "admin" || (user.role === "teacher" && person.role === "student"));

/** What is not public its author and moderators see, unless its words are gone. */
export const maySee = (user: User, written: Writing): boolean =>
  isPublic(written) || isAuthor(user, written) || isModerator(user);

/** Of what is deleted, the place is left. */
export const isPublic = ({ state }: Pick<Writing, "state">): boolean => state === "visible" || state === "deleted";

export const mayEdit = (user: User, written: Writing): boolean =>
  written.state !== "deleted" && (isAuthor(user, written) || mayModerate(user, written));

/** Whoever looks after the forum needs no reputation. */
export const hasReputationFor = (user: User, { minReputation }: Category): boolean =>
  isModerator(user) || user.reputation >= minReputation;

/** Why somebody cannot reply to a post; null if nothing is in the way. */
export function whyNoReply(
  user: User,
  { locked, silenced, ...category }: Category & { locked: boolean; silenced: boolean },
): (typeof noReplyReasons)[number] | null {
  if (silenced) return "silenced";
  if (locked) return "locked";
  if (!category.active) return "category";
  return hasReputationFor(user, category) ? null : "reputation";
}

/** What somebody may do in a thread. */
export function mayDo(
  user: User,
  post: Writing & Category & { locked: boolean; silenced: boolean },
): ThreadOfMine["may"] {
  const visible = post.state === "visible";
  const own = isAuthor(user, post);
  return {
    reply: visible && whyNoReply(user, post) === null,
    edit: mayEdit(user, post) && !post.silenced,
    vote: visible && !own,
    accept: visible && (own || isModerator(user)),
    flag: visible && !own,
    moderate: mayModerate(user, post),
  };
}
