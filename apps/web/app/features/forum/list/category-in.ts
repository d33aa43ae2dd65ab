import type { Category, ForumHome } from "@dripstone/contract/forum/payloads";
import type { ForumView } from "./view.ts";

type Found = { category: Category | undefined; isClosed: boolean; isNowhere: boolean };

/** The category that a view names, by its present name in addresses or one of a deleted one whose posts it has; it may be closed, or be none at all. */
export function categoryIn(home: ForumHome | undefined, { category: asked }: Pick<ForumView, "category">): Found {
  const named = ({ slug, formerSlugs }: Category) => [slug, ...formerSlugs].some((name) => name === asked);
  const open = home?.categories.find(named);
  const closed = open ? undefined : home?.closed.find(named);
  const category = open ?? closed;
  const isNowhere = asked !== undefined && home !== undefined && category === undefined;
  return { category, isClosed: closed !== undefined, isNowhere };
}
