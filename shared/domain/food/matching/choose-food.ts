import { isNearEnergy, type Macros, rateSameness } from "./compare-composition.ts";
import type { Feature } from "./feature.ts";
import { isPossible } from "./possible-foods.ts";
import type { RankedFood } from "./rank-foods.ts";
import type { NameReading } from "./read-name.ts";

/** The food that a name most likely means, and the features by which the risk of another food is rated. */
export type ChosenFood = {
  readonly ranked: RankedFood;
  readonly riskFeatures: readonly Feature[];
};

type Likely = { readonly ranked: RankedFood; readonly macros: Macros | null; readonly share: number };

const leastOfLikeliest = 0.1;
const leastShare = 0.0001;
const nearWorth = 0.3;
/** What makes it another food, however alike the composition: lamb for pork, oil for flour, with salt for without. */
const contradictions = new Set(["origin differs", "form differs", "lackContradicted", "lackRefused"]);
const hotKcal = 300;

/**
 * Chooses among ranked candidates the one whose composition most of the likely ones share, of those at least a tenth as
 * likely as the likeliest that contradict the name no more than it does. Null where there is none.
 */
export function chooseFood(asked: NameReading, ranked: readonly RankedFood[]): ChosenFood | null {
  const likely = rateLikely(ranked.filter(({ food }) => isPossible(asked, food)));
  const [likeliest] = likely;
  const most = likeliest?.share ?? 0;
  const allowed = likeliest === undefined ? 0 : countContradictions(likeliest);
  let chosen: Likely | null = null;
  let mostAgreed = -1;
  for (const one of likely) {
    if (one.share < leastOfLikeliest * most) break;
    if (countContradictions(one) > allowed) continue;
    const agreed = Math.round(1e6 * countAgreed(one, likely));
    if (agreed > mostAgreed) [chosen, mostAgreed] = [one, agreed];
  }
  if (chosen === null) return null;
  return { ranked: chosen.ranked, riskFeatures: listRisks(asked, chosen, likely) };
}

/** The candidates, likeliest first, with their shares of the likelihood. */
function rateLikely(ranked: readonly RankedFood[]): Likely[] {
  const best = ranked[0]?.score ?? 0;
  const odds = ranked.map(({ score }) => Math.exp((score - best) / 1000));
  const sum = odds.reduce((total, one) => total + one, 0);
  return ranked
    .map((one, place) => ({ ranked: one, macros: one.food.macros ?? null, share: (odds[place] ?? 0) / sum }))
    .filter(({ share }) => share >= leastShare);
}

function countContradictions({ ranked }: Likely): number {
  return ranked.features.reduce((count, [name]) => (contradictions.has(name) ? count + 1 : count), 0);
}

function countAgreed(one: Likely, likely: readonly Likely[]): number {
  const { macros } = one;
  if (macros === null) return one.share;
  return likely.reduce((agreed, other) => {
    if (other.macros === null) return agreed;
    const near = isNearEnergy(macros, other.macros) ? nearWorth : 0;
    return agreed + other.share * (rateSameness(macros, other.macros) + near);
  }, 0);
}

/** Features of the risk that the choice is another food: how much of the likelihood differs from it, and its words. */
function listRisks(asked: NameReading, chosen: Likely, likely: readonly Likely[]): Feature[] {
  const { macros, ranked } = chosen;
  const near = likely.reduce(
    (sum, one) => sum + (one === chosen || isNear(macros, one.macros) ? one.share : 0),
    0,
  );
  const spread = likely.reduce(
    (sum, one) => sum + (one === chosen ? 0 : one.share * energyRatio(macros, one.macros)),
    0,
  );
  const isHot = (macros?.energyKcal ?? 0) > hotKcal;
  const isCooked = asked.facets.get("state")?.has("cooked") ?? false;
  const roles = [...asked.terms.values()];
  const evenCovers = likely.map((one) => new Map(one.ranked.features).get("evenCover") ?? 0);
  return [
    ["certain", 100],
    ["far", Math.round(100 * Math.log(1.02 - Math.min(1, near)))],
    ["near", Math.round(100 * Math.log(0.02 + near))],
    ["spread", Math.round(100 * spread)],
    ["energy", Math.round(100 * (Math.log((macros?.energyKcal ?? 0) + 20) - 5))],
    ["dense", isHot ? 100 : 0],
    ["cookedButDense", isHot && isCooked ? 100 : 0],
    ["subjectUnknown", isSubjectKnown(likely) ? 0 : 100],
    ["bestCover", Math.max(...evenCovers)],
    ["words", 10 * Math.min(20, roles.length)],
    ["beside", roles.includes("beside") ? 100 : 0],
    ["lacks", asked.lacking.size > 0 ? 100 : 0],
    ["percents", asked.percents.length > 0 ? 100 : 0],
    ...ranked.features.filter(([name]) => !name.includes(":")),
    ...[...asked.facets].flatMap(([kind, values]) =>
      [...values].map((value): Feature => [`${kind}:${value}`, 100]),
    ),
  ];
}

/** Whether one of the likely candidates covers what the name calls the food. */
function isSubjectKnown(likely: readonly Likely[]): boolean {
  return likely.some(({ ranked }) => ranked.features.every(([name]) => name !== "headMissed"));
}

function isNear(one: Macros | null, other: Macros | null): boolean {
  return one !== null && other !== null && isNearEnergy(other, one);
}

function energyRatio(one: Macros | null, other: Macros | null): number {
  if (one === null || other === null) return 1;
  return Math.abs(Math.log((other.energyKcal + 20) / (one.energyKcal + 20)));
}
