import type { CollisionDetection, KeyboardCoordinateGetter } from "@dnd-kit/core";
import { pointerWithin } from "@dnd-kit/core";

/**
 * Dragging by keyboard: the arrows lead from one place to the next, whatever lies between them. A pointer is wherever it is. One of these
 * belongs to each page.
 */
export function keyboardWay(): {
  coordinates: KeyboardCoordinateGetter;
  collisions: CollisionDetection;
  /** Takes up something from its place; null where it has none of those that it can be dropped on. */
  begin(from: string | null): void;
} {
  let place: string | null = null;
  return {
    begin(from) {
      place = from;
    },
    coordinates(event, { active, context: { droppableContainers, droppableRects, over } }) {
      const step = steps[event.code];
      if (step === undefined) return;
      event.preventDefault();
      const places = droppableContainers.getEnabled().map(({ id }) => String(id));
      const now = places.indexOf(place ?? String(over?.id ?? active));
      const next = places[now === -1 ? (step > 0 ? 0 : places.length - 1) : now + step];
      const rect = next === undefined ? undefined : droppableRects.get(next);
      if (next === undefined || !rect) return;
      place = next;
      droppableContainers.get(next)?.node.current?.scrollIntoView({ block: "nearest" });
      return { x: rect.left, y: rect.top };
    },
    collisions(args) {
      if (args.pointerCoordinates) return pointerWithin(args);
      const container = args.droppableContainers.find(({ id }) => id === place);
      return container ? [{ id: container.id, data: { droppableContainer: container, value: 1 } }] : [];
    },
  };
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
