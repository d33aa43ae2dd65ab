import type { Reader } from "../topic.ts";
import { absoluteExtremes } from "./absolute-extremes/topic.ts";
import { absoluteSums } from "./absolute-sums/topic.ts";
import { absoluteValues } from "./absolute-values/topic.ts";
import { addedDigits } from "./added-digits/topic.ts";
import { ages } from "./ages/topic.ts";
import { alwaysDividing } from "./always-dividing/topic.ts";
import { angles } from "./angles/topic.ts";
import { areas } from "./areas/topic.ts";
import { arithmetic } from "./arithmetic/topic.ts";
import { averageJourneys } from "./average-journeys/topic.ts";
import { averages } from "./averages/topic.ts";
import { averagesWithOneLess } from "./averages-with-one-less/topic.ts";
import { baseSums } from "./base-sums/topic.ts";
import { bases } from "./bases/topic.ts";
import { bestBuys } from "./best-buys/topic.ts";
import { biquadraticEquations } from "./biquadratic-equations/topic.ts";
import { cardNumbers } from "./card-numbers/topic.ts";
import { carriedRemainders } from "./carried-remainders/topic.ts";
import { catchingUp } from "./catching-up/topic.ts";
import { changesInARow } from "./changes-in-a-row/topic.ts";
import { chosenDivisors } from "./chosen-divisors/topic.ts";
import { clockAngles } from "./clock-angles/topic.ts";
import { combinedDiscounts } from "./combined-discounts/topic.ts";
import { commonDivisors } from "./common-divisors/topic.ts";
import { commonMonomials } from "./common-monomials/topic.ts";
import { commonStories } from "./common-stories/topic.ts";
import { comparing } from "./comparing/topic.ts";
import { completedSums } from "./completed-sums/topic.ts";
import { congruences } from "./congruences/topic.ts";
import { consecutive } from "./consecutive/topic.ts";
import { consecutiveProducts } from "./consecutive-products/topic.ts";
import { conversions } from "./conversions/topic.ts";
import { coordinates } from "./coordinates/topic.ts";
import { countedSolutions } from "./counted-solutions/topic.ts";
import { counting } from "./counting/topic.ts";
import { cubicEquations } from "./cubic-equations/topic.ts";
import { currents } from "./currents/topic.ts";
import { curveIntersections } from "./curve-intersections/topic.ts";
import { customOperations } from "./custom-operations/topic.ts";
import { cutsAndFloors } from "./cuts-and-floors/topic.ts";
import { degreeConditions } from "./degree-conditions/topic.ts";
import { digitAppearances } from "./digit-appearances/topic.ts";
import { digitEquations } from "./digit-equations/topic.ts";
import { digitFillings } from "./digit-fillings/topic.ts";
import { digitsByPlace } from "./digits-by-place/topic.ts";
import { divisionParts } from "./division-parts/topic.ts";
import { divisors } from "./divisors/topic.ts";
import { domains } from "./domains/topic.ts";
import { eachKind } from "./each-kind/topic.ts";
import { edgesOfSquares } from "./edges-of-squares/topic.ts";
import { endingDecimals } from "./ending-decimals/topic.ts";
import { equalAfterMoving } from "./equal-after-moving/topic.ts";
import { equalGroups } from "./equal-groups/topic.ts";
import { equalGrowth } from "./equal-growth/topic.ts";
import { expansionCoefficients } from "./expansion-coefficients/topic.ts";
import { expectedValue } from "./expected-value/topic.ts";
import { exponentialEquations } from "./exponential-equations/topic.ts";
import { exponentialSums } from "./exponential-sums/topic.ts";
import { exponents } from "./exponents/topic.ts";
import { exponentsByFactoring } from "./exponents-by-factoring/topic.ts";
import { extraneousRoots } from "./extraneous-roots/topic.ts";
import { extremesOnIntervals } from "./extremes-on-intervals/topic.ts";
import { factorSums } from "./factor-sums/topic.ts";
import { factorials } from "./factorials/topic.ts";
import { fees } from "./fees/topic.ts";
import { filledBlanks } from "./filled-blanks/topic.ts";
import { filledFormulas } from "./filled-formulas/topic.ts";
import { fillingAndDraining } from "./filling-and-draining/topic.ts";
import { fixedPoints } from "./fixed-points/topic.ts";
import { fractionStories } from "./fraction-stories/topic.ts";
import { framesAround } from "./frames-around/topic.ts";
import { functionConditions } from "./function-conditions/topic.ts";
import { functionFacts } from "./function-facts/topic.ts";
import { functions } from "./functions/topic.ts";
import { gcdLcmPairs } from "./gcd-lcm-pairs/topic.ts";
import { graphShifts } from "./graph-shifts/topic.ts";
import { groupAverages } from "./group-averages/topic.ts";
import { growingGrass } from "./growing-grass/topic.ts";
import { hiddenDivisions } from "./hidden-divisions/topic.ts";
import { impliedRoots } from "./implied-roots/topic.ts";
import { impliedValues } from "./implied-values/topic.ts";
import { inclusionExclusion } from "./inclusion-exclusion/topic.ts";
import { inequalities } from "./inequalities/topic.ts";
import { innerRules } from "./inner-rules/topic.ts";
import { integerSolutions } from "./integer-solutions/topic.ts";
import { integersBetween } from "./integers-between/topic.ts";
import { interestRates } from "./interest-rates/topic.ts";
import { jointDomains } from "./joint-domains/topic.ts";
import { kindsByFactors } from "./kinds-by-factors/topic.ts";
import { knownPowers } from "./known-powers/topic.ts";
import { knownPrices } from "./known-prices/topic.ts";
import { knownRoots } from "./known-roots/topic.ts";
import { knownSigns } from "./known-signs/topic.ts";
import { largestProducts } from "./largest-products/topic.ts";
import { lateOrEarly } from "./late-or-early/topic.ts";
import { letterRatios } from "./letter-ratios/topic.ts";
import { letterRemainders } from "./letter-remainders/topic.ts";
import { letterRoots } from "./letter-roots/topic.ts";
import { likeTerms } from "./like-terms/topic.ts";
import { lineConditions } from "./line-conditions/topic.ts";
import { lineFacts } from "./line-facts/topic.ts";
import { linearConditions } from "./linear-conditions/topic.ts";
import { linearEquations } from "./linear-equations/topic.ts";
import { linearPairs } from "./linear-pairs/topic.ts";
import { lines } from "./lines/topic.ts";
import { listedPrimes } from "./listed-primes/topic.ts";
import { literalEquations } from "./literal-equations/topic.ts";
import { logarithmicEquations } from "./logarithmic-equations/topic.ts";
import { longSums } from "./long-sums/topic.ts";
import { mapScales } from "./map-scales/topic.ts";
import { matchedCoefficients } from "./matched-coefficients/topic.ts";
import { missingDigits } from "./missing-digits/topic.ts";
import { missingScores } from "./missing-scores/topic.ts";
import { mixedPrices } from "./mixed-prices/topic.ts";
import { mixingToTotal } from "./mixing-to-total/topic.ts";
import { mixtures } from "./mixtures/topic.ts";
import { movingOver } from "./moving-over/topic.ts";
import { multiples } from "./multiples/topic.ts";
import { namedRoots } from "./named-roots/topic.ts";
import { nonzeroLeading } from "./nonzero-leading/topic.ts";
import { numberClaims } from "./number-claims/topic.ts";
import { numberFunctions } from "./number-functions/topic.ts";
import { numberOrder } from "./number-order/topic.ts";
import { numberPatterns } from "./number-patterns/topic.ts";
import { numberRatios } from "./number-ratios/topic.ts";
import { numberRiddles } from "./number-riddles/topic.ts";
import { numberSearches } from "./number-searches/topic.ts";
import { numberSentences } from "./number-sentences/topic.ts";
import { numbersInRange } from "./numbers-in-range/topic.ts";
import { oneGoesOn } from "./one-goes-on/topic.ts";
import { operationEquations } from "./operation-equations/topic.ts";
import { opposites } from "./opposites/topic.ts";
import { orderedTerms } from "./ordered-terms/topic.ts";
import { pageDigits } from "./page-digits/topic.ts";
import { pairsInCommon } from "./pairs-in-common/topic.ts";
import { parabolaFacts } from "./parabola-facts/topic.ts";
import { parabolas } from "./parabolas/topic.ts";
import { parities } from "./parities/topic.ts";
import { partlyFull } from "./partly-full/topic.ts";
import { partsOfAll } from "./parts-of-all/topic.ts";
import { partsOfEachOther } from "./parts-of-each-other/topic.ts";
import { percent } from "./percent/topic.ts";
import { percentStories } from "./percent-stories/topic.ts";
import { percentsOfPercents } from "./percents-of-percents/topic.ts";
import { perfectSquareChecks } from "./perfect-square-checks/topic.ts";
import { phrasesAsExpressions } from "./phrases-as-expressions/topic.ts";
import { points } from "./points/topic.ts";
import { polynomialDivision } from "./polynomial-division/topic.ts";
import { polynomialTerms } from "./polynomial-terms/topic.ts";
import { polynomials } from "./polynomials/topic.ts";
import { powerFunctions } from "./power-functions/topic.ts";
import { powerRemainders } from "./power-remainders/topic.ts";
import { powersOfOneBase } from "./powers-of-one-base/topic.ts";
import { priceChanges } from "./price-changes/topic.ts";
import { primeFactors } from "./prime-factors/topic.ts";
import { primePairs } from "./prime-pairs/topic.ts";
import { primeSums } from "./prime-sums/topic.ts";
import { primes } from "./primes/topic.ts";
import { probability } from "./probability/topic.ts";
import { productsOfRuns } from "./products-of-runs/topic.ts";
import { profits } from "./profits/topic.ts";
import { proportionalFunctions } from "./proportional-functions/topic.ts";
import { proportions } from "./proportions/topic.ts";
import { pythagoras } from "./pythagoras/topic.ts";
import { quadraticEquations } from "./quadratic-equations/topic.ts";
import { quadraticRoots } from "./quadratic-roots/topic.ts";
import { quarticEquations } from "./quartic-equations/topic.ts";
import { radicalEquations } from "./radical-equations/topic.ts";
import { radicals } from "./radicals/topic.ts";
import { rangesOnIntervals } from "./ranges-on-intervals/topic.ts";
import { rates } from "./rates/topic.ts";
import { ratioChains } from "./ratio-chains/topic.ts";
import { ratioShares } from "./ratio-shares/topic.ts";
import { ratioStories } from "./ratio-stories/topic.ts";
import { ratioValues } from "./ratio-values/topic.ts";
import { rationalEquations } from "./rational-equations/topic.ts";
import { rationalExpressions } from "./rational-expressions/topic.ts";
import { ratios } from "./ratios/topic.ts";
import { rectangles } from "./rectangles/topic.ts";
import { recursions } from "./recursions/topic.ts";
import { remainders } from "./remainders/topic.ts";
import { repeatingDecimals } from "./repeating-decimals/topic.ts";
import { repeatingOrders } from "./repeating-orders/topic.ts";
import { respacedFlags } from "./respaced-flags/topic.ts";
import { risingStretches } from "./rising-stretches/topic.ts";
import { rootConditions } from "./root-conditions/topic.ts";
import { rootPlaces } from "./root-places/topic.ts";
import { rootRatios } from "./root-ratios/topic.ts";
import { rootSums } from "./root-sums/topic.ts";
import { rootValues } from "./root-values/topic.ts";
import { roundedFrom } from "./rounded-from/topic.ts";
import { rowsAndGaps } from "./rows-and-gaps/topic.ts";
import { rulesFromValues } from "./rules-from-values/topic.ts";
import { saidTruths } from "./said-truths/topic.ts";
import { sameRate } from "./same-rate/topic.ts";
import { scientificNotation } from "./scientific-notation/topic.ts";
import { sequences } from "./sequences/topic.ts";
import { series } from "./series/topic.ts";
import { shadows } from "./shadows/topic.ts";
import { sharedWithRest } from "./shared-with-rest/topic.ts";
import { sharedWork } from "./shared-work/topic.ts";
import { sharing } from "./sharing/topic.ts";
import { shopping } from "./shopping/topic.ts";
import { signCharts } from "./sign-charts/topic.ts";
import { signedSizes } from "./signed-sizes/topic.ts";
import { similarTriangles } from "./similar-triangles/topic.ts";
import { solutionChecks } from "./solution-checks/topic.ts";
import { solvedValues } from "./solved-values/topic.ts";
import { soughtNumbers } from "./sought-numbers/topic.ts";
import { soughtParabolas } from "./sought-parabolas/topic.ts";
import { splitSavings } from "./split-savings/topic.ts";
import { squares } from "./squares/topic.ts";
import { starsAndBars } from "./stars-and-bars/topic.ts";
import { statistics } from "./statistics/topic.ts";
import { steppedProducts } from "./stepped-products/topic.ts";
import { sumAndProduct } from "./sum-and-product/topic.ts";
import { systems } from "./systems/topic.ts";
import { thrownUp } from "./thrown-up/topic.ts";
import { timesOfDay } from "./times-of-day/topic.ts";
import { toldAmounts } from "./told-amounts/topic.ts";
import { toldNumbers } from "./told-numbers/topic.ts";
import { toldReciprocals } from "./told-reciprocals/topic.ts";
import { trainsAndBridges } from "./trains-and-bridges/topic.ts";
import { transformedRoots } from "./transformed-roots/topic.ts";
import { travels } from "./travel/topic.ts";
import { turningAround } from "./turning-around/topic.ts";
import { twinPrimes } from "./twin-primes/topic.ts";
import { twoAmounts } from "./two-amounts/topic.ts";
import { twoDigitNumbers } from "./two-digit-numbers/topic.ts";
import { twoKinds } from "./two-kinds/topic.ts";
import { twoMovers } from "./two-movers/topic.ts";
import { twoNumbers } from "./two-numbers/topic.ts";
import { twoPurchases } from "./two-purchases/topic.ts";
import { twoUnits } from "./two-units/topic.ts";
import { undoing } from "./undoing/topic.ts";
import { unitPrices } from "./unit-prices/topic.ts";
import { unknownDivisors } from "./unknown-divisors/topic.ts";
import { usingUp } from "./using-up/topic.ts";
import { valueTables } from "./value-tables/topic.ts";
import { valuesInOrder } from "./values-in-order/topic.ts";
import { variations } from "./variations/topic.ts";
import { volumes } from "./volumes/topic.ts";
import { weekdays } from "./weekdays/topic.ts";
import { wholePairs } from "./whole-pairs/topic.ts";
import { wholeValues } from "./whole-values/topic.ts";
import { worksTogether } from "./work-together/topic.ts";
import { workerDays } from "./worker-days/topic.ts";
import { writtenNumbers } from "./written-numbers/topic.ts";
import { zeroSums } from "./zero-sums/topic.ts";

