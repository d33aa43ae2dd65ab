import type { KeyboardEvent } from "react";

/** Whether a key belongs to an input method, which composes with it. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  // Safari ends the composition first and only then tells of the key, as number 229.
  nativeEvent.isComposing || keyCode === 229;

/** `onKeyDown` of a form: the Enter that takes over what an input method has composed sends nothing. */
export function keepEnterForComposing(event: KeyboardEvent): void {
  if (event.key === "Enter" && isComposing(event)) event.preventDefault();
}
