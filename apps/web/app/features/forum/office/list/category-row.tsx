import { useDroppable } from "@dnd-kit/core";
import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import { paths } from "@dripstone/contract/paths";
import { Button, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Grip } from "../../../../ui/dragging/grip.tsx";
import colors from "../../category/category-colors.module.css";
import { CategoryIcon } from "../../category/category-icon.tsx";
import classes from "./category-row.module.css";

type CategoryRowProps = {
  category: OfficeCategory;
  place: number;
  last: number;
  /** Where the one stands that is being dragged; -1 while none is. */
  from: number;
  busy: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A category of the list: what it is, what it asks for, and what stands in it. */
export function CategoryRow({ category, place, last, from, busy, onMove, onRemove }: CategoryRowProps) {
  const { t } = useTranslation("categories");
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, name, description, color, icon, active, minReputation, posts, otherPosts } = category;
  const { setNodeRef, isOver } = useDroppable({ id });
  const title = name[locale];
  const about = [
    t("list.posts", { count: posts }),
    otherPosts > 0 && t("list.otherPosts", { count: otherPosts }),
    minReputation > 0 && t("list.reputation", { count: minReputation }),
  ];
  const over = isOver && from !== -1 && from !== place ? (from < place ? "below" : "above") : undefined;
  return (
    <li ref={setNodeRef} className={classes.row} data-active={active} data-over={over}>
      <Grip id={id} data={{}} label={t("list.drag.label", { name: title })} role={t("list.drag.role")} />
      <span className={clsx(classes.icon, colors.colored)} data-color={color}>
        <CategoryIcon icon={icon} size={20} />
      </span>
      <div className={classes.words}>
        <Link to={paths.adminCategory(id)} className={classes.name}>
          {title}
        </Link>
        <p className={classes.description}>{description[locale]}</p>
        <p className={classes.about}>
          {!active && <strong className={classes.closed}>{t("list.closed")} · </strong>}
          {about.filter(Boolean).join(" · ")}
        </p>
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" px="xs" aria-label={t("list.more", { name: title })}>
            <IconDots size={20} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void navigate(paths.adminCategory(id))}>{t("list.edit")}</Menu.Item>
          <Menu.Item disabled={busy || place === 0} onClick={() => onMove(place - 1)}>
            {t("list.up")}
          </Menu.Item>
          <Menu.Item disabled={busy || place === last} onClick={() => onMove(place + 1)}>
            {t("list.down")}
          </Menu.Item>
          <Menu.Item color="red" onClick={onRemove}>
            {t("list.remove")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
