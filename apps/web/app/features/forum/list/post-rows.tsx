import type { OwnPostTitle, PostMark, PostTitle } from "@dripstone/contract/forum/payloads";
import { PostRow } from "./post-row.tsx";
import classes from "./post-rows.module.css";

type PostRowsProps = {
  posts: readonly (PostTitle | OwnPostTitle)[];
  /** All of them are of one category. */
  inCategory: boolean;
  /** What is new to the reader. */
  markOf: (id: string) => PostMark["mark"] | undefined;
};

/** A page of posts, a few lines each. */
export function PostRows({ posts, inCategory, markOf }: PostRowsProps) {
  return (
    <ul className={classes.rows}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} inCategory={inCategory} mark={markOf(post.id)} />
      ))}
    </ul>
  );
}
