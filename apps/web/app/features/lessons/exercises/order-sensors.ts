import { PointerSensor, TouchSensor } from "@dnd-kit/core";

const isOnGrip = ({ target }: Event) => target instanceof Element && target.closest("[data-grip]") !== null;

/** The mouse takes a thing wherever it stands, a finger by its grip: the rest of it is for scrolling. */
export class TakeSensor extends PointerSensor {
  static override activators = PointerSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (...call: Parameters<typeof handler>) => {
      const { nativeEvent } = call[0];
      return (nativeEvent.pointerType === "mouse" || isOnGrip(nativeEvent)) && handler(...call);
    },
  }));
}

/** A finger that rests on a thing takes it, too. */
export class HoldSensor extends TouchSensor {
  static override activators = TouchSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (...call: Parameters<typeof handler>) => !isOnGrip(call[0].nativeEvent) && handler(...call),
  }));
}
