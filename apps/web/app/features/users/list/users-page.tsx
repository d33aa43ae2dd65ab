import { userList } from "@dripstone/contract/accounts/office/list";
import type { ListedUser } from "@dripstone/contract/accounts/office/payloads";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { ListSearch } from "../../../ui/list/list-search.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { useSelection } from "../../../ui/list/selection.ts";
import { sortingOf } from "../../../ui/list/sorting.ts";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { OfficeList } from "../../../ui/office/office-list.tsx";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { ActBar } from "../acts/act-bar.tsx";
import { useExportUsersMutation, useUsersQuery } from "../api.ts";
import { ImportDialog } from "../inviting/import-dialog.tsx";
import { InviteDialog } from "../inviting/invite-dialog.tsx";
import { SavedViews } from "./saved-views.tsx";
import { type ClassChoice, useUserChoices } from "./use-user-choices.ts";
import { useUserColumns } from "./use-user-columns.tsx";
import type { UserView } from "./user-view.ts";
import classes from "./users-page.module.css";

type UsersPageProps = { view: UserView; classChoices: readonly ClassChoice[] };

const keyOf = ({ id }: ListedUser) => id;
const nameOf = ({ name }: ListedUser) => name;
const none: readonly ListedUser[] = [];
const WORDS_MAX = 100;

/** All accounts: to find somebody, to look after several at once, and to ask others in. */
export function UsersPage({ view, classChoices }: UsersPageProps) {
  const { t } = useTranslation(["users", "meta"]);
  const { data, isFetching, error, refetch } = useUsersQuery({ query: view }, { refetchOnMountOrArgChange: true });
  const [dialog, setDialog] = useState<"invite" | "import" | null>(null);
  const { choices, sizes } = useUserChoices(classChoices);
  const columns = useUserColumns();
  const selection = useSelection(data?.items ?? none, { keyOf, nameOf });
  const { sort, size, ...filters } = view;
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <OfficeHeader title={t("meta:adminUsers.title")}>
        <Button onClick={() => setDialog("invite")}>{t("invite.title")}</Button>
        <Button variant="default" onClick={() => setDialog("import")}>
          {t("import.title")}
        </Button>
        <Export view={view} />
      </OfficeHeader>
      <div className={classes.body}>
        <SavedViews view={view} />
        <ListSearch list={userList} view={view} label={t("list.search")} max={WORDS_MAX} />
        <ListChoices list={userList} view={view} choices={choices} dense />
        <OfficeList
          list={userList}
          view={view}
          label={t("list.label")}
          page={data}
          loading={isFetching}
          error={error}
          onRetry={() => void refetch()}
          count={data && t("list.count", { count: data.total })}
          acts={<ActBar selection={selection} />}
          empty={
            <Callout>
              <p>{t("list.noneFits")}</p>
              {isNarrowed && (
                <p>
                  <Link to={{ search: listQueryOf(userList, { sort, size }) }} preventScrollReset>
                    {t("list.showAll")}
                  </Link>
                </p>
              )}
            </Callout>
          }
        >
          {(page) => (
            <>
              <DataTable
                columns={columns}
                rows={page.items}
                keyOf={keyOf}
                sorting={sortingOf(userList, view)}
                selection={selection}
              />
              <Pager list={userList} view={view} page={page} label={t("list.pages")} size={sizes} />
            </>
          )}
        </OfficeList>
      </div>
      <InviteDialog opened={dialog === "invite"} onClose={() => setDialog(null)} />
      <ImportDialog opened={dialog === "import"} onClose={() => setDialog(null)} />
    </>
  );
}

/** The whole view as a file, whatever page of it is shown. */
function Export({ view: { size: _, after: __, before: ___, ...filters } }: { view: UserView }) {
  const { t } = useTranslation("users");
  const language = useLocale();
  const [save, { isLoading, error }] = useExportUsersMutation();
  const download = async () => {
    const { data } = await save({ query: { ...filters, language } });
    if (data) saveFile(data.address, data.name);
  };
  return (
    <>
      <Button variant="default" loading={isLoading} onClick={download}>
        {t("list.csv")}
      </Button>
      <FailureBox error={error} />
    </>
  );
}
