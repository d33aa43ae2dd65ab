import type { blogList } from "@dripstone/contract/blog/list";
import type { ListView } from "@dripstone/contract/lists/list";

export type BlogView = ListView<typeof blogList>;
