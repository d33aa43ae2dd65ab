import { blogList } from "@dripstone/contract/blog/list";
import { listQuery } from "@dripstone/contract/lists/list-schema";
import { blogApi } from "../features/blog/api.ts";
import { BlogPage } from "../features/blog/list/blog-page.tsx";
import { ListHead } from "../features/blog/list/list-head.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { BlogFeeds } from "../ui/head/blog-feeds.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export const loader = prefetch(
  ({ locale: language, query }) => [blogApi.endpoints.blogPosts.initiate({ query: { ...query, language } })],
  listQuery(blogList),
);
export const clientLoader = nothing;

export default function Blog() {
  const view = useListView(blogList);
  return (
    <>
      <ListHead view={view} />
      <BlogFeeds />
      <BlogPage view={view} />
    </>
  );
}
