import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQueueSize } from "../../../session/use-queue-size.ts";
import { CountBadge } from "../../../ui/office/count-badge.tsx";

/** For whoever looks after the forum-list: the way to what waits for them, and how much that is. */
export function QueueLink() {
  const { t } = useTranslation("forum-list");
  const waiting = useQueueSize();
  if (waiting === undefined) return null;
  return (
    <Button
      component={Link}
      to={paths.adminForum}
      variant="default"
      rightSection={waiting > 0 && <CountBadge count={waiting} label={t("queue.waiting", { count: waiting })} />}
    >
      {t("queue.open")}
    </Button>
  );
}
