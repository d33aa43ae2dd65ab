import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCheck } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import dragged from "../../../ui/dragging/dragged.module.css";
import { Grip } from "../../../ui/dragging/grip.tsx";
import { keyboardWay } from "../../../ui/dragging/keyboard-way.ts";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./order-task.module.css";
import type { TaskProps } from "./task.ts";

/** How far a pointer moves before it drags. */
const DRAG_BEGINS_PX = 4;

/** Things to be put in their order: dragged by pointer, finger or keys, or moved one place at a time by their buttons. */
export default function OrderTask({ exercise, draft, onChange, locked, right, labelledBy }: TaskProps<"order">) {
  const { t } = useTranslation("lessons");
  const note = useId();
  const [way] = useState(keyboardWay);
  const [taken, setTaken] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: way.coordinates }),
  );
  const order = draft?.order ?? exercise.items.map((_, place) => place);
  const count = order.length;

  function move(from: number, to: number): void {
    const item = order[from];
    if (item === undefined || to < 0 || to >= count || to === from) return;
    const next = order.filter((_, place) => place !== from);
    next.splice(to, 0, item);
    onChange({ kind: "order", order: next });
    setSaid(t("order.moved", { place: to + 1, count }));
  }

  function end({ active, over }: DragEndEvent): void {
    setTaken(null);
    if (over) move(placeOf(active.id), placeOf(over.id));
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => t("order.lifted", { place: placeOf(active.id) + 1, count }),
    onDragOver: ({ over }) => (over ? t("order.over", { place: placeOf(over.id) + 1, count }) : t("order.nowhere")),
    onDragEnd: ({ over }) => (over ? t("order.moved", { place: placeOf(over.id) + 1, count }) : t("order.canceled")),
    onDragCancel: () => t("order.canceled"),
  };

  return (
    <DndContext
      id={`order-${exercise.id}`}
      sensors={sensors}
      collisionDetection={way.collisions}
      onDragStart={({ active }) => {
        way.begin(String(active.id));
        setTaken(placeOf(active.id));
      }}
      onDragEnd={end}
      onDragCancel={() => setTaken(null)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("order.instructions") } }}
    >
      <p id={note} className={classes.note}>
        {t("order.how")}
      </p>
      <ol className={classes.list} aria-labelledby={labelledBy} aria-describedby={note}>
        {order.map((item, place) => (
          <Item key={item} place={place} taken={taken} locked={locked}>
            {!locked && (
              <Grip
                id={placeId(place)}
                data={{}}
                label={t("order.grip", { place: place + 1 })}
                role={t("order.role")}
              />
            )}
            <MarkdownText html={exercise.items[item] ?? ""} />
            {right?.[place] && <IconCheck size={20} className={classes.check} aria-label={t("verdict.rightHere")} />}
            {!locked && (
              <div className={classes.moves}>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t("order.up", { place: place + 1 })}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <IconArrowUp size={18} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t("order.down", { place: place + 1 })}
                  disabled={place === count - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <IconArrowDown size={18} />
                </ActionIcon>
              </div>
            )}
          </Item>
        ))}
      </ol>
      <DragOverlay dropAnimation={null}>
        {taken !== null && (
          <div className={dragged.dragged}>
            <MarkdownText html={exercise.items[order[taken] ?? 0] ?? ""} />
          </div>
        )}
      </DragOverlay>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}

type ItemProps = { place: number; taken: number | null; locked: boolean; children: ReactNode };

function Item({ place, taken, locked, children }: ItemProps) {
  const { setNodeRef, isOver } = useDroppable({ id: placeId(place), disabled: locked });
  const over = isOver && taken !== null && taken !== place ? (taken < place ? "below" : "above") : undefined;
  return (
    <li ref={setNodeRef} className={classes.item} data-over={over} data-taken={taken === place ? "" : undefined}>
      {children}
    </li>
  );
}

const placeId = (place: number) => `place-${place}`;
const placeOf = (id: string | number) => Number(String(id).slice("place-".length));
