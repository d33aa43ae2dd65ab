import type { FeaturedPost } from "@dripstone/contract/blog/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import figures from "../../../ui/markdown/figures.module.css";
import { SafeHtml } from "../../../ui/markdown/safe-html.tsx";
import { PostFacts } from "../post-facts.tsx";
import classes from "./featured-posts.module.css";

/** What is worth starting with: the newest of it large, with its drawing. */
export function FeaturedPosts({ posts }: { posts: readonly FeaturedPost[] }) {
  const { t } = useTranslation("blog");
  return (
    <section aria-label={t("list.featured")} className={classes.featured}>
      <h2 className={classes.heading}>{t("list.featured")}</h2>
      <div className={classes.posts}>
        {posts.map((post, place) => (
          <article key={post.slug} className={classes.post} data-first={place === 0 ? "" : undefined}>
            {post.figureHtml && (
              <div className={classes.figure} aria-hidden="true">
                <SafeHtml html={post.figureHtml} className={figures.figures} />
              </div>
            )}
            <div className={classes.words}>
              <h3 className={classes.title}>
                <Link to={paths.blogPost(post.slug)}>{post.title}</Link>
              </h3>
              <p className={classes.summary}>{post.summary}</p>
              <PostFacts post={post} />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
