import type { CategoryColor, CategoryIcon as Icon } from "@dripstone/contract/forum/looks";
import clsx from "clsx";
import colors from "./category-colors.module.css";
import { CategoryIcon } from "./category-icon.tsx";
import classes from "./category-mark.module.css";

/** A category's name as it stands beside its posts, leading nowhere. */
export function CategoryBadge({ name, color, icon }: { name: string; color: CategoryColor; icon: Icon }) {
  return (
    <span className={clsx(classes.mark, colors.colored)} data-color={color}>
      <CategoryIcon icon={icon} size={14} />
      {name}
    </span>
  );
}
