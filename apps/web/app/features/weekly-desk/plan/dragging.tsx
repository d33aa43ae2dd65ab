import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { PlannedWeek } from "@dripstone/contract/weekly-problem/desk/payloads";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "../../../ui/dragging/dragged.module.css";
import { keyboardWay } from "../../../ui/dragging/keyboard-way.ts";
import { useWeekSpan } from "../week-dates.ts";
import { SHELF } from "./shelf-list.ts";
import type { Move, Plan } from "./use-plan.ts";

/** How far a pointer moves before it drags, so that a click stays one. */
const DRAG_BEGINS_PX = 6;

type DraggingProps = { plan: Plan; weeks: readonly PlannedWeek[]; children: ReactNode };

/** Lets problems be dragged from the shelf into weeks, from week to week, and back onto the shelf. */
export function Dragging({ plan, weeks, children }: DraggingProps) {
  const { t } = useTranslation("weekly-desk");
  const [way] = useState(keyboardWay);
  const [title, setTitle] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: way.coordinates }),
  );
  const announcements = useAnnouncements(weeks);

  function begin({ active }: DragStartEvent): void {
    const { title: taken, place } = problemOf(active);
    way.begin(place === SHELF ? null : place);
    setTitle(taken);
  }

  function end({ active, over }: DragEndEvent): void {
    setTitle(null);
    if (!over) return;
    const { id, title: name } = problemOf(active);
    const problem = { id, title: name };
    const from = weeks.find(({ state, problem: planned }) => state === "scheduled" && planned?.id === problem.id);
    if (over.id !== SHELF) void plan.plan({ problem, week: String(over.id) });
    else if (from) void plan.free(from.week, problem.title);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={way.collisions}
      onDragStart={begin}
      onDragEnd={end}
      onDragCancel={() => setTitle(null)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("plan.drag.instructions") } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{title !== null && <div className={classes.dragged}>{title}</div>}</DragOverlay>
    </DndContext>
  );
}

type Dragged = { data: { current?: Record<string, unknown> | undefined } };

const problemOf = ({ data }: Dragged) => data.current as Move["problem"] & { place: string };

/** What those hear who do not see where a problem is. */
function useAnnouncements(weeks: readonly PlannedWeek[]): Announcements {
  const { t } = useTranslation("weekly-desk");
  const weekSpan = useWeekSpan();
  const place = (id: string | number) => {
    if (id === SHELF) return t("plan.drag.shelf");
    const taken = weeks.find(({ week, state }) => week === id && state === "scheduled")?.problem;
    const week = weekSpan(String(id));
    return taken ? t("plan.drag.taken", { date: week, title: taken.title }) : week;
  };
  return {
    onDragStart: ({ active }) => t("plan.drag.lifted", { title: problemOf(active).title }),
    onDragOver: ({ over }) => (over ? t("plan.drag.over", { place: place(over.id) }) : t("plan.drag.nowhere")),
    onDragEnd: ({ over }) => (over ? t("plan.drag.dropped", { place: place(over.id) }) : t("plan.drag.canceled")),
    onDragCancel: () => t("plan.drag.canceled"),
  };
}
