import { CloseButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { focusContent } from "../../ui/focus/focus-content.ts";
import { AnnouncementLine } from "../../ui/page/announcement-line.tsx";
import classes from "./announcement.module.css";
import { putAway } from "./put-away.ts";
import { useAnnouncement } from "./use-announcement.ts";

/** What the school has to tell, over every page, until somebody puts it away in their browser. It comes with the server's HTML. */
export function Announcement() {
  const { t } = useTranslation();
  const announcement = useAnnouncement();
  if (!announcement) return null;
  const { id, text, link } = announcement;
  return (
    <aside aria-label={t("announcement.label")} className={classes.announcement}>
      <AnnouncementLine text={text} link={link}>
        <CloseButton
          size="lg"
          aria-label={t("announcement.close")}
          onClick={() => {
            putAway(id);
            focusContent();
          }}
        />
      </AnnouncementLine>
    </aside>
  );
}
