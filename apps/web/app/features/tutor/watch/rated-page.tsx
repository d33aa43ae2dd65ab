import { ratedList } from "@dripstone/contract/tutor/watch/lists";
import { useTranslation } from "react-i18next";
import { Pager } from "../../../ui/list/pager.tsx";
import type { useListView } from "../../../ui/list/use-list-view.ts";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { OfficeList } from "../../../ui/office/office-list.tsx";
import { useRatedRepliesQuery } from "../api.ts";
import { Rated } from "./rated.tsx";
import { RatedComment, RatedFacts } from "./rated-facts.tsx";
import { WatchDesk } from "./watch-desk.tsx";

type View = ReturnType<typeof useListView<typeof ratedList>>;

/** Replies of the tutor of which students say that they have not helped, with what was said around them. */
export function RatedPage({ view }: { view: View }) {
  const { t } = useTranslation("tutor-flags");
  const { data: page, error, isFetching, refetch } = useRatedRepliesQuery({ query: view });
  const sizes = {
    name: "size",
    label: t("size"),
    options: ratedList.sizes.map((value) => ({ value: String(value), text: String(value) })),
  };
  return (
    <>
      <OfficeHeader title={t("rated.title")} note={t("rated.note")} />
      <OfficeList
        list={ratedList}
        view={view}
        label={t("rated.title")}
        page={page}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{t("rated.none")}</p>}
      >
        {(shown) => (
          <WatchDesk
            label={t("rated.title")}
            items={shown.items.map((reply) => ({ ...reply, id: reply.messageId }))}
            facts={(reply) => <RatedFacts reply={reply} />}
            note={({ comment }) => <RatedComment comment={comment} />}
            conversation={({ messageId, student }) => <Rated messageId={messageId} student={student} />}
          >
            <Pager list={ratedList} view={view} page={shown} label={t("rated.pages")} size={sizes} />
          </WatchDesk>
        )}
      </OfficeList>
    </>
  );
}
