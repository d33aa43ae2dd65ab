import type { ReplyOf } from "@dripstone/contract";
import type { ListView } from "@dripstone/contract/lists/list";
import { attemptsList } from "@dripstone/contract/weekly-problem/desk/list";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Choice } from "../../../ui/list/choice-field.tsx";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { sortingOf } from "../../../ui/list/sorting.ts";
import { OfficeList } from "../../../ui/office/office-list.tsx";
import { useRoundAttemptsQuery } from "../api.ts";
import classes from "./report-page.module.css";

type RoundAttempt = ReplyOf<"GET /weekly-problem-rounds/{week}/attempts">["items"][number];

/** Who answered what, and when. */
export function Attempts({ week, view }: { week: string; view: ListView<typeof attemptsList> }) {
  const { t } = useTranslation(["weekly-desk", "weekly-problem"]);
  const request = { params: { week }, query: view };
  const { data, isFetching, error, refetch } = useRoundAttemptsQuery(request, { refetchOnMountOrArgChange: true });
  const columns = useColumns();
  const sizes: Choice = {
    name: "size",
    label: t("report.size"),
    options: attemptsList.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  return (
    <div>
      <h2 className={classes.heading}>{t("report.attempts")}</h2>
      <OfficeList
        list={attemptsList}
        view={view}
        label={t("report.attempts")}
        page={data}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<p className={classes.nobody}>{t("report.noAttempts")}</p>}
      >
        {(page) => (
          <>
            <DataTable
              columns={columns}
              sorting={sortingOf(attemptsList, view)}
              rows={page.items}
              keyOf={({ student, at, number }) => `${student.name} ${at} ${number}`}
            />
            <Pager list={attemptsList} view={view} page={page} label={t("report.pages")} size={sizes} />
          </>
        )}
      </OfficeList>
    </div>
  );
}

function useColumns(): Column<RoundAttempt>[] {
  const { t } = useTranslation(["weekly-desk", "weekly-problem"]);
  const { shortSchoolMoment } = useDates();
  return [
    { key: "student", head: t("report.student"), kind: "heading", cell: ({ student }) => student.name },
    { key: "answer", head: t("report.answer"), cell: ({ answer }) => <code>{answer}</code> },
    {
      key: "verdict",
      head: t("report.verdict"),
      cell: ({ verdict }) => t(`weekly-problem:verdict.${verdict}`),
    },
    { key: "number", head: t("report.number"), kind: "number", labelled: true, cell: ({ number }) => number },
    {
      key: "at",
      head: t("report.at"),
      kind: "aside",
      cell: ({ at }) => shortSchoolMoment(at),
      orders: [
        { sort: "newest", direction: "descending" },
        { sort: "oldest", direction: "ascending" },
      ],
    },
  ];
}
