import { mayHold } from "@dripstone/contact-data";
import { plainOf } from "../sentences/plain.ts";
import { asCalculation } from "./as-calculation.ts";
import type { Composition } from "./composition.ts";
import { ofAgesTold } from "./retellings/ages-told.ts";
import { ofAmountsTold } from "./retellings/amounts-told.ts";
import { ofArrangements } from "./retellings/arrangements.ts";
import { ofAskedOfNumbers } from "./retellings/asked-of-numbers.ts";
import { ofBases } from "./retellings/bases.ts";
import { ofBasesTold } from "./retellings/bases-told.ts";
import { ofBills } from "./retellings/bills-told.ts";
import { ofChances } from "./retellings/chances.ts";
import { ofChineseStoriesInLetters } from "./retellings/chinese-stories-in-letters.ts";
import { ofCoins } from "./retellings/coins.ts";
import { ofCountsInGroups } from "./retellings/counted-in-groups.ts";
import { ofDaysAndChoices } from "./retellings/days-and-choices.ts";
import { ofDigits } from "./retellings/digits.ts";
import { ofDigitsInGaps } from "./retellings/digits-in-gaps.ts";
import { ofDigitsSought } from "./retellings/digits-sought.ts";
import { ofDiscountsAndLosses } from "./retellings/discounts-and-losses.ts";
import { ofDivisibility } from "./retellings/divisibility.ts";
import { ofDivisionsAndArrays } from "./retellings/divisions-and-arrays-told.ts";
import { ofEquationsInStories } from "./retellings/equations-in-stories.ts";
import { ofEverydayQuestions } from "./retellings/everyday-questions.ts";
import { ofAlgebraExercises } from "./retellings/exercises-of-algebra.ts";
import { ofExpressionsTold } from "./retellings/expressions-told.ts";
import { ofFactors } from "./retellings/factors.ts";
import { ofFormulasTold } from "./retellings/formulas-told.ts";
import { ofFunctionsTold } from "./retellings/functions-told.ts";
import { ofGatherings } from "./retellings/gatherings.ts";
import { ofGraphsAndSums } from "./retellings/graphs-and-sums-told.ts";
import { ofHomeworkTold } from "./retellings/homework-told.ts";
import { ofKnownWorthsTold } from "./retellings/known-worths-told.ts";
import { ofLampsAndRemainders } from "./retellings/lamps-and-remainders.ts";
import { ofLinesInAnyOrder } from "./retellings/lines-in-any-order.ts";
import { ofMachines } from "./retellings/machines.ts";
import { ofMachinesTold } from "./retellings/machines-told.ts";
import { ofMarkedDown } from "./retellings/marked-down.ts";
import { ofMeans } from "./retellings/means.ts";
import { ofMeasures } from "./retellings/measures.ts";
import { ofMeetingDaysTold } from "./retellings/meeting-days-told.ts";
import { ofMiddleSchool } from "./retellings/middle-school-exercises.ts";
import { ofMoreEverydayQuestions } from "./retellings/more-everyday-questions.ts";
import { ofNumberChains } from "./retellings/number-chains.ts";
import { ofNumberQuestions } from "./retellings/number-questions-told.ts";
import { ofNumbersImplied } from "./retellings/numbers-implied-told.ts";
import { ofNumbersNamed } from "./retellings/numbers-named.ts";
import { ofNumbersOtherwise } from "./retellings/numbers-otherwise.ts";
import { ofPairs } from "./retellings/pairs.ts";
import { ofParameters } from "./retellings/parameters-told.ts";
import { ofPartsAndChangesTold } from "./retellings/parts-and-changes-told.ts";
import { ofPartsAndPercents } from "./retellings/parts-and-percents.ts";
import { ofPartsAndWholes } from "./retellings/parts-and-wholes-told.ts";
import { ofPartsOfKnown } from "./retellings/parts-of-known.ts";
import { ofPatterns } from "./retellings/patterns.ts";
import { ofPercentChanges } from "./retellings/percent-changes.ts";
import { ofPlacesAndChoices } from "./retellings/places-and-choices-told.ts";
import { ofPointsOnCurves } from "./retellings/points-on-curves.ts";
import { ofPowersAndPlacesTold } from "./retellings/powers-and-places-told.ts";
import { ofPricesAndRatios } from "./retellings/prices-and-ratios-told.ts";
import { ofPrimesAndPairsTold } from "./retellings/primes-and-pairs-told.ts";
import { ofProgressions } from "./retellings/progressions-told.ts";
import { ofProperties } from "./retellings/properties.ts";
import { ofRates } from "./retellings/rates.ts";
import { ofRatesAndRows } from "./retellings/rates-and-rows.ts";
import { ofRatesInStories } from "./retellings/rates-in-stories.ts";
import { ofRatioOfAll } from "./retellings/ratio-of-all.ts";
import { ofRatiosAndPoints } from "./retellings/ratios-and-points-told.ts";
import { ofRatiosAndScales } from "./retellings/ratios-and-scales-told.ts";
import { ofRatiosTold } from "./retellings/ratios-told.ts";
import { ofReckonings } from "./retellings/reckonings.ts";
import { ofRemaindersTold } from "./retellings/remainders-told.ts";
import { ofRolledAndDrawn } from "./retellings/rolled-and-drawn.ts";
import { ofOpposites } from "./retellings/roots-of-opposites.ts";
import { ofRowsAndStacks } from "./retellings/rows-and-stacks.ts";
import { ofRowsLeftOver } from "./retellings/rows-left-over.ts";
import { ofFewWords } from "./retellings/said-in-few-words.ts";
import { ofNumbersSaid } from "./retellings/said-of-numbers.ts";
import { ofSchoolAlgebra } from "./retellings/school-algebra.ts";
import { ofSchoolConditions } from "./retellings/school-conditions.ts";
import { ofSchoolGraphs } from "./retellings/school-graphs.ts";
import { ofSchoolMistakes } from "./retellings/school-mistakes.ts";
import { ofSchoolPoints } from "./retellings/school-points.ts";
import { ofSelections } from "./retellings/selections.ts";
import { ofSharesAndPrimes } from "./retellings/shares-and-primes.ts";
import { ofSharesTold } from "./retellings/shares-told.ts";
import { ofShortExercises } from "./retellings/short-exercises-told.ts";
import { ofSingleStepsTold } from "./retellings/single-steps-told.ts";
import { ofSoughtInLists } from "./retellings/sought-in-lists.ts";
import { ofStoriesInLetters } from "./retellings/stories-in-letters.ts";
import { ofSystemsAndValues } from "./retellings/systems-and-values-told.ts";
import { ofTermsInARow } from "./retellings/terms-in-a-row-told.ts";
import { ofTiles } from "./retellings/tiles-told.ts";
import { ofTogetherAgain } from "./retellings/together-again.ts";
import { ofNumbersByFactors } from "./retellings/told-by-factors.ts";
import { ofExercises } from "./retellings/told-in-exercises.ts";
import { ofToldOtherwise } from "./retellings/told-otherwise.ts";
import { ofTrainLengths } from "./retellings/trains-told.ts";
import { ofTwoPricesTold } from "./retellings/two-prices-told.ts";
import { ofUnitsAndMeans } from "./retellings/units-and-means.ts";
import { ofWaterAdded } from "./retellings/water-added.ts";
import { ofWeekdaysInNumbers } from "./retellings/weekdays-in-numbers.ts";
import { ofWholeNumbers } from "./retellings/whole-numbers.ts";
import { ofWholeNumbersAsked } from "./retellings/whole-numbers-asked.ts";
import { ofWholeNumbersLeft } from "./retellings/whole-numbers-left.ts";
import { ofWholeNumbersSought } from "./retellings/whole-numbers-sought.ts";
import { ofWholeStoriesTold } from "./retellings/whole-stories-told.ts";
import { ofWorkTold } from "./retellings/work-told.ts";

