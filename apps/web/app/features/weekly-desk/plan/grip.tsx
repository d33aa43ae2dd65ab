import { useDraggable } from "@dnd-kit/core";
import { IconGripVertical } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./grip.module.css";
import type { Move } from "./use-plan.ts";

/** What a problem is dragged by: with a pointer, a finger, or the space bar and the arrows. */
export function Grip({ problem, place }: { problem: Move["problem"]; place: string }) {
  const { t } = useTranslation("weekly-desk");
  const title = problem.title || t("untitled");
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `${place}:${problem.id}`,
    data: { id: problem.id, title, place },
    attributes: { roleDescription: t("plan.drag.role") },
  });
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      aria-describedby={attributes["aria-describedby"]}
      aria-roledescription={attributes["aria-roledescription"]}
      aria-label={t("plan.drag.label", { title })}
      className={classes.grip}
      data-dragging={isDragging ? "" : undefined}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  );
}
