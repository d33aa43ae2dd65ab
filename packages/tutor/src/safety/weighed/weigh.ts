import weights from "./generated/weights.json" with { type: "json" };
import { weigher } from "./weigher.ts";

/** How much a text tells of danger in other words than the rules have. */
export const weigh = weigher(weights);
