import { paths } from "@dripstone/contract/paths";
import type { Found } from "../../../search/found.ts";
import { placeOf } from "../notices/kinds.ts";
import { forumKinds } from "./index-thread.ts";

/** Posts by their words and by those of their replies; what is hidden or waits is no document. */
export const foundPosts: Found = {
  kind: "post",
  documents: forumKinds,
  link: (post, document) => (document === post ? paths.forumPost(post) : placeOf(post, document)),
};
