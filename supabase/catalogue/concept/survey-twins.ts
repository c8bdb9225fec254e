import type { Food } from "../build/catalogue-model.ts";
import { agreeInComposition, type Composition } from "./composition.ts";
import type { Join, JoinsByFood } from "./joins.ts";
import { createNameLikeness } from "./name-likeness.ts";

/** A record that so many survey foods take is more general than each of them. */
const mostSurveyFoods = 4;

/** Words of survey names that stand for several foods; another survey food of the record is nearer. */
const unspecified = /\b(?:NFS|NS as to|as ingredient|for use)\b/;

/** The survey food (FNDDS) that an SR28 record is, by the record's id: of several, the one named most like it. */
export function findSurveyTwins(joins: JoinsByFood, records: ReadonlyMap<number, Food>): Map<number, number> {
  const pairs = [...joins.values()].flat().filter(({ source }) => source === "sr28");
  const nameOf = (id: number) => records.get(id)?.name ?? "";
  const { termsOf, compareWords } = createNameLikeness(
    pairs.flatMap(({ foodId, recordId }) => [nameOf(foodId), nameOf(recordId)]),
  );
  const twins = new Map<number, number>();
  for (const [recordId, found] of Map.groupBy(pairs, (pair) => pair.recordId)) {
    if (found.length > mostSurveyFoods) continue;
    const terms = termsOf(nameOf(recordId));
    const rated = found.map(({ foodId }) => ({
      foodId,
      likeness: compareWords(terms, termsOf(nameOf(foodId))) - (unspecified.test(nameOf(foodId)) ? 1 : 0),
    }));
    rated.sort((a, b) => b.likeness - a.likeness || a.foodId - b.foodId);
    if (rated[0]) twins.set(recordId, rated[0].foodId);
  }
  return twins;
}

/** The joins with those of an SR28 record added to its survey food, where they agree with that in composition. */
export function inheritJoins(
  joins: JoinsByFood,
  twins: ReadonlyMap<number, number>,
  compositionOf: (source: Join["source"] | "fndds", recordId: number) => Composition | null,
): JoinsByFood {
  const all = new Map(joins);
  for (const [recordId, foodId] of twins) {
    const own = all.get(foodId) ?? [];
    const survey = compositionOf("fndds", foodId);
    const inherited = (joins.get(recordId) ?? []).filter((join) => {
      const composition = compositionOf(join.source, join.recordId);
      const isKnown = own.some(({ source }) => source === join.source);
      // Foundation publishes no energy for some foods to compare.
      const isSame =
        join.source === "foundation" || (survey && composition && agreeInComposition(survey, composition));
      return !isKnown && isSame;
    });
    all.set(foodId, [...own, ...inherited.map((join) => ({ ...join, foodId }))]);
  }
  return all;
}
