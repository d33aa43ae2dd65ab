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
          {notices.map(({ id, text, link, at, read }) => (
            <li key={id}>
              <Link
                to={link}
                className={classes.notice}
                data-unread={!read || undefined}
                onClick={() => {
                  if (!read) markRead([id]);
                  onFollow();
                }}
              >
                {!read && <VisuallyHidden component="span">{t("new")} </VisuallyHidden>}
                <span className={classes.text}>{text}</span>
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
