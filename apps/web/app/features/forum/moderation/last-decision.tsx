import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./last-decision.module.css";
import type { Queue } from "./use-queue.ts";

/** What was just decided, and the way back. */
export function LastDecision({ queue: { last, undo, busy } }: { queue: Queue }) {
  const { t } = useTranslation("moderation");
  return (
    <div role="status">
      {last && (
        <p className={classes.last}>
          {t(`done.${last.state}`, { title: last.item.post.title })}
          <Button size="compact-sm" variant="default" loading={busy} onClick={() => void undo()}>
            {t("undo")}
          </Button>
        </p>
      )}
    </div>
  );
}