const LENGTH_MAX = 260;
const sentences = [
  ...ofProperties,
  ...ofFactors,
  ...ofBases,
  ...ofDivisibility,
  ...ofPairs,
  ...ofRates,
  ...ofOpposites,
  ...ofPointsOnCurves,
  ...ofWholeNumbers,
  ...ofDigits,
  ...ofSharesAndPrimes,
  ...ofNumbersOtherwise,
  ...ofCoins,
  ...ofReckonings,
  ...ofMeetingDaysTold,
  ...ofNumbersImplied,
  ...ofMeasures,
  ...ofMachines,
  ...ofPercentChanges,
  ...ofRatiosTold,
  ...ofPatterns,
  ...ofMeans,
  ...ofSelections,
  ...ofChances,
  ...ofArrangements,
  ...ofPartsAndPercents,
  ...ofRolledAndDrawn,
  ...ofNumbersSaid,
  ...ofDiscountsAndLosses,
  ...ofGatherings,
  ...ofRowsAndStacks,
  ...ofSoughtInLists,
  ...ofNumberQuestions,
  ...ofNumberChains,
  ...ofMiddleSchool,
  ...ofTwoPricesTold,
  ...ofWorkTold,
  ...ofFewWords,
  ...ofToldOtherwise,
  ...ofWholeStoriesTold,
  ...ofSingleStepsTold,
  ...ofPartsAndChangesTold,
  ...ofMoreEverydayQuestions,
  ...ofEverydayQuestions,
  ...ofSharesTold,
  ...ofRatesInStories,
  ...ofAskedOfNumbers,
  ...ofRowsLeftOver,
  ...ofAgesTold,
  ...ofWaterAdded,
  ...ofMarkedDown,
  ...ofRatioOfAll,
  ...ofKnownWorthsTold,
  ...ofSchoolAlgebra,
  ...ofSchoolConditions,
  ...ofSchoolPoints,
  ...ofSchoolMistakes,
  ...ofSchoolGraphs,
  ...ofLampsAndRemainders,
  ...ofNumbersByFactors,
  ...ofDigitsSought,
  ...ofCountsInGroups,
  ...ofPartsAndWholes,
  ...ofPricesAndRatios,
  ...ofRatesAndRows,
  ...ofTiles,
  ...ofBills,
  ...ofPlacesAndChoices,
  ...ofTrainLengths,
  ...ofExercises,
  ...ofUnitsAndMeans,
  ...ofPartsOfKnown,
  ...ofNumbersNamed,
  ...ofDaysAndChoices,
  ...ofAmountsTold,
  ...ofBasesTold,
  ...ofDigitsInGaps,
  ...ofRemaindersTold,
  ...ofPrimesAndPairsTold,
  ...ofWeekdaysInNumbers,
  ...ofTogetherAgain,
  ...ofPowersAndPlacesTold,
  ...ofWholeNumbersSought,
  ...ofWholeNumbersAsked,
  ...ofWholeNumbersLeft,
  ...ofParameters,
  ...ofTermsInARow,
  ...ofAlgebraExercises,
  ...ofGraphsAndSums,
  ...ofSystemsAndValues,
  ...ofShortExercises,
  ...ofEquationsInStories,
  ...ofLinesInAnyOrder,
  ...ofMachinesTold,
  ...ofFormulasTold,
  ...ofStoriesInLetters,
  ...ofChineseStoriesInLetters,
  ...ofDivisionsAndArrays,
  ...ofExpressionsTold,
  ...ofRatiosAndPoints,
  ...ofFunctionsTold,
  ...ofRatiosAndScales,
  ...ofProgressions,
  ...ofHomeworkTold,
];

/** A question of whole numbers that means one which the topics know, said in a whole sentence of other words. */
export const inOtherWords: Composition = {
  words: { en: {}, ch: {} },
  read(question, solve) {
    const plain = plainOf(question).replace(/[,? ]+$/, "");
    if (plain === "" || plain.length > LENGTH_MAX) return null;
    for (const [sentence, meant] of sentences) {
      const found = mayHold(plain, sentence) ? sentence.exec(plain) : null;
      const inner = found && meant((found.groups ?? {}) as Record<string, string>);
      if (inner) return asCalculation(question, solve(inner));
    }
    return null;
  },
};
