import { useTranslation } from "react-i18next";
import type { Choice } from "../../../ui/list/list-choices.tsx";
import { useListChoices } from "../list/use-list-choices.ts";
import { shelfList } from "./shelf-list.ts";

const asked = new Set(["topic", "difficulty"]);

/** What can be chosen on the shelf: never asked before or asked once, topic and difficulty. */
export function useShelfChoices(): Choice[] {
  const { t } = useTranslation("weekly-desk");
  const choices = useListChoices().filter(({ name }) => asked.has(name));
  const options = shelfList.filters.state.map((value) => ({ value, text: t(`plan.shelf.${value}`) }));
  return [{ name: "state", label: t("plan.shelf.kind"), options }, ...choices];
}
