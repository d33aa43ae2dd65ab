import { difficulties } from "@dripstone/contract/difficulty";
import { deskList, problemOrigins, problemStates } from "@dripstone/contract/weekly-problem/desk/list";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import { useTranslation } from "react-i18next";
import type { Choice } from "../../../ui/list/choice-field.tsx";

/** What can be chosen in the list of problems, and at its foot. */
export function useListChoices(): { choices: Choice[]; sizes: Choice } {
  const { t } = useTranslation(["weekly-desk", "weekly-problem"]);
  const choices: Choice[] = [
    {
      name: "state",
      label: t("state.label"),
      all: t("list.allStates"),
      options: problemStates.map((value) => ({ value, text: t(`state.${value}`) })),
    },
    {
      name: "topic",
      label: t("weekly-problem:topic.label"),
      all: t("weekly-problem:archive.allTopics"),
      options: topics.map((value) => ({ value, text: t(`weekly-problem:topic.${value}`) })),
    },
    {
      name: "difficulty",
      label: t("weekly-problem:difficulty.label"),
      all: t("weekly-problem:archive.allDifficulties"),
      options: difficulties.map((value) => ({ value, text: t(`weekly-problem:difficulty.${value}`) })),
    },
    {
      name: "origin",
      label: t("origin.label"),
      all: t("list.allOrigins"),
      options: problemOrigins.map((value) => ({ value, text: t(`origin.${value}`) })),
    },
    {
      name: "sort",
      label: t("weekly-problem:archive.sort.label"),
      options: deskList.sorts.map((value) => ({ value, text: t(`weekly-problem:archive.sort.${value}`) })),
    },
  ];
  const sizes: Choice = {
    name: "size",
    label: t("weekly-problem:archive.size"),
    options: deskList.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  return { choices, sizes };
}
