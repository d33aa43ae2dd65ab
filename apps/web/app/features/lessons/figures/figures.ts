import type { TouchFigure } from "@dripstone/contract/lessons/things";
import { type ComponentType, lazy } from "react";
import type { FigureProps } from "./parts/settings.ts";

type Fetched = Promise<{ default: ComponentType<FigureProps> }>;

/** Every figure that a lesson can show, each fetched where it is used. */
export const figures: Record<TouchFigure, ComponentType<FigureProps>> = {
  gnomon: lazy((): Fetched => import("./gnomon.tsx")),
  "dot-array": lazy((): Fetched => import("./dot-array.tsx")),
  "magic-square": lazy((): Fetched => import("./magic-square.tsx")),
  "binary-wall": lazy((): Fetched => import("./binary-wall.tsx")),
  sieve: lazy((): Fetched => import("./sieve.tsx")),
  "factor-tree": lazy((): Fetched => import("./factor-tree.tsx")),
  "number-line": lazy((): Fetched => import("./number-line.tsx")),
  balance: lazy((): Fetched => import("./balance.tsx")),
  "fraction-bars": lazy((): Fetched => import("./fraction-bars.tsx")),
  "two-movers": lazy((): Fetched => import("./two-movers.tsx")),
  "grid-paths": lazy((): Fetched => import("./grid-paths.tsx")),
  "two-dice": lazy((): Fetched => import("./two-dice.tsx")),
  spinner: lazy((): Fetched => import("./spinner.tsx")),
  geoboard: lazy((): Fetched => import("./geoboard.tsx")),
  "squares-on-triangle": lazy((): Fetched => import("./squares-on-triangle.tsx")),
  lines: lazy((): Fetched => import("./lines.tsx")),
  parabola: lazy((): Fetched => import("./parabola.tsx")),
  clock: lazy((): Fetched => import("./clock.tsx")),
  "circle-angle": lazy((): Fetched => import("./circle-angle.tsx")),
  "similar-triangles": lazy((): Fetched => import("./similar-triangles.tsx")),
  staircase: lazy((): Fetched => import("./staircase.tsx")),
  venn: lazy((): Fetched => import("./venn.tsx")),
  cycloid: lazy((): Fetched => import("./cycloid.tsx")),
  tones: lazy((): Fetched => import("./tones.tsx")),
  "turtle-field": lazy((): Fetched => import("./turtle-field.tsx")),
};
