import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCheck, IconGripVertical } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { HoldSensor, TakeSensor } from "./order-sensors.ts";
import classes from "./order-task.module.css";
import shared from "./task.module.css";
import type { TaskProps } from "./task.ts";

/** How far a pointer moves before it drags. */
const DRAG_BEGINS_PX = 4;
/** How long a finger rests on a thing to take it, and how far it may tremble; earlier or farther, it scrolls. */
const HOLD_MS = 200;
const TREMBLES_PX = 8;

/** Things to be put in their order: dragged by mouse, finger or keys, or moved one place at a time by their buttons. */
export default function OrderTask({ exercise, draft, onChange, locked, right, labelledBy }: TaskProps<"order">) {
  const { t } = useTranslation("lessons");
  const note = useId();
  const list = useRef<HTMLOListElement>(null);
  const order = draft?.order ?? exercise.items.map((_, place) => place);
  const [taken, setTaken] = useState<number | null>(null);
  const [held, setHeld] = useState<{ item: number; before: typeof order } | null>(null);
  const [pressed, setPressed] = useState<{ item: number; button: Move } | null>(null);
  const [said, setSaid] = useState("");
  const sensors = useSensors(
    useSensor(TakeSensor, { activationConstraint: { distance: DRAG_BEGINS_PX } }),
    useSensor(HoldSensor, { activationConstraint: { delay: HOLD_MS, tolerance: TREMBLES_PX } }),
  );
  const count = order.length;
  const placeOf = (id: string | number) => order.indexOf(numberIn(id));

  // What is pressed once more moves the same thing once more, wherever it stands now.
  useEffect(() => {
    if (!pressed) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(`[data-item="${pressed.item}"] button`) ?? [])];
    const usable = buttons.filter((button) => button.dataset.move && !button.hasAttribute("disabled"));
    (usable.find((button) => button.dataset.move === pressed.button) ?? usable.at(-1))?.focus();
  }, [pressed]);

  function move(from: number, to: number): void {
    const item = order[from];
    if (item === undefined || to < 0 || to >= count || to === from) return;
    const next = order.filter((_, place) => place !== from);
    next.splice(to, 0, item);
    onChange({ kind: "order", order: next });
    setSaid(t("order.moved", { place: to + 1, count }));
  }

  function press(item: number, button: Move, way: 1 | -1): void {
    const place = order.indexOf(item);
    move(place, place + way);
    setPressed({ item, button });
  }

  /** By keys, a thing goes from place to place at once, and back if one thinks better of it. */
  function steer(event: KeyboardEvent, item: number): void {
    const place = order.indexOf(item);
    const way = steps[event.key];
    if (event.key === " " || event.key === "Enter") {
      setHeld(held?.item === item ? null : { item, before: order });
      setSaid(t(held?.item === item ? "order.moved" : "order.lifted", { place: place + 1, count }));
    } else if (held?.item !== item) {
      return;
    } else if (way) {
      press(item, "grip", way);
    } else if (event.key === "Escape") {
      onChange({ kind: "order", order: held.before });
      setHeld(null);
      setPressed({ item, button: "grip" });
      setSaid(t("order.canceled"));
    } else {
      if (event.key === "Tab") setHeld(null);
      return;
    }
    event.preventDefault();
  }

  function end({ active, over }: DragEndEvent): void {
    setTaken(null);
    if (over) move(placeOf(active.id), numberIn(over.id));
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => t("order.lifted", { place: placeOf(active.id) + 1, count }),
    onDragOver: ({ over }) => (over ? t("order.over", { place: numberIn(over.id) + 1, count }) : t("order.nowhere")),
    onDragEnd: ({ over }) => (over ? t("order.moved", { place: numberIn(over.id) + 1, count }) : t("order.canceled")),
    onDragCancel: () => t("order.canceled"),
  };

  return (
    <DndContext
      id={`order-${exercise.id}`}
      sensors={sensors}
      collisionDetection={nearest}
      onDragStart={({ active }) => {
        setHeld(null);
        setTaken(placeOf(active.id));
      }}
      onDragEnd={end}
      onDragCancel={() => setTaken(null)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("order.instructions") } }}
    >
      <p id={note} className={shared.note}>
        {t("order.how")}
      </p>
      <ol ref={list} className={shared.list} aria-labelledby={labelledBy} aria-describedby={note}>
        {order.map((item, place) => (
          <Item
            key={item}
            item={item}
            place={place}
            taken={taken}
            held={held?.item === item}
            locked={locked}
            onKey={(event) => steer(event, item)}
          >
            <MarkdownText html={exercise.items[item] ?? ""} />
            {right?.[place] && <IconCheck size={20} className={classes.check} aria-label={t("verdict.rightHere")} />}
            {!locked && (
              <div className={classes.moves}>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  data-move="up"
                  aria-label={t("order.up", { place: place + 1 })}
                  disabled={place === 0}
                  onClick={() => press(item, "up", -1)}
                >
                  <IconArrowUp size={18} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  data-move="down"
                  aria-label={t("order.down", { place: place + 1 })}
                  disabled={place === count - 1}
                  onClick={() => press(item, "down", 1)}
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
          <div className={`${shared.tile} ${classes.lifted}`}>
            <IconGripVertical size={18} aria-hidden />
            <MarkdownText html={exercise.items[order[taken] ?? 0] ?? ""} />
          </div>
        )}
      </DragOverlay>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}

type ItemProps = {
  item: number;
  place: number;
  /** The place of the one that is dragged. */
  taken: number | null;
  held: boolean;
  locked: boolean;
  onKey: (event: KeyboardEvent) => void;
  children: ReactNode;
};

function Item({ item, place, taken, held, locked, onKey, children }: ItemProps) {
  const { t } = useTranslation("lessons");
  const { setNodeRef: setPlace, isOver } = useDroppable({ id: placeId(place), disabled: locked });
  const { setNodeRef, listeners, attributes } = useDraggable({
    id: `item-${item}`,
    disabled: locked,
    attributes: { roleDescription: t("order.role") },
  });
  const over = isOver && taken !== null && taken !== place ? (taken < place ? "below" : "above") : undefined;
  return (
    <li
      ref={(node) => {
        setPlace(node);
        setNodeRef(node);
      }}
      {...listeners}
      className={`${shared.tile} ${classes.item}`}
      data-item={item}
      data-over={over}
      data-taken={held || taken === place ? "" : undefined}
      data-locked={locked ? "" : undefined}
    >
      {!locked && (
        <button
          type="button"
          className={classes.grip}
          data-grip=""
          data-move="grip"
          onKeyDown={onKey}
          aria-describedby={attributes["aria-describedby"]}
          aria-roledescription={attributes["aria-roledescription"]}
          aria-label={t("order.grip", { place: place + 1 })}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
      )}
      {children}
    </li>
  );
}

/** Of all places the one at whose height the pointer is: between two of them and beside the list, too. */
const nearest: CollisionDetection = ({ pointerCoordinates, droppableContainers, droppableRects }) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      if (!rect || !pointerCoordinates) return [];
      const value = Math.abs(rect.top + rect.height / 2 - pointerCoordinates.y);
      return { id: droppableContainer.id, data: { droppableContainer, value } };
    })
    .sort((one, other) => one.data.value - other.data.value)
    .slice(0, 1);

/** What a thing was moved by. */
type Move = "grip" | "up" | "down";

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const placeId = (place: number) => `place-${place}`;
const numberIn = (id: string | number) => Number(String(id).split("-")[1]);
