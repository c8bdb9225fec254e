import type { Token } from "../terms.ts";
import { addHalves } from "./added-halves.ts";
import { readAllBut } from "./all-but.ts";
import { namePlainDecaf } from "./bare-decaf.ts";
import { measureBareLitres } from "./bare-litres.ts";
import { nameMashed } from "./bare-mash.ts";
import { countBareSpoons } from "./bare-spoons.ts";
import { dropBodyNotes } from "./body-notes.ts";
import { dropBoned } from "./boned-weights.ts";
import { shareBracketed } from "./bracketed-shares.ts";
import { unwrapSizes } from "./bracketed-sizes.ts";
import { dropCalorieNotes } from "./calorie-notes.ts";
import { leadWithClaims } from "./claims-behind.ts";
import { dropClockTimes } from "./clock-times.ts";
import { readCookedInFront } from "./cooked-in-front.ts";
import { readCorrectedCounts } from "./corrected-counts.ts";
import { nameOnes } from "./counted-ones.ts";
import { dropDayTitle } from "./day-titles.ts";
import { dropDeniedHosts } from "./denied-additions.ts";
import { dropDenied } from "./denied-foods.ts";
import { weighDryPacks } from "./dry-packs.ts";
import { weighDryDishes } from "./dry-weights.ts";
import { partDunked } from "./dunked-foods.ts";
import { readEatenPacks } from "./eaten-packs.ts";
import { readEatenPercents } from "./eaten-percents.ts";
import { repeatNouns } from "./elided-nouns.ts";
import { readForMeals } from "./for-meals.ts";
import { readForeignJoiners } from "./foreign-joiners.ts";
import { readForeignNumbers } from "./foreign-numbers.ts";
import { dropGiversBehind } from "./givers-behind.ts";
import { dropGlazes } from "./glazes.ts";
import { dropGlucoseNotes } from "./glucose-notes.ts";
import { readHandMeasures } from "./hand-measures.ts";
import { dropOtherEaters } from "./headed-eaters.ts";
import { dropKindHeadings } from "./kind-headings.ts";
import { bracketKindsBehind } from "./kinds-behind.ts";
import { readListMarks } from "./list-marks.ts";
import { joinListedAdjectives } from "./listed-adjectives.ts";
import { dropMadeForOthers } from "./made-for-others.ts";
import { headMakers } from "./makers-in-front.ts";
import { leadWithSizes } from "./milk-sizes.ts";
import { dropNotes } from "./notes.ts";
import { dropNutrientNotes } from "./nutrient-notes.ts";
import { nameOthersFoods } from "./others-foods.ts";
import { dropSharedTitle } from "./own-share-lists.ts";
import { shareBracketedPacks } from "./pack-sizes.ts";
import { namePizzaBySize } from "./pizza-sizes.ts";
import { dropPlacesBeforeLists } from "./places-before-lists.ts";
import { dropPlanned } from "./planned-meals.ts";
import { readRefusalsBehind } from "./refusals-behind.ts";
import { dropRemarks } from "./remarks.ts";
import { repeatAmounts } from "./repeated-amounts.ts";
import { repeatMeals } from "./repeated-meals.ts";
import { readButtered, separateSpreads } from "./spreads-behind.ts";
import { readStatedCalories } from "./stated-calories.ts";
import { readTableRows } from "./table-rows.ts";
import { dropThemedNights } from "./themed-nights.ts";
import { countUnitsBetween } from "./uncounted-units.ts";
import { dropUneaten } from "./uneaten-clauses.ts";
import { dropWeighedPackSizes } from "./weighed-packs.ts";
import { dropBracketsAroundWith } from "./with-brackets.ts";
import { readWordings } from "./wordings.ts";

/** The passes over the tokens, in the order in which they run. A pass may rely on all before it. */
const passes: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  // The titles of an entry and remarks on it
  dropDayTitle,
  dropSharedTitle,
  dropRemarks,
  readForMeals,
  headMakers,
  // Numbers that are no amounts of food: blood sugar, body weight, insulin
  dropGlucoseNotes,
  dropBodyNotes,
  readForeignNumbers,
  // Packs, hands, shares and sizes, whose numbers are amounts: before times and calories, which read numbers too
  weighDryPacks,
  weighDryDishes,
  readHandMeasures,
  dropBracketsAroundWith,
  dropPlacesBeforeLists,
  shareBracketed,
  shareBracketedPacks,
  dropWeighedPackSizes,
  readEatenPacks,
  readCorrectedCounts,
  unwrapSizes,
  measureBareLitres,
  readEatenPercents,
  namePizzaBySize,
  addHalves,
  // Words that stand for a food that is named elsewhere
  nameOthersFoods,
  repeatNouns,
  nameOnes,
  dropGlazes,
  namePlainDecaf,
  nameMashed,
  partDunked,
  // Calories and times: the numbers that are left are amounts
  dropNutrientNotes,
  readStatedCalories,
  dropCalorieNotes,
  dropClockTimes,
  readTableRows,
  // Kinds, adjectives and spreads, each beside its food
  dropKindHeadings,
  dropBoned,
  joinListedAdjectives,
  leadWithClaims,
  leadWithSizes,
  readButtered,
  separateSpreads,
  bracketKindsBehind,
  // Lists, and what is said once for several of their foods
  repeatMeals,
  readListMarks,
  repeatAmounts,
  readCookedInFront,
  readAllBut,
  // What others ate, and what was planned or denied
  dropNotes,
  dropGiversBehind,
  dropMadeForOthers,
  dropOtherEaters,
  dropPlanned,
  dropDeniedHosts,
  dropDenied,
  dropThemedNights,
  // Units that nothing counts, and words of other languages and of everyday
  countBareSpoons,
  countUnitsBetween,
  readForeignJoiners,
  readWordings,
  // What was not eaten after all, which needs the names of all foods
  readRefusalsBehind,
  dropUneaten,
];

/** The tokens of a text without times, notes and what was not eaten, and with its shorthands written out. */
export function prepareTokens(tokens: readonly Token[]): readonly Token[] {
  return passes.reduce((read, pass) => pass(read), tokens);
}
