import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";
import dragged from "../../../../ui/dragging/dragged.module.css";
import { keyboardWay } from "../../../../ui/dragging/keyboard-way.ts";
import classes from "./category-list.module.css";
import { CategoryRow } from "./category-row.tsx";
import { useAnnouncements } from "./use-announcements.ts";
import type { Order } from "./use-order.ts";

/** How far a pointer moves before it drags, so that a click stays one. */
const DRAG_BEGINS_PX = 6;

type CategoryListProps = {
  categories: readonly OfficeCategory[];
  order: Order;
  onRemove: (category: OfficeCategory) => void;
};

/** The categories in their order, which is changed by dragging, by keys, or from each one's menu. */
export function CategoryList({ categories, order, onRemove }: CategoryListProps) {
  const { t } = useTranslation(["categories", "meta"]);
  const locale = useLocale();
  const [way] = useState(keyboardWay);
  const [taken, setTaken] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: way.coordinates }),
  );
  const announcements = useAnnouncements(categories);
  const placeOf = (id: string | number | null) => categories.findIndex((category) => category.id === id);
  const from = placeOf(taken);

  function end({ active, over }: DragEndEvent): void {
    setTaken(null);
    if (over) void order.move(String(active.id), placeOf(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={way.collisions}
      onDragStart={({ active }) => {
        way.begin(String(active.id));
        setTaken(String(active.id));
      }}
      onDragEnd={end}
      onDragCancel={() => setTaken(null)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("list.drag.instructions") } }}
    >
      <ol aria-label={t("meta:adminCategories.title")} aria-busy={order.busy} className={classes.list}>
        {categories.map((category, place) => (
          <CategoryRow
            key={category.id}
            category={category}
            place={place}
            last={categories.length - 1}
            from={from}
            busy={order.busy}
            onMove={(to) => void order.move(category.id, to)}
            onRemove={() => onRemove(category)}
          />
        ))}
      </ol>
      <DragOverlay dropAnimation={null}>
        {from !== -1 && <div className={dragged.dragged}>{categories[from]?.name[locale]}</div>}
      </DragOverlay>
    </DndContext>
  );
}
