import { useTranslation } from "react-i18next";
import type { Choice } from "../../../ui/list/choice-field.tsx";
import { useListChoices } from "../list/use-list-choices.ts";
import { shelfList } from "./shelf-list.ts";

const asked = new Set(["topic", "difficulty"]);

/** What can be chosen on the shelf: never asked before or asked once, topic and difficulty. */
export function useShelfChoices(): { choices: Choice[]; sizes: Choice } {
  const { t } = useTranslation("weekly-desk");
  const { choices, sizes } = useListChoices();
  const options = shelfList.filters.state.map((value) => ({ value, text: t(`plan.shelf.${value}`) }));
  const kind: Choice = { name: "state", label: t("plan.shelf.kind"), options };
  return { choices: [kind, ...choices.filter(({ name }) => asked.has(name))], sizes };
}
