import type { Role } from "@dripstone/contract/accounts/payloads";
import type { BlogState } from "@dripstone/contract/blog/desk/list";
import type { DeskPost } from "@dripstone/contract/blog/desk/payloads";

type Standing = { state: BlogState; contentSlug: string | null; createdBy: string | null };
type Who = { id: string; role: Role };

/** Teachers write drafts, whoever began them; what everybody reads, or will, is the admins'. */
export const mayEdit = ({ state }: Pick<Standing, "state">, { role }: Pick<Who, "role">): boolean =>
  role === "admin" || state === "draft";

/** A draft goes with who began it, or an admin; what comes from the content would come back. */
export const mayRemove = ({ createdBy }: Pick<Standing, "createdBy">, { id, role }: Who): boolean =>
  role === "admin" || createdBy === id;

export function mayDo(post: Standing, user: Who): DeskPost["may"] {
  const isAdmin = user.role === "admin";
  const isDraft = post.state === "draft";
  return {
    edit: mayEdit(post, user),
    publish: isAdmin && post.state !== "published",
    withdraw: isAdmin && !isDraft,
    remove: isDraft && post.contentSlug === null && mayRemove(post, user),
  };
}
