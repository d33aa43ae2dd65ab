import { figureReader } from "../../../figures/read-figure.ts";
import { figureWork } from "../../../figures/work-figure.ts";
import { defineTopic } from "../../../topic.ts";
import { boxes } from "./boxes.ts";
import { roundSolids } from "./round-solids.ts";
import words from "./words.json" with { type: "json" };

/** Volumes and surface areas of solids, and their edges from these. */
export const volumes = defineTopic({
  name: "volumes",
  words,
  read: figureReader([...boxes, ...roundSolids]),
  ...figureWork,
});
