import type { KeyboardEvent } from "react";
import type { Command } from "./edits.ts";

/** The keys of some commands, with Ctrl, or with Cmd on a Mac. */
const keys = { bold: "b", italic: "i", link: "k", code: "e", formula: "m" } as const satisfies Partial<
  Record<Command, string>
>;

/** As people read them, and as browsers tell them to those who hear the page. */
export const shortcuts: Partial<Record<Command, { shown: string; aria: string }>> = Object.fromEntries(
  Object.entries(keys).map(([command, key]) => [
    command,
    { shown: `Ctrl+${key.toUpperCase()}`, aria: `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}` },
  ]),
);

/** The command of a key that was pressed, or `send` for Ctrl+Enter; none while an input method composes. */
export function shortcutOf(event: KeyboardEvent): Command | "send" | undefined {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return undefined;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined;
  if (event.key === "Enter") return "send";
  const pressed = event.key.toLowerCase();
  return (Object.keys(keys) as (keyof typeof keys)[]).find((command) => keys[command] === pressed);
}
