import { difficulties } from "@dripstone/contract/difficulty";
import { archiveList } from "@dripstone/contract/weekly-problem/archive";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import { useTranslation } from "react-i18next";
import type { Choice } from "../../../ui/list/choice-field.tsx";

/** What can be chosen of the archive's list; who is logged in may ask for what he has solved, too. */
export function useArchiveChoices(signedIn: boolean): { choices: Choice[]; sizes: Choice } {
  const { t } = useTranslation("weekly-problem");
  const choices: Choice[] = [
    {
      name: "topic",
      label: t("topic.label"),
      all: t("archive.allTopics"),
      options: topics.map((value) => ({ value, text: t(`topic.${value}`) })),
    },
    {
      name: "difficulty",
      label: t("difficulty.label"),
      all: t("archive.allDifficulties"),
      options: difficulties.map((value) => ({ value, text: t(`difficulty.${value}`) })),
    },
    {
      name: "sort",
      label: t("archive.sort.label"),
      options: archiveList.sorts.map((value) => ({ value, text: t(`archive.sort.${value}`) })),
    },
  ];
  const sizes: Choice = {
    name: "size",
    label: t("archive.size"),
    options: archiveList.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  if (!signedIn) return { choices, sizes };
  const solved: Choice = {
    name: "solved",
    label: t("archive.mine"),
    all: t("archive.solvedOrNot"),
    options: [
      { value: "yes", text: t("archive.solved") },
      { value: "no", text: t("archive.unsolved") },
    ],
  };
  // It comes when it is known who is here: behind the others, which then stay where they are.
  return { choices: [...choices, solved], sizes };
}