/** What one of these claims no other topic is asked about: "Is (x+2)^2 = x^2+4?" is no equation to be solved. */
export const firstTopics: readonly Reader[] = [saidTruths];

/** Everything the solver knows. */
export const topics: readonly Reader[] = [
  commonDivisors,
  arithmetic,
  functionConditions,
  groupAverages,
  linearEquations,
  primeFactors,
  primes,
  divisors,
  multiples,
  remainders,
  congruences,
  bases,
  sequences,
  counting,
  probability,
  expectedValue,
  areas,
  transformedRoots,
  travels,
  volumes,
  pythagoras,
  statistics,
  quadraticEquations,
  inequalities,
  systems,
  twoNumbers,
  consecutive,
  twoKinds,
  worksTogether,
  polynomials,
  percent,
  ratios,
  absoluteValues,
  radicalEquations,
  radicals,
  exponents,
  exponentsByFactoring,
  exponentialEquations,
  rationalEquations,
  angles,
  coordinates,
  unitPrices,
  rectangles,
  conversions,
  polynomialDivision,
  ratioStories,
  numberRiddles,
  commonMonomials,
  commonStories,
  workerDays,
  ages,
  percentStories,
  fractionStories,
  bestBuys,
  starsAndBars,
  similarTriangles,
  shadows,
  mixtures,
  mixedPrices,
  inclusionExclusion,
  cubicEquations,
  proportions,
  divisionParts,
  averages,
  averagesWithOneLess,
  catchingUp,
  clockAngles,
  fees,
  mapScales,
  missingDigits,
  movingOver,
  pageDigits,
  timesOfDay,
  shopping,
  twoUnits,
  sharedWithRest,
  rowsAndGaps,
  sharing,
  twoDigitNumbers,
  twoPurchases,
  undoing,
  weekdays,
  impliedValues,
  lines,
  parabolas,
  quadraticRoots,
  literalEquations,
  rationalExpressions,
  rangesOnIntervals,
  rates,
  trainsAndBridges,
  knownPrices,
  rulesFromValues,
  cutsAndFloors,
  growingGrass,
  percentsOfPercents,
  interestRates,
  oneGoesOn,
  mixingToTotal,
  combinedDiscounts,
  edgesOfSquares,
  partlyFull,
  lateOrEarly,
  splitSavings,
  equalAfterMoving,
  sameRate,
  usingUp,
  comparing,
  equalGroups,
  priceChanges,
  partsOfAll,
  partsOfEachOther,
  missingScores,
  sharedWork,
  twoMovers,
  twoAmounts,
  eachKind,
  squares,
  numberSentences,
  integerSolutions,
  functionFacts,
  functions,
  ratioChains,
  knownPowers,
  numberOrder,
  numberPatterns,
  domains,
  jointDomains,
  nonzeroLeading,
  impliedRoots,
  signedSizes,
  phrasesAsExpressions,
  gcdLcmPairs,
  changesInARow,
  chosenDivisors,
  factorSums,
  factorials,
  carriedRemainders,
  letterRemainders,
  primePairs,
  digitAppearances,
  repeatingDecimals,
  toldAmounts,
  currents,
  averageJourneys,
  framesAround,
  productsOfRuns,
  profits,
  ratioShares,
  repeatingOrders,
  numbersInRange,
  soughtNumbers,
  namedRoots,
  consecutiveProducts,
  thrownUp,
  equalGrowth,
  numberSearches,
  digitEquations,
  digitFillings,
  linearPairs,
  wholePairs,
  sumAndProduct,
  integersBetween,
  wholeValues,
  alwaysDividing,
  endingDecimals,
  baseSums,
  numberFunctions,
  scientificNotation,
  knownRoots,
  filledFormulas,
  fillingAndDraining,
  valueTables,
  valuesInOrder,
  variations,
  customOperations,
  linearConditions,
  solutionChecks,
  curveIntersections,
  polynomialTerms,
  rootPlaces,
  powerRemainders,
  powersOfOneBase,
  matchedCoefficients,
  opposites,
  rootValues,
  points,
  lineFacts,
  parabolaFacts,
  series,
  expansionCoefficients,
  recursions,
  longSums,
  graphShifts,
  letterRatios,
  ratioValues,
  numberRatios,
  biquadraticEquations,
  rootConditions,
  signCharts,
  absoluteSums,
  absoluteExtremes,
  rootSums,
  exponentialSums,
  logarithmicEquations,
  solvedValues,
  extraneousRoots,
  writtenNumbers,
  zeroSums,
  largestProducts,
  countedSolutions,
  operationEquations,
  innerRules,
  risingStretches,
  lineConditions,
  soughtParabolas,
  proportionalFunctions,
  extremesOnIntervals,
  fixedPoints,
  powerFunctions,
  knownSigns,
  completedSums,
  toldReciprocals,
  quarticEquations,
  rootRatios,
  respacedFlags,
  turningAround,
  steppedProducts,
  pairsInCommon,
  addedDigits,
  hiddenDivisions,
  unknownDivisors,
  parities,
  listedPrimes,
  twinPrimes,
  roundedFrom,
  cardNumbers,
  numberClaims,
  digitsByPlace,
  kindsByFactors,
  primeSums,
  filledBlanks,
  orderedTerms,
  likeTerms,
  letterRoots,
  degreeConditions,
  perfectSquareChecks,
];

/** Topics with a grammar instead of patterns: they are asked about what no other topic knows. */
export const lastTopics: readonly Reader[] = [toldNumbers];
