import type { BlogTag } from "@dripstone/contract/blog/blog-tags";
import { blogList } from "@dripstone/contract/blog/list";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./tag-links.module.css";

/** What a post is about, each a way to all that is about it. */
export function TagLinks({ tags }: { tags: readonly BlogTag[] }) {
  const { t } = useTranslation("blog");
  return (
    <ul aria-label={t("tags.label")} className={classes.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={{ pathname: paths.blog, search: listQueryOf(blogList, { sort: "newest", size: 12, tag }) }}
            className={classes.tag}
          >
            {t(`tag.${tag}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
