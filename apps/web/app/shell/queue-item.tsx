import { paths } from "@dripstone/contract/paths";
import { Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQueueSize } from "../session/use-queue-size.ts";
import { CountBadge } from "../ui/office/count-badge.tsx";

/** The way to the forum's queue, with how much waits there; asked when the menu is opened. */
export function QueueItem() {
  const { t } = useTranslation();
  const waiting = useQueueSize();
  return (
    <Menu.Item component={Link} to={paths.adminForum}>
      {t("account.queue")}
      <CountBadge count={waiting} label={t("account.waiting", { count: waiting ?? 0 })} />
    </Menu.Item>
  );
}
