declare module "virtual:stroke-data" {
  import type { CharacterJson } from "hanzi-writer";

  /** How a character is written, by the character; those of the lessons are here. */
  export const strokeData: Readonly<Record<string, (() => Promise<{ default: CharacterJson }>) | undefined>>;
}
