import type { Role } from "@dripstone/contract/accounts/payloads";
import type {
  Deleter,
  HoldReason,
  noReplyReasons,
  Rights,
  ThreadOfMine,
  WritingState,
} from "@dripstone/contract/forum/payloads";
import type { Caller } from "../../http/caller.ts";

type User = Pick<Caller["user"], "id" | "role" | "reputation">;

/** What somebody has written; nobody is the author any more once the account is deleted. */
export type Writing = {
  authorId: string | null;
  authorRole: Role | null;
  state: WritingState;
  heldFor?: HoldReason | null;
};

type Category = { active: boolean; minReputation: number };

/** Teachers and admins look after the forum. */
export const isModerator = ({ role }: Pick<User, "role">): boolean => role !== "student";

export const isAuthor = ({ id }: Pick<User, "id">, { authorId }: Pick<Writing, "authorId">): boolean => id === authorId;

/** Moderators act on what others wrote, but teachers not on what admins wrote. */
export const mayModerate = (user: User, { authorRole }: Pick<Writing, "authorRole">): boolean =>
  user.role === "admin" || (user.role === "teacher" && authorRole !== "admin");

/** Teachers silence students, and admins everybody; nobody silences themselves. */
export const maySilence = (user: User, person: { id: string | null; role: Role }): boolean =>
  user.id !== person.id && (user.role === "admin" || (user.role === "teacher" && person.role === "student"));

/** What is not public its author and moderators see, unless its words are gone. */
export const maySee = (user: User, written: Writing): boolean =>
  isPublic(written) || isAuthor(user, written) || isModerator(user);

/** Of what is deleted, the place is left. */
export const isPublic = ({ state }: Pick<Writing, "state">): boolean => state === "visible" || state === "deleted";

/** Whose wish it is that something goes: what its author has deleted goes when a moderator has looked at it. */
export const deleterOf = (user: Pick<User, "id">, written: Pick<Writing, "authorId" | "heldFor">): Deleter =>
  isAuthor(user, written) || written.heldFor === "deleted" ? "author" : "teacher";

/** What its author has deleted and a moderator has still to look at, nobody else changes any more. */
export const mayEdit = (user: User, written: Writing): boolean =>
  written.state !== "deleted" &&
  (written.heldFor !== "deleted" || isModerator(user)) &&
  (isAuthor(user, written) || mayModerate(user, written));

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

type Silenced = { silenced: boolean };

/** What somebody may do in a thread, and with its post. */
export function mayDo(user: User, post: Writing & Category & Silenced & { locked: boolean }): ThreadOfMine["may"] {
  const visible = post.state === "visible";
  const own = isAuthor(user, post);
  return {
    ...rightsTo(user, post, post),
    reply: visible && whyNoReply(user, post) === null,
    vote: visible && !own && !post.silenced,
    accept: visible && (own || isModerator(user)),
  };
}

/** What somebody may do with replies, by who wrote them. */
export function mayDoWithReplies(user: User, silenced: Silenced): ThreadOfMine["mayWithReplies"] {
  const of = (authorId: string | null, authorRole: Role) =>
    rightsTo(user, { authorId, authorRole, state: "visible" }, silenced);
  return {
    own: of(user.id, user.role),
    student: of(null, "student"),
    teacher: of(null, "teacher"),
    admin: of(null, "admin"),
  };
}

function rightsTo(user: User, written: Writing, { silenced }: Silenced): Rights {
  const { authorId, authorRole, state } = written;
  const mayChange = mayEdit(user, written);
  const person = authorRole !== null && { id: authorId, role: authorRole };
  return {
    edit: mayChange && !silenced,
    delete: mayChange,
    flag: state === "visible" && !isAuthor(user, written),
    moderate: state !== "deleted" && mayModerate(user, written),
    silence: person && state !== "deleted" && maySilence(user, person),
  };
}
