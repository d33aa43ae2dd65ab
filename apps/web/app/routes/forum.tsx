import { listQuery } from "@dripstone/contract/lists/list-schema";
import { forumApi } from "../features/forum/api.ts";
import { ForumPage } from "../features/forum/list/forum-page.tsx";
import { ListHead } from "../features/forum/list/list-head.tsx";
import { forumList } from "../features/forum/list/view.ts";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { ForumData } from "../ui/head/forum-data.tsx";
import { ForumFeeds } from "../ui/head/forum-feeds.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export const loader = prefetch(
  // One person's own posts are nothing that a page for everybody could show.
  ({ locale: language, query: { mine, ...view } }) => [
    forumApi.endpoints.forumHome.initiate({ query: { language } }),
    ...(mine ? [] : [forumApi.endpoints.posts.initiate({ query: { ...view, language } })]),
  ],
  listQuery(forumList),
);
export const clientLoader = nothing;

export default function Forum() {
  const view = useListView(forumList);
  return (
    <>
      <ListHead view={view} />
      <ForumFeeds category={view.category} />
      <ForumData />
      <ForumPage view={view} />
    </>
  );
}
