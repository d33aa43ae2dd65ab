import { figureReader } from "../../../figures/read-figure.ts";
import { figureWork } from "../../../figures/work-figure.ts";
import { defineTopic } from "../../../topic.ts";
import { figures } from "./figures.ts";
import words from "./words.json" with { type: "json" };

/** Sides of right triangles, ladders against walls, and ways with a right angle. */
export const pythagoras = defineTopic({ name: "pythagoras", words, read: figureReader(figures), ...figureWork });
