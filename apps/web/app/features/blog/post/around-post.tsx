import type { BlogNeighbor, BlogPost } from "@dripstone/contract/blog/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PostEntry } from "../list/post-entry.tsx";
import classes from "./around-post.module.css";

/** What to read after a post: what is about the same, and what was published before and after it. */
export function AroundPost({ post: { related, newer, older } }: { post: BlogPost }) {
  const { t } = useTranslation("blog");
  if (related.length === 0 && !newer && !older) return null;
  return (
    <div className={classes.around}>
      {related.length > 0 && (
        <section aria-labelledby="related-posts">
          <h2 id="related-posts" className={classes.heading}>
            {t("post.related")}
          </h2>
          <ul className={classes.related}>
            {related.map((other) => (
              <li key={other.slug}>
                <PostEntry post={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(newer || older) && (
        <nav aria-label={t("post.around")} className={classes.neighbors}>
          {older && <Neighbor rel="prev" what={t("post.older")} post={older} />}
          {newer && <Neighbor rel="next" what={t("post.newer")} post={newer} />}
        </nav>
      )}
    </div>
  );
}

function Neighbor({ rel, what, post }: { rel: "prev" | "next"; what: string; post: BlogNeighbor }) {
  return (
    <Link to={paths.blogPost(post.slug)} rel={rel} className={classes.neighbor}>
      <span>{what}</span>
      <b>{post.title}</b>
    </Link>
  );
}
