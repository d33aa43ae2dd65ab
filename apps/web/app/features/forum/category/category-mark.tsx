import type { Category } from "@dripstone/contract/forum/payloads";
import { paths } from "@dripstone/contract/paths";
import clsx from "clsx";
import { Link } from "react-router";
import colors from "./category-colors.module.css";
import { CategoryIcon } from "./category-icon.tsx";
import classes from "./category-mark.module.css";

/** The category in which a post stands, and the way to all that stands there. */
export function CategoryMark({ category }: { category: Pick<Category, "slug" | "name" | "color" | "icon"> }) {
  const { slug, name, color, icon } = category;
  return (
    <Link
      to={{ pathname: paths.forum, search: `?category=${slug}` }}
      className={clsx(classes.mark, colors.colored)}
      data-color={color}
    >
      <CategoryIcon icon={icon} size={14} />
      {name}
    </Link>
  );
}
