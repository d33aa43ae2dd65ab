import { replyList } from "@dripstone/contract/forum/list";
import { listQuery } from "@dripstone/contract/lists/list-schema";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { z } from "zod";
import { forumApi } from "../features/forum/api.ts";
import { NoSuchPost } from "../features/forum/no-such-post.tsx";
import { replyIn } from "../features/forum/thread/places.ts";
import { PostFailed } from "../features/forum/thread/post-failed.tsx";
import { PostSkeleton } from "../features/forum/thread/post-skeleton.tsx";
import { LostReply } from "../features/forum/thread/replying/lost-reply.tsx";
import { ThreadData } from "../features/forum/thread/thread-data.tsx";
import { ThreadPage } from "../features/forum/thread/thread-page.tsx";
import { repliesAsked } from "../features/forum/thread/thread-view.ts";
import { useThread } from "../features/forum/thread/use-thread.ts";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { PageHead } from "../ui/head/page-head.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export const loader = prefetch(
  ({ locale: language, params: { id = "" }, query: { reply, ...view } }) => [
    forumApi.endpoints.post.initiate({ params: { id }, query: { language } }),
    forumApi.endpoints.replies.initiate({ params: { id }, query: repliesAsked({ ...view, from: reply }) }),
  ],
  listQuery(replyList).extend({ reply: z.uuid().optional() }),
  // Its author and the teachers may see it all the same.
  { showsMissing: true },
);
export const clientLoader = nothing;

export default function ForumPostDetail() {
  const { id = "" } = useParams();
  return <Post key={id} id={id} />;
}

function Post({ id }: { id: string }) {
  const { t } = useTranslation("forum");
  const [query] = useSearchParams();
  const view = useListView(replyList);
  const { thread, isMissing, wasThere, error, failedMine, retry } = useThread(id);
  if (thread) {
    const { title, excerpt } = thread.post;
    return (
      <>
        <PageHead
          title={thread.post.deleted ? t("deleted.name.post") : title}
          description={excerpt}
          hidden={"state" in thread.post || thread.post.deleted}
        />
        {!("state" in thread.post || thread.post.deleted) && <ThreadData post={thread.post} />}
        <ThreadPage thread={thread} view={{ ...view, from: replyIn(query) }} failedMine={failedMine} onRetry={retry} />
      </>
    );
  }
  return (
    <>
      <RouteHead page={isMissing ? "notFound" : "forumPost"} hidden />
      {isMissing ? (
        <NoSuchPost>
          <LostReply post={id} wasThere={wasThere} />
        </NoSuchPost>
      ) : error ? (
        <PostFailed error={error} onRetry={retry} />
      ) : (
        <PostSkeleton />
      )}
    </>
  );
}
