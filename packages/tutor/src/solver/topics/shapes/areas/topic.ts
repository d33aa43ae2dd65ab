import { figureReader } from "../../../figures/read-figure.ts";
import { figureWork } from "../../../figures/work-figure.ts";
import { defineTopic } from "../../../topic.ts";
import { fourSided } from "./four-sided.ts";
import { round } from "./round.ts";
import { triangles } from "./triangles.ts";
import words from "./words.json" with { type: "json" };

/** Areas and perimeters of plane figures, and their sides from these. */
export const areas = defineTopic({
  name: "areas",
  words,
  read: figureReader([...fourSided, ...triangles, ...round]),
  ...figureWork,
});
