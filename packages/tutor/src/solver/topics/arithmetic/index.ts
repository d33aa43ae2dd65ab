import type { Reader } from "../../topic.ts";
import { arithmetic } from "./arithmetic/topic.ts";
import { conversions } from "./conversions/topic.ts";
import { customOperations } from "./custom-operations/topic.ts";
import { equalGrowth } from "./equal-growth/topic.ts";
import { integersBetween } from "./integers-between/topic.ts";
import { knownSigns } from "./known-signs/topic.ts";
import { longSums } from "./long-sums/topic.ts";
import { mapScales } from "./map-scales/topic.ts";
import { opposites } from "./opposites/topic.ts";
import { percent } from "./percent/topic.ts";
import { radicals } from "./radicals/topic.ts";
import { ratioChains } from "./ratio-chains/topic.ts";
import { ratios } from "./ratios/topic.ts";
import { rootPlaces } from "./root-places/topic.ts";
import { rootValues } from "./root-values/topic.ts";
import { signedSizes } from "./signed-sizes/topic.ts";

/** What numbers come to: operations, roots, percents, and ratios. */
export const arithmeticTopics: readonly Reader[] = [
  arithmetic,
  percent,
  ratios,
  radicals,
  conversions,
  mapScales,
  ratioChains,
  signedSizes,
  equalGrowth,
  integersBetween,
  customOperations,
  rootPlaces,
  opposites,
  rootValues,
  longSums,
  knownSigns,
];
