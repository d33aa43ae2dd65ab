import { site } from "../../../../../site.config.ts";

/** Under which key the school presents somebody of this name on its About page, where that is the anchor, too. */
export const teacherNamed = (name: string): string | undefined =>
  Object.entries(site.teachers).find(([, { en, ch }]) => name === en || name === ch)?.[0];
