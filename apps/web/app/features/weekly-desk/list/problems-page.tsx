import type { ReplyOf } from "@dripstone/contract";
import type { ListView } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";
import { deskList } from "@dripstone/contract/weekly-problem/desk/list";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { BulkBar } from "../../../ui/list/bulk-bar.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { useSelection } from "../../../ui/list/selection.ts";
import { sortingOf } from "../../../ui/list/sorting.ts";
import { EmptyList } from "../../../ui/office/empty-list.tsx";
import { ListPage } from "../../../ui/office/list-page.tsx";
import { OfficeList } from "../../../ui/office/office-list.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { useDeskProblemsQuery } from "../api.ts";
import { useBulkActs } from "./use-bulk-acts.ts";
import { useListChoices } from "./use-list-choices.ts";
import { useProblemColumns } from "./use-problem-columns.tsx";

type DeskTitle = ReplyOf<"GET /weekly-problems">["items"][number];

const keyOf = ({ id }: DeskTitle) => id;
const none: readonly DeskTitle[] = [];

export type DeskView = ListView<typeof deskList>;

/** All problems, whoever wrote them, to find one and to begin one. */
export function ProblemsPage({ view }: { view: DeskView }) {
  const { t } = useTranslation(["weekly-desk", "meta", "errors"]);
  const query = { ...view, language: useLocale() };
  const { data, isFetching, error, refetch } = useDeskProblemsQuery({ query }, { refetchOnMountOrArgChange: true });
  const { choices, sizes } = useListChoices();
  const columns = useProblemColumns();
  const acts = useBulkActs();
  const nameOf = ({ title }: DeskTitle) => title || t("weekly-desk:untitled");
  const selection = useSelection(data?.items ?? none, { keyOf, nameOf });
  return (
    <ListPage
      title={t("meta:adminWeeklyProblems.title")}
      tools={<ButtonLink to={paths.adminWeeklyProblem("new")}>{t("list.new")}</ButtonLink>}
    >
      <ListChoices list={deskList} view={view} choices={choices} />
      <OfficeList
        list={deskList}
        view={view}
        label={t("list.label")}
        page={data}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        count={data && t("list.count", { count: data.total })}
        acts={<BulkBar selection={selection} acts={acts} />}
        empty={
          <EmptyList
            list={deskList}
            view={view}
            words={{ none: t("list.none"), noneFits: t("list.noneFits"), showAll: t("list.showAll") }}
          />
        }
      >
        {(page) => (
          <>
            <DataTable
              columns={columns}
              rows={page.items}
              keyOf={keyOf}
              sorting={sortingOf(deskList, view)}
              selection={selection}
            />
            <Pager list={deskList} view={view} page={page} label={t("list.pages")} size={sizes} />
          </>
        )}
      </OfficeList>
    </ListPage>
  );
}
