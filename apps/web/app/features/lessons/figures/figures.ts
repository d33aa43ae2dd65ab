import type { TouchFigure } from "@dripstone/contract/lessons/things";
import type { ComponentType } from "react";
import { latePart } from "../../../ui/late/late-part.tsx";
import type { FigureProps } from "./parts/settings.ts";

type Fetched = Promise<{ default: ComponentType<FigureProps> }>;

/** Every figure that a lesson can show, each fetched where it is used. */
export const figures: Record<TouchFigure, ComponentType<FigureProps>> = {
  gnomon: latePart((): Fetched => import("./gnomon.tsx")),
  "dot-array": latePart((): Fetched => import("./dot-array.tsx")),
  "magic-square": latePart((): Fetched => import("./magic-square.tsx")),
  "binary-wall": latePart((): Fetched => import("./binary-wall.tsx")),
  sieve: latePart((): Fetched => import("./sieve.tsx")),
  "factor-tree": latePart((): Fetched => import("./factor-tree.tsx")),
  "number-line": latePart((): Fetched => import("./number-line.tsx")),
  balance: latePart((): Fetched => import("./balance.tsx")),
  "fraction-bars": latePart((): Fetched => import("./fraction-bars.tsx")),
  "two-movers": latePart((): Fetched => import("./two-movers.tsx")),
  "grid-paths": latePart((): Fetched => import("./grid-paths.tsx")),
  "two-dice": latePart((): Fetched => import("./two-dice.tsx")),
  spinner: latePart((): Fetched => import("./spinner.tsx")),
  geoboard: latePart((): Fetched => import("./geoboard.tsx")),
  "squares-on-triangle": latePart((): Fetched => import("./squares-on-triangle.tsx")),
  lines: latePart((): Fetched => import("./lines.tsx")),
  parabola: latePart((): Fetched => import("./parabola.tsx")),
  clock: latePart((): Fetched => import("./clock.tsx")),
  "circle-angle": latePart((): Fetched => import("./circle-angle.tsx")),
  "similar-triangles": latePart((): Fetched => import("./similar-triangles.tsx")),
  staircase: latePart((): Fetched => import("./staircase.tsx")),
  venn: latePart((): Fetched => import("./venn.tsx")),
  cycloid: latePart((): Fetched => import("./cycloid.tsx")),
  tones: latePart((): Fetched => import("./tones.tsx")),
  "turtle-field": latePart((): Fetched => import("./turtle-field.tsx")),
};
