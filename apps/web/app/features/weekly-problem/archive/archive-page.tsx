import { difficulties } from "@dripstone/contract/difficulty";
import { paths } from "@dripstone/contract/paths";
import { ownArchiveList } from "@dripstone/contract/weekly-problem/archive";
import type { ArchivedTitle } from "@dripstone/contract/weekly-problem/payloads";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { ListFrame } from "../../../ui/list/list-frame.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { sortingOf } from "../../../ui/list/sorting.ts";
import { Page } from "../../../ui/page/page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Drops } from "../problem/drops.tsx";
import classes from "./archive-page.module.css";
import { NothingHere } from "./nothing-here.tsx";
import { type ArchiveView, useArchive } from "./use-archive.ts";
import { useArchiveChoices } from "./use-archive-choices.ts";

/** The problems of the weeks that are over, as a list to choose from. */
export function ArchivePage({ view }: { view: ArchiveView }) {
  const { t } = useTranslation(["weekly-problem", "errors"]);
  const { page, loading, error, retry, solved, signedIn } = useArchive(view);
  const { choices, sizes } = useArchiveChoices(signedIn);
  const columns = useColumns(solved);
  const label = t("archive.list");
  return (
    <Page subject="math">
      <PageHeader
        title={t("archive.title")}
        lead={t("archive.lead")}
        dense
        parent={{ to: paths.weeklyProblem, name: t("eyebrow") }}
      />
      <div className={classes.body}>
        <ListChoices list={ownArchiveList} view={view} choices={choices} />
        <ListFrame
          list={ownArchiveList}
          view={view}
          label={label}
          page={page}
          loading={loading}
          error={error}
          onRetry={retry}
          count={page && t("archive.count", { count: page.total })}
          empty={<NothingHere view={view} />}
        >
          {(shown) => (
            <>
              <DataTable
                columns={columns}
                rows={shown.items}
                keyOf={({ week }) => week}
                sorting={sortingOf(ownArchiveList, view)}
              />
              <Pager list={ownArchiveList} view={view} page={shown} label={t("archive.pages")} size={sizes} />
            </>
          )}
        </ListFrame>
      </div>
    </Page>
  );
}

function useColumns(solved: ReadonlySet<string> | null): Column<ArchivedTitle>[] {
  const { t } = useTranslation("weekly-problem");
  const { shortCalendarDay } = useDates();
  const columns: Column<ArchivedTitle>[] = [
    {
      key: "week",
      head: t("archive.week"),
      kind: "aside",
      cell: ({ week }) => shortCalendarDay(week),
      orders: [
        { sort: "newest", direction: "descending" },
        { sort: "oldest", direction: "ascending" },
      ],
    },
    {
      key: "title",
      head: t("archive.problem"),
      kind: "heading",
      cell: ({ week, title }) => <Link to={paths.archivedProblem(week)}>{title}</Link>,
    },
    { key: "topic", head: t("topic.label"), cell: ({ topic }) => t(`topic.${topic}`) },
    {
      key: "difficulty",
      head: t("difficulty.label"),
      cell: ({ difficulty }) => (
        <span className={classes.difficulty}>
          {t(`difficulty.${difficulty}`)}
          <Drops filled={difficulties.indexOf(difficulty) + 1} of={difficulties.length} />
        </span>
      ),
      orders: [{ sort: "easiest", direction: "ascending" }],
    },
  ];
  if (!solved) return columns;
  const mark = ({ week }: ArchivedTitle) =>
    solved.has(week) && (
      <span className={classes.solved}>
        <IconCheck size={16} aria-hidden="true" /> {t("archive.solved")}
      </span>
    );
  return [...columns, { key: "mine", head: t("archive.mine"), cell: mark }];
}
