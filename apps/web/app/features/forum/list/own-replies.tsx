import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ListFrame } from "../../../ui/list/list-frame.tsx";
import { ListTabs } from "../../../ui/list/list-tabs.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { useListView } from "../../../ui/list/use-list-view.ts";
import { useOwnRepliesQuery } from "../api.ts";
import { OwnReplyRow } from "./own-reply-row.tsx";
import rows from "./post-rows.module.css";
import { useChoices } from "./use-choices.ts";
import { repliesOfMine } from "./view.ts";

/** All that one has replied, and what has become of it. */
export function OwnReplies() {
  const { t } = useTranslation(["forum", "forum-list"]);
  const view = useListView(repliesOfMine);
  const { mine: _, ...asked } = view;
  const { data: page, isFetching, error, refetch } = useOwnRepliesQuery({ query: { ...asked, language: useLocale() } });
  const { sizes } = useChoices();
  const orders = repliesOfMine.sorts.map((sort) => ({ sort, text: t(`replies.sort.${sort}`) }));
  return (
    <>
      <ListTabs list={repliesOfMine} view={view} label={t("replies.sort.label")} orders={orders} />
      <ListFrame
        list={repliesOfMine}
        view={view}
        label={t("forum-list:own.replies")}
        page={page}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        count={page && t("numbers.replies", { count: page.total })}
        empty={<p>{t("forum-list:own.none")}</p>}
      >
        {(shown) => (
          <>
            <ul className={rows.rows}>
              {shown.items.map((reply) => (
                <OwnReplyRow key={reply.id} reply={reply} />
              ))}
            </ul>
            <Pager
              list={repliesOfMine}
              view={view}
              page={shown}
              label={t("replies.pages")}
              size={{ ...sizes, label: t("replies.size") }}
            />
          </>
        )}
      </ListFrame>
    </>
  );
}
