import { blogList } from "@dripstone/contract/blog/list";
import type { Locale } from "@dripstone/contract/locale";

/** What the newest posts are asked for by. */
export const latestPosts = (language: Locale) => ({
  query: { sort: blogList.sorts[0], size: blogList.sizes[0], language },
});
