import type { Reader } from "../../topic.ts";
import { coordinates } from "./coordinates/topic.ts";
import { domains } from "./domains/topic.ts";
import { extremesOnIntervals } from "./extremes-on-intervals/topic.ts";
import { fixedPoints } from "./fixed-points/topic.ts";
import { functionConditions } from "./function-conditions/topic.ts";
import { functionFacts } from "./function-facts/topic.ts";
import { functions } from "./functions/topic.ts";
import { graphShifts } from "./graph-shifts/topic.ts";
import { innerRules } from "./inner-rules/topic.ts";
import { jointDomains } from "./joint-domains/topic.ts";
import { lineConditions } from "./line-conditions/topic.ts";
import { lineFacts } from "./line-facts/topic.ts";
import { linearPairs } from "./linear-pairs/topic.ts";
import { lines } from "./lines/topic.ts";
import { parabolaFacts } from "./parabola-facts/topic.ts";
import { parabolas } from "./parabolas/topic.ts";
import { points } from "./points/topic.ts";
import { powerFunctions } from "./power-functions/topic.ts";
import { proportionalFunctions } from "./proportional-functions/topic.ts";
import { rangesOnIntervals } from "./ranges-on-intervals/topic.ts";
import { risingStretches } from "./rising-stretches/topic.ts";
import { rulesFromValues } from "./rules-from-values/topic.ts";
import { soughtParabolas } from "./sought-parabolas/topic.ts";
import { thrownUp } from "./thrown-up/topic.ts";
import { valueTables } from "./value-tables/topic.ts";
import { valuesInOrder } from "./values-in-order/topic.ts";
import { variations } from "./variations/topic.ts";

/** Functions, their graphs, and points and lines of the plane. */
export const functionTopics: readonly Reader[] = [
  functionConditions,
  coordinates,
  lines,
  parabolas,
  rangesOnIntervals,
  rulesFromValues,
  functionFacts,
  functions,
  domains,
  jointDomains,
  thrownUp,
  linearPairs,
  valueTables,
  valuesInOrder,
  variations,
  points,
  lineFacts,
  parabolaFacts,
  graphShifts,
  innerRules,
  risingStretches,
  lineConditions,
  soughtParabolas,
  proportionalFunctions,
  extremesOnIntervals,
  fixedPoints,
  powerFunctions,
];
