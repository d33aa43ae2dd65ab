import { paths } from "@dripstone/contract/paths";
import { type LoaderFunctionArgs, Navigate, redirect, useParams } from "react-router";
import { isFailure } from "../api/failure.ts";
import { blogApi, useBlogPostQuery } from "../features/blog/api.ts";
import { BlogPostPage } from "../features/blog/post/blog-post-page.tsx";
import { PostFailed } from "../features/blog/post/post-failed.tsx";
import { PostWaiting } from "../features/blog/post/post-waiting.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { pageContext } from "../rendering/page-context.ts";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { ShareButton } from "../shell/share-button.tsx";
import { BlogFeeds } from "../ui/head/blog-feeds.tsx";
import { BlogPostData } from "../ui/head/blog-post-data.tsx";
import { PageHead } from "../ui/head/page-head.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { NotFoundPage } from "../ui/notice/not-found-page.tsx";

const MOVED = 301;

const filled = prefetch(({ locale: language, params: { slug = "" } }) => [
  blogApi.endpoints.blogPost.initiate({ params: { slug }, query: { language } }),
]);

/** An address that a post had before leads to the one that it has. */
export async function loader(args: LoaderFunctionArgs) {
  const answer = await filled(args);
  const { locale: language, store } = args.context.get(pageContext);
  const { slug = "" } = args.params;
  const { data } = blogApi.endpoints.blogPost.select({ params: { slug }, query: { language } })(store.getState());
  if (data && data.slug !== slug) {
    throw redirect(paths.blogPost(data.slug) + (language === "ch" ? "?lang=ch" : ""), MOVED);
  }
  return answer;
}
export const clientLoader = nothing;

export default function BlogPost() {
  const { slug = "" } = useParams();
  const { currentData, data, error, refetch } = useBlogPostQuery({
    params: { slug },
    query: { language: useLocale() },
  });
  if (currentData && currentData.slug !== slug) return <Navigate to={paths.blogPost(currentData.slug)} replace />;
  // While the other language is on its way, the post stays; another post does not.
  const post = currentData ?? (data?.slug === slug ? data : undefined);
  if (post) {
    return (
      <>
        <PageHead title={post.title} description={post.summary} />
        <BlogFeeds />
        <BlogPostData post={post} />
        <BlogPostPage key={slug} post={post} share={<ShareButton />} />
      </>
    );
  }
  if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
  return (
    <>
      <RouteHead page="blogPost" />
      {isFailure(error) ? <PostFailed error={error} onRetry={refetch} /> : <PostWaiting />}
    </>
  );
}
