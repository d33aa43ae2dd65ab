import type { QueueClass } from "@dripstone/contract/homework/grading/payloads";
import { homeworkQueue } from "@dripstone/contract/homework/grading/queue";
import { useTranslation } from "react-i18next";
import type { Choice } from "../../../ui/list/choice-field.tsx";
import type { QueueView } from "../grading-link.ts";

/** What a teacher can choose in the queue; weeks once there is a class. */
export function useQueueChoices(classes: readonly QueueClass[], view: QueueView): { choices: Choice[]; size: Choice } {
  const { t } = useTranslation("grading");
  const chosen = classes.find(({ id }) => id === view.class) ?? (classes.length === 1 ? classes[0] : undefined);
  const choices: Choice[] = [
    {
      ...{ name: "class", label: t("queue.class"), all: t("queue.allClasses") },
      options: classes.map(({ id, name, semester }) => ({ value: id, text: `${name} · ${semester}` })),
    },
    {
      ...{ name: "week", label: t("queue.week"), all: t("queue.allWeeks") },
      options: (chosen?.weeks ?? []).map(({ week, title, waiting }) => ({
        value: String(week),
        text: t(waiting > 0 ? "queue.weekWaiting" : "queue.weekOption", { week, title, count: waiting }),
      })),
    },
    {
      ...{ name: "state", label: t("queue.state"), all: t("queue.allStates") },
      options: homeworkQueue.filters.state.map((value) => ({ value, text: t(`queue.states.${value}`) })),
    },
    {
      ...{ name: "late", label: t("queue.late"), all: t("queue.lateOrNot") },
      options: [{ value: "yes", text: t("queue.lateOnly") }],
    },
    {
      ...{ name: "sort", label: t("queue.sort") },
      options: homeworkQueue.sorts.map((value) => ({ value, text: t(`queue.sorts.${value}`) })),
    },
  ];
  const size: Choice = {
    ...{ name: "size", label: t("queue.size") },
    options: homeworkQueue.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  return { choices, size };
}
