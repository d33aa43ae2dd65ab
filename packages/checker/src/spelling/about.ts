import type { Asked } from "../asked.ts";

/** What of the problem matters to spelling. */
export type About = Pick<Asked, "approximate" | "remainder" | "about" | "letters" | "units">;
