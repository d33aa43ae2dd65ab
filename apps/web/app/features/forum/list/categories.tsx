import type { Category } from "@dripstone/contract/forum/payloads";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { VisuallyHidden } from "@mantine/core";
import { IconMessages, IconUser } from "@tabler/icons-react";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import colors from "../category/category-colors.module.css";
import { CategoryIcon } from "../category/category-icon.tsx";
import classes from "./categories.module.css";
import { type ForumView, forumList } from "./view.ts";

type CategoriesProps = { categories: readonly Category[]; view: ForumView; signedIn: boolean };

/** What the forum is divided into, each with how much stands in it: beside the list, or, where it is narrow, in a row above it. */
export function Categories({ categories, view, signedIn }: CategoriesProps) {
  const { t } = useTranslation("forum-list");
  const searchOf = (chosen: Pick<ForumView, "category" | "mine">) => {
    const narrowed = { category: undefined, mine: undefined, author: undefined, after: undefined, before: undefined };
    return listQueryOf(forumList, { ...view, ...narrowed, ...chosen });
  };
  const isAll = !view.category && !view.mine && !view.author;
  return (
    <nav aria-label={t("categories.label")} className={classes.categories}>
      <ul>
        <li>
          <Link to={{ search: searchOf({}) }} className={classes.way} aria-current={isAll ? "true" : undefined}>
            <IconMessages size={18} aria-hidden="true" />
            <span>{t("categories.all")}</span>
          </Link>
        </li>
        {signedIn && (
          <li>
            <Link
              to={{ search: searchOf({ mine: "yes" }) }}
              className={classes.way}
              aria-current={view.mine ? "true" : undefined}
            >
              <IconUser size={18} aria-hidden="true" />
              <span>{t("categories.mine")}</span>
            </Link>
          </li>
        )}
        {categories.map(({ slug, name, color, icon, posts }) => (
          <li key={slug}>
            <Link
              to={{ search: searchOf({ category: slug }) }}
              className={clsx(classes.way, colors.colored)}
              data-color={color}
              aria-current={view.category === slug ? "true" : undefined}
            >
              <CategoryIcon icon={icon} size={18} />
              <span>{name}</span>
              <span className={classes.count} aria-hidden="true">
                {posts}
              </span>
              <VisuallyHidden>{t("categories.posts", { count: posts })}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
