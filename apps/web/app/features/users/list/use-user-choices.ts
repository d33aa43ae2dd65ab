import { userKinds, userList, userStates } from "@dripstone/contract/accounts/office/list";
import { useTranslation } from "react-i18next";
import type { Choice } from "../../../ui/list/choice-field.tsx";

/** A class whose students can be asked for, by its id. */
export type ClassChoice = { value: string; text: string };

/** What can be chosen in the list of accounts, and at its foot. */
export function useUserChoices(classChoices: readonly ClassChoice[]): { choices: Choice[]; sizes: Choice } {
  const { t } = useTranslation("users");
  const choices: Choice[] = [
    {
      name: "kind",
      label: t("column.kind"),
      all: t("list.allKinds"),
      options: userKinds.map((value) => ({ value, text: t(`kind.${value}`) })),
    },
    {
      name: "state",
      label: t("column.state"),
      all: t("list.allStates"),
      options: userStates.map((value) => ({ value, text: t(`state.${value}`) })),
    },
    {
      name: "seen",
      label: t("column.seen"),
      all: t("list.allSeen"),
      options: userList.filters.seen.map((value) => ({ value, text: t(`seen.${value}`) })),
    },
    ...(classChoices.length > 0
      ? [{ name: "class", label: t("column.class"), all: t("list.allClasses"), options: classChoices }]
      : []),
    {
      name: "sort",
      label: t("list.sort"),
      options: userList.sorts.map((value) => ({ value, text: t(`sort.${value}`) })),
    },
  ];
  const sizes: Choice = {
    name: "size",
    label: t("list.size"),
    options: userList.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  return { choices, sizes };
}
