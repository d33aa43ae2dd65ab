import { Button } from "@mantine/core";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useKeyDeeds } from "../../../ui/office/keys/use-key-deeds.ts";
import classes from "./last-decision.module.css";
import { canUndo, type Last, type Queue } from "./use-queue.ts";

type LastDecisionProps = { queue: Queue; place: RefObject<HTMLDivElement | null> };

/** What was just done, and the way back. */
export function LastDecision({ queue: { current, last, undo, busy }, place }: LastDecisionProps) {
  const { t } = useTranslation("moderation");
  const textOf = useTextOf();
  // While something is being read, its place has the keys.
  useKeyDeeds(current ? {} : { undo: () => void undo() });
  return (
    <div role="status" ref={place}>
      {last && (
        <p className={classes.last}>
          {textOf(last)}
          {canUndo(last) && (
            <Button size="compact-sm" variant="default" loading={busy} onClick={() => void undo()}>
              {t("undo")}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function useTextOf() {
  const { t } = useTranslation("moderation");
  return (last: Last): string => {
    if (last.did === "decide") return t(`done.${last.state}`, { title: last.item.post.title });
    if (last.did === "delete") return t("done.deleted", { title: last.item.post.title });
    const { canEnd, at, person } = last.pause;
    if (canEnd) return t("silence.done", { name: person.name });
    return t(at === null ? "done.pauseEnded" : "done.pauseChanged", { name: person.name });
  };
}
