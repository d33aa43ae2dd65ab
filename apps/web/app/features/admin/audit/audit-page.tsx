import { auditAreaNames, auditList } from "@dripstone/contract/audit/list";
import type { AuditedDeed } from "@dripstone/contract/audit/payloads";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Callout } from "../../../ui/callout/callout.tsx";
import type { Choice } from "../../../ui/list/choice-field.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { ListSearch } from "../../../ui/list/list-search.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { OfficeList } from "../../../ui/office/office-list.tsx";
import { useAuditLogQuery } from "../api.ts";
import classes from "./audit-page.module.css";
import type { AuditView } from "./audit-view.ts";
import { Days } from "./days.tsx";
import { useDeedColumns } from "./use-deed-columns.tsx";

const keyOf = ({ id }: AuditedDeed) => id;
const noNames = {};
const WORDS_MAX = 100;

/** What teachers and admins have done, to find out who did it, and what it was before. */
export function AuditPage({ view }: { view: AuditView }) {
  const { t } = useTranslation("audit");
  const { data, isFetching, error, refetch } = useAuditLogQuery({ query: view }, { refetchOnMountOrArgChange: true });
  const { choices, sizes } = useChoices(data?.actors ?? []);
  const columns = useDeedColumns(view, data?.names ?? noNames);
  const { sort, size, after: _, before: __, ...filters } = view;
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const all = (
    <Link to={{ search: listQueryOf(auditList, { sort, size }) }} preventScrollReset>
      {t("showAll")}
    </Link>
  );
  return (
    <>
      <OfficeHeader title={t("title")} note={t("note")} />
      <div className={classes.body}>
        <ListSearch list={auditList} view={view} label={t("search")} max={WORDS_MAX} />
        <div className={classes.choices}>
          <ListChoices list={auditList} view={view} choices={choices} dense />
          <Days view={view} />
        </div>
        {view.subject && (
          <p>
            {t("oneThing")} {all}
          </p>
        )}
        <OfficeList
          list={auditList}
          view={view}
          label={t("title")}
          page={data}
          loading={isFetching}
          error={error}
          onRetry={() => void refetch()}
          count={data && t("count", { count: data.total })}
          empty={
            <Callout>
              <p>{t(isNarrowed ? "none" : "noneYet")}</p>
              {isNarrowed && <p>{all}</p>}
            </Callout>
          }
        >
          {(page) => (
            <>
              <DataTable columns={columns} rows={page.items} keyOf={keyOf} />
              <Pager list={auditList} view={view} page={page} label={t("pages")} size={sizes} />
            </>
          )}
        </OfficeList>
      </div>
    </>
  );
}

function useChoices(actors: readonly { id: string; name: string }[]): { choices: Choice[]; sizes: Choice } {
  const { t } = useTranslation("audit");
  const choices: Choice[] = [
    {
      name: "area",
      label: t("area"),
      all: t("everyArea"),
      options: auditAreaNames.map((value) => ({ value, text: t(`areas.${value}`) })),
    },
    {
      name: "actor",
      label: t("actor"),
      all: t("everyActor"),
      options: actors.map(({ id, name }) => ({ value: id, text: name })),
    },
    {
      name: "role",
      label: t("role"),
      all: t("everyRole"),
      options: auditList.filters.role.map((value) => ({ value, text: t(`roles.${value}`) })),
    },
    {
      name: "sort",
      label: t("sort"),
      options: auditList.sorts.map((value) => ({ value, text: t(value) })),
    },
  ];
  const sizes: Choice = {
    name: "size",
    label: t("size"),
    options: auditList.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  return { choices, sizes };
}
