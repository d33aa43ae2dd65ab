import type { Notice } from "@dripstone/contract/notices/endpoints";
import { Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../ui/dates/use-dates.ts";
import { useReadNoticesMutation } from "./api.ts";
import classes from "./notice-list.module.css";

type NoticeListProps = {
  /** Not there until it has come. */
  notices: Notice[] | undefined;
  failed: boolean;
  onRetry: () => void;
  onFollow: () => void;
};

/** What somebody is told, the newest first; each leads to what it is about, and is read by going there. */
export function NoticeList({ notices, failed, onRetry, onFollow }: NoticeListProps) {
  const { t } = useTranslation("notices");
  const { ago } = useDates();
  const [readNotices] = useReadNoticesMutation();
  const unread = notices?.filter(({ read }) => !read).map(({ id }) => id) ?? [];
  const markRead = (ids: string[]) => {
    if (ids.length > 0) readNotices({ body: { ids } });
  };
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.heading}>{t("title")}</h2>
        {unread.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => markRead(unread)}>
            {t("readAll")}
          </Button>
        )}
      </div>
      {failed ? (
        <div role="alert" className={classes.told}>
          <p>{t("failed")}</p>
          <Button variant="default" size="sm" onClick={onRetry}>
            {t("retry")}
          </Button>
        </div>
      ) : notices === undefined ? (
        <div role="status" aria-label={t("loading")} className={classes.told}>
          <Skeleton height={18} />
          <Skeleton height={18} width="60%" />
        </div>
      ) : notices.length === 0 ? (
        <p className={classes.told}>{t("empty")}</p>
      ) : (
        <ul className={classes.list}>
          {together(notices).map(({ ids, text, link, at, read }) => (
            <li key={ids[0]}>
              <Link
                to={link}
                className={classes.notice}
                data-unread={!read || undefined}
                onClick={() => {
                  if (!read) markRead(ids);
                  onFollow();
                }}
              >
                {!read && <VisuallyHidden component="span">{t("new")} </VisuallyHidden>}
                <span className={classes.text}>{ids.length > 1 ? t("times", { text, count: ids.length }) : text}</span>
                <time className={classes.time} dateTime={at}>
                  {ago(at)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Told = Omit<Notice, "id"> & { ids: string[] };

/** What says the same, such as ten replies of one person in one thread, is one line: as new as the newest, and leading to where one has read to. */
function together(notices: readonly Notice[]): Told[] {
  const told = new Map<string, Told>();
  for (const { id, ...notice } of notices) {
    const key = `${notice.read} ${notice.text}`;
    const same = told.get(key);
    if (same) told.set(key, { ...same, ids: [...same.ids, id], link: notice.link });
    else told.set(key, { ...notice, ids: [id] });
  }
  return [...told.values()];
}
