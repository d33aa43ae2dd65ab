import { flagList } from "@dripstone/contract/tutor/watch/lists";
import { useTranslation } from "react-i18next";
import { Pager } from "../../../ui/list/pager.tsx";
import type { useListView } from "../../../ui/list/use-list-view.ts";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { OfficeList } from "../../../ui/office/office-list.tsx";
import { useChatFlagsQuery } from "../api.ts";
import { FlagFacts } from "./flag-facts.tsx";
import { Flagged } from "./flagged.tsx";
import { Reach } from "./reach.tsx";
import { WatchDesk } from "./watch-desk.tsx";

type View = ReturnType<typeof useListView<typeof flagList>>;

/** Conversations with the tutor in which students may need somebody's help, and what was said in them. */
export function FlagsPage({ view }: { view: View }) {
  const { t } = useTranslation("tutor-flags");
  const { data: page, error, isFetching, refetch } = useChatFlagsQuery({ query: view });
  const sizes = {
    name: "size",
    label: t("size"),
    options: flagList.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  return (
    <>
      <OfficeHeader title={t("title")} note={t("note")} />
      <OfficeList
        list={flagList}
        view={view}
        label={t("title")}
        page={page}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{t("none")}</p>}
      >
        {(shown) => (
          <WatchDesk
            label={t("title")}
            items={shown.items}
            facts={(flag) => <FlagFacts flag={flag} />}
            note={(flag) => <Reach flag={flag} />}
            conversation={({ id, student }) => <Flagged id={id} student={student} />}
          >
            <Pager list={flagList} view={view} page={shown} label={t("pages")} size={sizes} />
          </WatchDesk>
        )}
      </OfficeList>
    </>
  );
}
