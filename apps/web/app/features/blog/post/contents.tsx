import type { BlogPost } from "@dripstone/contract/blog/payloads";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./contents.module.css";

const SECTIONS_MIN = 2;

/** The sections of a post, in sight beside the text where there is room; of fewer than two there is nothing to choose from. */
export function Contents({ contents }: Pick<BlogPost, "contents">) {
  const { t } = useTranslation("blog");
  if (contents.filter(({ level }) => level === 2).length < SECTIONS_MIN) return <div className={classes.none} />;
  return (
    <nav aria-labelledby="post-contents" className={classes.contents}>
      <h2 id="post-contents" className={classes.title}>
        {t("post.contents")}
      </h2>
      <ul className={classes.list}>
        {contents.map(({ id, title, level }) => (
          <li key={id} data-level={level}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
