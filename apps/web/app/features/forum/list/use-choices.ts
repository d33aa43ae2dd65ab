import { postList } from "@dripstone/contract/forum/list";
import { useTranslation } from "react-i18next";
import type { Choice } from "../../../ui/list/choice-field.tsx";

/** What can be chosen of the list of posts. */
export function useChoices() {
  const { t } = useTranslation("forum-list");
  const filters: Choice[] = [
    {
      name: "answered",
      label: t("list.answered.label"),
      all: t("list.answered.all"),
      options: postList.filters.answered.map((value) => ({ value, text: t(`list.answered.${value}`) })),
    },
    {
      name: "since",
      label: t("list.since.label"),
      all: t("list.since.all"),
      options: postList.filters.since.map((value) => ({ value, text: t(`list.since.${value}`) })),
    },
  ];
  const orders = postList.sorts.map((sort) => ({ sort, text: t(`list.sort.${sort}`) }));
  const sizes: Choice = {
    name: "size",
    label: t("list.size"),
    options: [...postList.sizes]
      .sort((one, other) => one - other)
      .map((value) => ({ value: String(value), text: String(value) })),
  };
  return { filters, orders, sizes };
}
