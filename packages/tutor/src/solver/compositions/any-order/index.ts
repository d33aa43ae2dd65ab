import { ofAmountsInAnyOrder } from "./amounts.ts";
import { ofBoundsAndData } from "./bounds-and-data.ts";
import { ofEverydayProblems } from "./everyday-problems.ts";
import { ofFares } from "./fares.ts";
import { ofGatherings, ofMixturesInAnyOrder } from "./gatherings.ts";
import { ofCurrents, ofJourneys } from "./journeys.ts";
import { ofKnownStories } from "./known-stories.ts";
import { ofLeaguesAndLoads } from "./leagues-and-loads.ts";
import { ofLetters } from "./letters-in-stories.ts";
import { ofMoreJourneys } from "./more-journeys.ts";
import { ofMoreStories } from "./more-stories.ts";
import { ofMoreWorkbookProblems } from "./more-workbook-problems.ts";
import { ofOrdinaryProblems } from "./ordinary-problems.ts";
import { ofPlannedAndReal } from "./planned-and-real.ts";
import { ofPricesInAnyOrder } from "./prices.ts";
import { ofQuadratics } from "./quadratic-stories.ts";
import { ofRatesInAnyOrder } from "./rates.ts";
import type { AnyOrder } from "./told-in-any-order.ts";
import { ofTracksAndTickets } from "./tracks-and-tickets.ts";
import { ofFittingParts, ofWorkInAnyOrder } from "./work.ts";
import { ofWorkbookProblems } from "./workbook-problems.ts";

/** Every usual story that is heard in any order of its clauses. */
export const inAnyOrder: AnyOrder[] = [
  ...ofJourneys,
  ...ofCurrents,
  ...ofPricesInAnyOrder,
  ...ofWorkInAnyOrder,
  ...ofFittingParts,
  ...ofRatesInAnyOrder,
  ...ofAmountsInAnyOrder,
  ...ofGatherings,
  ...ofMoreJourneys,
  ...ofMoreStories,
  ...ofKnownStories,
  ...ofMixturesInAnyOrder,
  ...ofFares,
  ...ofBoundsAndData,
  ...ofLeaguesAndLoads,
  ...ofPlannedAndReal,
  ...ofQuadratics,
  ...ofLetters,
  ...ofTracksAndTickets,
  ...ofOrdinaryProblems,
  ...ofWorkbookProblems,
  ...ofMoreWorkbookProblems,
  ...ofEverydayProblems,
];
