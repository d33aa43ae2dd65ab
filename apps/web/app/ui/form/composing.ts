import type { KeyboardEvent } from "react";

/** `onKeyDown` of a form: the Enter that takes over what an input method has composed sends nothing. */
export function keepEnterForComposing(event: KeyboardEvent): void {
  // Safari ends the composition first and only then tells of the key, as number 229.
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (event.key === "Enter" && composing) event.preventDefault();
}
