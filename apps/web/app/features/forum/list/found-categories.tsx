import type { Category } from "@dripstone/contract/forum/payloads";
import { listQueryOf } from "@dripstone/contract/lists/list";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import colors from "../category/category-colors.module.css";
import { CategoryIcon } from "../category/category-icon.tsx";
import classes from "./found-categories.module.css";
import { type ForumView, forumList } from "./view.ts";

type FoundCategoriesProps = { categories: readonly Category[]; view: ForumView; words: string };

/** Whoever looks for the name of a category may want to go there. */
export function FoundCategories({ categories, view, words }: FoundCategoriesProps) {
  const { t } = useTranslation("forum-list");
  const wanted = words.normalize("NFKC").trim().toLowerCase();
  const found = categories.filter(
    ({ slug, name }) => slug !== view.category && name.normalize("NFKC").toLowerCase().includes(wanted),
  );
  if (found.length === 0) return null;
  return (
    <p className={classes.found}>
      {t("categories.found", { count: found.length })}
      {found.map(({ slug, name, color, icon }) => (
        <Link
          key={slug}
          to={{ search: listQueryOf(forumList, { sort: "relevance", size: view.size, category: slug }) }}
          className={clsx(classes.way, colors.colored)}
          data-color={color}
        >
          <CategoryIcon icon={icon} size={18} /> {name}
        </Link>
      ))}
    </p>
  );
}
