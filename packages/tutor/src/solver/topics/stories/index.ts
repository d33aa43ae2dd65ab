import type { Reader } from "../../topic.ts";
import { ages } from "./ages/topic.ts";
import { averageJourneys } from "./average-journeys/topic.ts";
import { averages } from "./averages/topic.ts";
import { averagesWithOneLess } from "./averages-with-one-less/topic.ts";
import { bestBuys } from "./best-buys/topic.ts";
import { catchingUp } from "./catching-up/topic.ts";
import { changesInARow } from "./changes-in-a-row/topic.ts";
import { combinedDiscounts } from "./combined-discounts/topic.ts";
import { commonStories } from "./common-stories/topic.ts";
import { comparing } from "./comparing/topic.ts";
import { currents } from "./currents/topic.ts";
import { cutsAndFloors } from "./cuts-and-floors/topic.ts";
import { divisionParts } from "./division-parts/topic.ts";
import { eachKind } from "./each-kind/topic.ts";
import { equalAfterMoving } from "./equal-after-moving/topic.ts";
import { equalGroups } from "./equal-groups/topic.ts";
import { fees } from "./fees/topic.ts";
import { fillingAndDraining } from "./filling-and-draining/topic.ts";
import { fractionStories } from "./fraction-stories/topic.ts";
import { gainsAndLosses } from "./gains-and-losses/topic.ts";
import { groupAverages } from "./group-averages/topic.ts";
import { growingGrass } from "./growing-grass/topic.ts";
import { interestRates } from "./interest-rates/topic.ts";
import { knownPrices } from "./known-prices/topic.ts";
import { lateOrEarly } from "./late-or-early/topic.ts";
import { missingScores } from "./missing-scores/topic.ts";
import { mixedPrices } from "./mixed-prices/topic.ts";
import { mixingToTotal } from "./mixing-to-total/topic.ts";
import { changedMixtures, mixtures } from "./mixtures/topic.ts";
import { movingOver } from "./moving-over/topic.ts";
import { oneGoesOn } from "./one-goes-on/topic.ts";
import { partlyFull } from "./partly-full/topic.ts";
import { partsOfAll } from "./parts-of-all/topic.ts";
import { partsOfEachOther } from "./parts-of-each-other/topic.ts";
import { percentStories } from "./percent-stories/topic.ts";
import { percentsOfPercents } from "./percents-of-percents/topic.ts";
import { priceChanges } from "./price-changes/topic.ts";
import { profits } from "./profits/topic.ts";
import { proportions } from "./proportions/topic.ts";
import { rates } from "./rates/topic.ts";
import { ratioShares } from "./ratio-shares/topic.ts";
import { ratioStories } from "./ratio-stories/topic.ts";
import { respacedFlags } from "./respaced-flags/topic.ts";
import { rowsAndGaps } from "./rows-and-gaps/topic.ts";
import { sameRate } from "./same-rate/topic.ts";
import { sharedWithRest } from "./shared-with-rest/topic.ts";
import { sharedWork } from "./shared-work/topic.ts";
import { sharing } from "./sharing/topic.ts";
import { shopping } from "./shopping/topic.ts";
import { splitSavings } from "./split-savings/topic.ts";
import { timesOfDay } from "./times-of-day/topic.ts";
import { toldAmounts } from "./told-amounts/topic.ts";
import { trainsAndBridges } from "./trains-and-bridges/topic.ts";
import { travels } from "./travel/topic.ts";
import { turningAround } from "./turning-around/topic.ts";
import { twoAmounts } from "./two-amounts/topic.ts";
import { twoKinds } from "./two-kinds/topic.ts";
import { twoMovers } from "./two-movers/topic.ts";
import { twoPurchases } from "./two-purchases/topic.ts";
import { twoUnits } from "./two-units/topic.ts";
import { unitPrices } from "./unit-prices/topic.ts";
import { usingUp } from "./using-up/topic.ts";
import { weekdays } from "./weekdays/topic.ts";
import { worksTogether } from "./work-together/topic.ts";
import { workerDays } from "./worker-days/topic.ts";

/** Word problems. */
export const storyTopics: readonly Reader[] = [
  comparing,
  percentsOfPercents,
  groupAverages,
  travels,
  twoKinds,
  worksTogether,
  unitPrices,
  ratioStories,
  commonStories,
  workerDays,
  ages,
  percentStories,
  fractionStories,
  bestBuys,
  mixtures,
  changedMixtures,
  mixedPrices,
  proportions,
  divisionParts,
  averages,
  averagesWithOneLess,
  catchingUp,
  fees,
  movingOver,
  timesOfDay,
  shopping,
  twoUnits,
  sharedWithRest,
  rowsAndGaps,
  sharing,
  twoPurchases,
  weekdays,
  rates,
  trainsAndBridges,
  knownPrices,
  cutsAndFloors,
  growingGrass,
  interestRates,
  oneGoesOn,
  mixingToTotal,
  combinedDiscounts,
  partlyFull,
  lateOrEarly,
  splitSavings,
  equalAfterMoving,
  sameRate,
  usingUp,
  equalGroups,
  priceChanges,
  partsOfAll,
  partsOfEachOther,
  missingScores,
  sharedWork,
  twoMovers,
  twoAmounts,
  eachKind,
  changesInARow,
  toldAmounts,
  currents,
  averageJourneys,
  profits,
  gainsAndLosses,
  ratioShares,
  fillingAndDraining,
  respacedFlags,
  turningAround,
];
