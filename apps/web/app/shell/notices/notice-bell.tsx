import { ActionIcon, Popover, VisuallyHidden } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./notice-bell.module.css";
import { NoticeList } from "./notice-list.tsx";
import { useNotices } from "./use-notices.ts";

const COUNTED_MAX = 9;

/** How much there is that somebody was told and has not read, and the list of it. */
export function NoticeBell() {
  const { t } = useTranslation("notices");
  const [opened, setOpened] = useState(false);
  const { notices, unread, failed, refetch } = useNotices(opened);
  const label = unread > 0 ? t("bellUnread", { count: unread }) : t("title");
  const said = useNews(unread, label);
  const toggle = () => {
    if (!opened) refetch();
    setOpened(!opened);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(24rem, calc(100vw - 1rem))"
      shadow="xl"
      radius="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="xl"
          radius="xl"
          aria-label={label}
          title={label}
          onClick={toggle}
          className={classes.bell}
        >
          <IconBell aria-hidden size={22} />
          {unread > 0 && (
            <span aria-hidden className={classes.count}>
              {unread > COUNTED_MAX ? `${COUNTED_MAX}+` : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Popover.Dropdown p={0} aria-label={t("title")} aria-labelledby={undefined}>
        <NoticeList notices={notices} failed={failed} onRetry={refetch} onFollow={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** What is said aloud when more has come since the page was opened. */
function useNews(unread: number, label: string): string {
  const [known, setKnown] = useState({ unread, said: "" });
  if (known.unread !== unread) setKnown({ unread, said: unread > known.unread ? label : "" });
  return known.said;
}
