import type { ReplyOf } from "@dripstone/contract";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import { StateMark } from "../state-mark.tsx";

type DeskTitle = ReplyOf<"GET /weekly-problems">["items"][number];

/** The columns of the list of problems. */
export function useProblemColumns(): Column<DeskTitle>[] {
  const { t } = useTranslation(["weekly-desk", "weekly-problem"]);
  const { shortCalendarDay, ago } = useDates();
  return [
    {
      key: "title",
      head: t("weekly-problem:archive.problem"),
      kind: "heading",
      cell: ({ id, title }) => <Link to={paths.adminWeeklyProblem(id)}>{title || t("untitled")}</Link>,
    },
    { key: "state", head: t("state.label"), cell: ({ state }) => <StateMark state={state} /> },
    {
      key: "week",
      head: t("weekly-problem:archive.week"),
      kind: "aside",
      cell: ({ week, state }) =>
        week &&
        (state === "active" || state === "closed" ? (
          <Link to={paths.adminWeeklyRound(week)}>{shortCalendarDay(week)}</Link>
        ) : (
          shortCalendarDay(week)
        )),
    },
    { key: "topic", head: t("weekly-problem:topic.label"), cell: ({ topic }) => t(`weekly-problem:topic.${topic}`) },
    {
      key: "difficulty",
      head: t("weekly-problem:difficulty.label"),
      cell: ({ difficulty }) => t(`weekly-problem:difficulty.${difficulty}`),
      orders: [{ sort: "easiest", direction: "ascending" }],
    },
    { key: "origin", head: t("origin.label"), kind: "aside", cell: ({ origin }) => t(`origin.${origin}`) },
    {
      key: "edited",
      head: t("list.edited"),
      kind: "aside",
      cell: ({ editedAt }) => editedAt && ago(editedAt),
    },
  ];
}
