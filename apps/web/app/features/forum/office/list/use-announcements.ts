import type { Announcements } from "@dnd-kit/core";
import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";

/** What those hear who do not see where a category is. */
export function useAnnouncements(categories: readonly OfficeCategory[]): Announcements {
  const { t } = useTranslation("categories");
  const locale = useLocale();
  const placeOf = (id: string | number) => {
    const index = categories.findIndex((category) => category.id === id);
    return { name: categories[index]?.name[locale] ?? "", number: index + 1, count: categories.length };
  };
  return {
    onDragStart: ({ active }) => t("list.drag.lifted", placeOf(active.id)),
    // Where it was taken up, it is over itself at once.
    onDragOver: ({ active, over }) =>
      !over
        ? t("list.drag.nowhere")
        : t(over.id === active.id ? "list.drag.lifted" : "list.drag.over", placeOf(over.id)),
    // Where it stands then is told once that is saved; somebody else may have been faster.
    onDragEnd: ({ active, over }) => t(over && over.id !== active.id ? "list.drag.dropped" : "list.drag.canceled"),
    onDragCancel: () => t("list.drag.canceled"),
  };
}
