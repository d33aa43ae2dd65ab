import type { BlogPost } from "@dripstone/contract/blog/payloads";
import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { FollowBlog } from "../follow-blog.tsx";
import { PostFacts } from "../post-facts.tsx";
import { TagLinks } from "../tag-links.tsx";
import { AroundPost } from "./around-post.tsx";
import classes from "./blog-post-page.module.css";
import { Contents } from "./contents.tsx";

type BlogPostPageProps = { post: BlogPost /** The way to share it, beside what it is. */; share: ReactNode };

/** A post: to be read, and nothing else. */
export function BlogPostPage({ post, share }: BlogPostPageProps) {
  const { t } = useTranslation("blog");
  const { title, summary, html, contents, tags } = post;
  return (
    <Page>
      <article className={classes.post}>
        <header className={classes.head}>
          <p className={classes.parent}>
            <Link to={paths.blog}>{t("title")}</Link>
          </p>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.summary}>{summary}</p>
          <PostFacts post={post} presented />
          <div className={classes.foot}>
            <TagLinks tags={tags} />
            <div className={classes.share}>{share}</div>
          </div>
        </header>
        <div className={classes.body}>
          <Contents contents={contents} />
          <div className={classes.text}>
            <MarkdownText html={html} />
          </div>
        </div>
      </article>
      <AroundPost post={post} />
      <div className={classes.follow}>
        <FollowBlog />
      </div>
    </Page>
  );
}
