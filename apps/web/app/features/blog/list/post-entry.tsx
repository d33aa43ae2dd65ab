import type { BlogCard } from "@dripstone/contract/blog/payloads";
import { paths } from "@dripstone/contract/paths";
import { Link } from "react-router";
import { PostFacts } from "../post-facts.tsx";
import { TagLinks } from "../tag-links.tsx";
import classes from "./post-entry.module.css";

/** A post as lists have it. */
export function PostEntry({ post }: { post: BlogCard }) {
  return (
    <article className={classes.entry}>
      <h3 className={classes.title}>
        <Link to={paths.blogPost(post.slug)}>{post.title}</Link>
      </h3>
      <p className={classes.summary}>{post.summary}</p>
      <div className={classes.foot}>
        <PostFacts post={post} />
        <TagLinks tags={post.tags} />
      </div>
    </article>
  );
}
