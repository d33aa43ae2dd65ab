import { blogList } from "@dripstone/contract/blog/list";
import { Skeleton } from "@mantine/core";
import { useLocale } from "../../../i18n/use-locale.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useBlogPostsQuery } from "../api.ts";
import { PostEntry } from "../list/post-entry.tsx";

const SHOWN = 3;

/** The newest posts. */
export default function LatestPosts() {
  const query = { sort: blogList.sorts[0], size: blogList.sizes[0], language: useLocale() };
  const { data, error } = useBlogPostsQuery({ query });
  if (error) return <FailureBox error={error} takesFocus={false} />;
  if (!data) return <Skeleton height="20rem" />;
  return data.items.slice(0, SHOWN).map((post) => <PostEntry key={post.slug} post={post} />);
}
