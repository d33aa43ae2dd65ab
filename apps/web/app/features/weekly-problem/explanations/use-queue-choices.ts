import { explanationList } from "@dripstone/contract/weekly-problem/explanations";
import type { ExplainedWeek } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Choice } from "../../../ui/list/choice-field.tsx";

/** What a teacher can choose among the explanations. */
export function useQueueChoices(weeks: readonly ExplainedWeek[]): { choices: Choice[]; sizes: Choice } {
  const { t } = useTranslation("explanations");
  const { shortCalendarDay } = useDates();
  const choices: Choice[] = [
    {
      name: "week",
      label: t("week"),
      all: t("allWeeks"),
      options: weeks.map(({ week, title, unread }) => ({
        value: week,
        text: t("weekOption", { date: shortCalendarDay(week), title, count: unread }),
      })),
    },
    {
      name: "state",
      label: t("state.label"),
      all: t("state.all"),
      options: explanationList.filters.state.map((value) => ({ value, text: t(`state.${value}`) })),
    },
    {
      name: "sort",
      label: t("sort.label"),
      options: explanationList.sorts.map((value) => ({ value, text: t(`sort.${value}`) })),
    },
  ];
  const sizes: Choice = {
    name: "size",
    label: t("size"),
    options: explanationList.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  return { choices, sizes };
}
