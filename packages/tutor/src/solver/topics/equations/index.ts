import type { Reader } from "../../topic.ts";
import { absoluteSums } from "./absolute-sums/topic.ts";
import { absoluteValues } from "./absolute-values/topic.ts";
import { biquadraticEquations } from "./biquadratic-equations/topic.ts";
import { countedSolutions } from "./counted-solutions/topic.ts";
import { cubicEquations } from "./cubic-equations/topic.ts";
import { curveIntersections } from "./curve-intersections/topic.ts";
import { exponentialEquations } from "./exponential-equations/topic.ts";
import { exponentialSums } from "./exponential-sums/topic.ts";
import { extraneousRoots } from "./extraneous-roots/topic.ts";
import { inequalities } from "./inequalities/topic.ts";
import { knownRoots } from "./known-roots/topic.ts";
import { linearConditions } from "./linear-conditions/topic.ts";
import { linearEquations } from "./linear-equations/topic.ts";
import { literalEquations } from "./literal-equations/topic.ts";
import { logarithmicEquations } from "./logarithmic-equations/topic.ts";
import { namedRoots } from "./named-roots/topic.ts";
import { nonzeroLeading } from "./nonzero-leading/topic.ts";
import { operationEquations } from "./operation-equations/topic.ts";
import { quadraticEquations } from "./quadratic-equations/topic.ts";
import { quadraticRoots } from "./quadratic-roots/topic.ts";
import { quarticEquations } from "./quartic-equations/topic.ts";
import { radicalEquations } from "./radical-equations/topic.ts";
import { rationalEquations } from "./rational-equations/topic.ts";
import { rootConditions } from "./root-conditions/topic.ts";
import { rootRatios } from "./root-ratios/topic.ts";
import { rootSums } from "./root-sums/topic.ts";
import { signCharts } from "./sign-charts/topic.ts";
import { solutionChecks } from "./solution-checks/topic.ts";
import { solvedValues } from "./solved-values/topic.ts";
import { systems } from "./systems/topic.ts";
import { transformedRoots } from "./transformed-roots/topic.ts";

/** Equations, inequalities, and systems, and what is asked of their solutions. */
export const equationTopics: readonly Reader[] = [
  linearEquations,
  transformedRoots,
  quadraticEquations,
  inequalities,
  systems,
  absoluteValues,
  radicalEquations,
  exponentialEquations,
  rationalEquations,
  cubicEquations,
  quadraticRoots,
  literalEquations,
  nonzeroLeading,
  namedRoots,
  knownRoots,
  linearConditions,
  solutionChecks,
  curveIntersections,
  biquadraticEquations,
  rootConditions,
  signCharts,
  absoluteSums,
  rootSums,
  exponentialSums,
  logarithmicEquations,
  solvedValues,
  extraneousRoots,
  countedSolutions,
  operationEquations,
  quarticEquations,
  rootRatios,
];
