import type { ListView } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";
import { ownArchiveList } from "@dripstone/contract/weekly-problem/archive";
import type { ArchivedTitle } from "@dripstone/contract/weekly-problem/payloads";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { type Column, DataTable } from "../../../ui/list/data-table.tsx";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { ListFrame } from "../../../ui/list/list-frame.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import classes from "./archive-page.module.css";
import { NothingHere } from "./nothing-here.tsx";
import { useArchive } from "./use-archive.ts";
import { useArchiveChoices } from "./use-archive-choices.ts";

export type ArchiveView = ListView<typeof ownArchiveList>;

/** The problems of the weeks that are over, as a list to choose from. */
export function ArchivePage({ view }: { view: ArchiveView }) {
  const { t } = useTranslation(["weekly-problem", "errors"]);
  const { page, loading, error, retry, solved, signedIn } = useArchive(view);
  const choices = useArchiveChoices(signedIn);
  const columns = useColumns(solved);
  const label = t("archive.list");
  return (
    <Page subject="math">
      <PageHeader
        title={t("archive.title")}
        lead={t("archive.lead")}
        parent={{ to: paths.weeklyProblem, name: t("eyebrow") }}
      />
      <div className={classes.body}>
        <ListChoices list={ownArchiveList} view={view} choices={choices} />
        <ListFrame
          label={label}
          page={page}
          loading={loading}
          error={error}
          onRetry={retry}
          place={`${view.after} ${view.before}`}
          empty={<NothingHere view={view} />}
        >
          {(shown) => (
            <>
              <p className={classes.count}>{t("archive.count", { count: shown.total })}</p>
              <DataTable columns={columns} rows={shown.items} keyOf={({ week }) => week} />
              <Pager list={ownArchiveList} view={view} page={shown} label={t("archive.pages")} />
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
    { key: "week", head: t("archive.week"), kind: "aside", cell: ({ week }) => shortCalendarDay(week) },
    {
      key: "title",
      head: t("archive.problem"),
      kind: "heading",
      cell: ({ week, title }) => <Link to={paths.archivedProblem(week)}>{title}</Link>,
    },
    { key: "topic", head: t("topic.label"), cell: ({ topic }) => t(`topic.${topic}`) },
    { key: "difficulty", head: t("difficulty.label"), cell: ({ difficulty }) => t(`difficulty.${difficulty}`) },
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
