import { inboxList, inboxStates } from "@dripstone/contract/contact/inbox/list";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../session/store.ts";
import { LinkTabs } from "../../ui/list/link-tabs.tsx";
import { Pager } from "../../ui/list/pager.tsx";
import type { useListView } from "../../ui/list/use-list-view.ts";
import { OfficeHeader } from "../../ui/office/office-header.tsx";
import { OfficeList } from "../../ui/office/office-list.tsx";
import { useInboxMessagesQuery, useInboxWaitingQuery } from "./api.ts";
import { InboxItems } from "./inbox-items.tsx";

type View = ReturnType<typeof useListView<typeof inboxList>>;

/** What people have written to the school. */
export function InboxPage({ view }: { view: View }) {
  const { t } = useTranslation("contact-inbox");
  const {
    data: page,
    error,
    isFetching,
    refetch,
  } = useInboxMessagesQuery({ query: view }, { refetchOnMountOrArgChange: true });
  const { data: waiting } = useInboxWaitingQuery(undefined, { refetchOnMountOrArgChange: true });
  const here = view.state ?? "open";
  // Teachers see what was given to them, so that to them all of it is theirs.
  const isAdmin = useAppSelector((state) => state.auth.user?.role === "admin");
  const states = isAdmin ? inboxStates : inboxStates.filter((state) => state === "open" || state === "closed");
  const sizes = {
    name: "size",
    label: t("size"),
    options: inboxList.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  return (
    <>
      <OfficeHeader title={t("title")} note={t(isAdmin ? "note" : "noteToTeacher")} />
      <LinkTabs
        label={t("states")}
        ways={states.map((state) => ({
          key: state,
          text: state === "closed" || !waiting ? t(`state.${state}`) : `${t(`state.${state}`)} (${waiting[state]})`,
          search: listQueryOf(inboxList, {
            ...view,
            sort: state === "closed" ? "newest" : "oldest",
            state,
            after: undefined,
            before: undefined,
          }),
          isHere: state === here,
        }))}
      />
      <OfficeList
        list={inboxList}
        view={view}
        label={t(`state.${here}`)}
        page={page}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{t(isAdmin ? `none.${here}` : here === "closed" ? "noneOfYours.closed" : "noneOfYours.open")}</p>}
      >
        {(shown) => (
          <>
            <InboxItems items={shown.items} />
            <Pager list={inboxList} view={view} page={shown} label={t("pages")} size={sizes} />
          </>
        )}
      </OfficeList>
    </>
  );
}
