import type { WaitingHomework } from "@dripstone/contract/homework/grading/payloads";
import { homeworkQueue } from "@dripstone/contract/homework/grading/queue";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { ByKeys } from "../../../ui/office/keys/by-keys.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { OfficeList } from "../../../ui/office/office-list.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { useHomeworkQueueQuery } from "../api.ts";
import { gradingLink, type QueueView } from "../grading-link.ts";
import { StateMark } from "../state-mark.tsx";
import { Missing } from "./missing.tsx";
import classes from "./queue-page.module.css";
import { useQueueChoices } from "./use-queue-choices.ts";

/** What students have handed in, for their teacher to choose from and to begin with. */
export function QueuePage({ view }: { view: QueueView }) {
  const { t } = useTranslation(["grading", "meta"]);
  const request = { query: { ...view, size: String(view.size), language: useLocale() } };
  const { data, error, isFetching, refetch } = useHomeworkQueueQuery(request, { refetchOnMountOrArgChange: true });
  const { choices, size } = useQueueChoices(data?.classes ?? [], view);
  const columns = useColumns(view);
  // What is returned already is passed over, as long as anything waits.
  const first = data?.items.find(({ returnedAt }) => returnedAt === null) ?? data?.items[0];
  const isFiltered = [view.state, view.late, view.class, view.week].some((it) => it !== undefined);
  return (
    <>
      <OfficeHeader title={t("meta:adminHomework.title")}>
        {view.class && (
          <ButtonLink quiet to={paths.adminGradebook(view.class)}>
            {t("grading:gradebook.open")}
          </ButtonLink>
        )}
        {first && (
          <Button component={Link} to={gradingLink(first.id, view)}>
            {t("grading:queue.begin")}
          </Button>
        )}
      </OfficeHeader>
      <div className={classes.body}>
        <ListChoices dense list={homeworkQueue} view={view} choices={choices} />
        {data?.missing && view.class && view.week && (
          <Missing students={data.missing} class={view.class} week={Number(view.week)} />
        )}
        <OfficeList
          list={homeworkQueue}
          view={view}
          label={t("meta:adminHomework.title")}
          page={data}
          loading={isFetching}
          error={error}
          onRetry={() => void refetch()}
          count={data && t("grading:queue.count", { count: data.total })}
          empty={
            <Callout>
              <p>{t(isFiltered ? "grading:queue.nothing" : "grading:queue.empty")}</p>
              {isFiltered && (
                <p>
                  <Link to={{ search: listQueryOf(homeworkQueue, { sort: view.sort, size: view.size }) }}>
                    {t("grading:queue.showAll")}
                  </Link>
                </p>
              )}
            </Callout>
          }
        >
          {(page) => (
            <>
              <ByKeys opener="tbody th a">
                <DataTable columns={columns} rows={page.items} keyOf={({ id }) => id} />
              </ByKeys>
              <Pager list={homeworkQueue} view={view} page={page} label={t("grading:queue.pages")} size={size} />
            </>
          )}
        </OfficeList>
      </div>
    </>
  );
}

function useColumns(view: QueueView): Column<WaitingHomework>[] {
  const { t } = useTranslation("grading");
  const { schoolMoment } = useDates();
  return [
    {
      ...{ key: "student", head: t("queue.student"), kind: "heading" },
      cell: ({ id, studentName }) => <Link to={gradingLink(id, view)}>{studentName}</Link>,
    },
    {
      ...{ key: "class", head: t("queue.class") },
      cell: ({ className, week, version }) =>
        version > 1
          ? t("queue.again", { class: className, week, version })
          : t("classAndWeek", { class: className, week }),
    },
    { key: "at", head: t("queue.arrived"), kind: "aside", cell: ({ handedInAt }) => schoolMoment(handedInAt) },
    { key: "state", head: t("queue.state"), cell: (row) => <StateMark {...row} /> },
    {
      ...{ key: "grade", head: t("points.label"), kind: "number" },
      cell: ({ grade }) => grade && t("points.of", grade),
    },
  ];
}
