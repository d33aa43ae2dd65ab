import { useDraggable } from "@dnd-kit/core";
import { IconGripVertical } from "@tabler/icons-react";
import classes from "./grip.module.css";

type GripProps = {
  /** One of its own among all that is dragged. */
  id: string;
  /** What is dragged, for whoever takes it where it is dropped. */
  data: object;
  label: string;
  /** What kind of thing this is, for those who hear it. */
  role: string;
};

/** What something is dragged by: with a pointer, a finger, or the space bar and the arrows. */
export function Grip({ id, data, label, role }: GripProps) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    ...{ id, data },
    attributes: { roleDescription: role },
  });
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      aria-describedby={attributes["aria-describedby"]}
      aria-roledescription={attributes["aria-roledescription"]}
      aria-label={label}
      className={classes.grip}
      data-dragging={isDragging ? "" : undefined}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  );
}
