import type { FoodCache } from "../../shared/dishes/foods/create-food-cache.ts";
import type { Store } from "../../shared/store/store.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import type { UnmetWish } from "./contract.ts";
import type { Demands } from "./demand.ts";
import { listCandidates } from "./list-candidates.ts";
import { listCompounds } from "./list-compounds.ts";
import { listDemands } from "./list-demands.ts";
import { settleWanted } from "./settle-wanted.ts";

/** What every step of a design begins with: the same request and catalogue give the same. */
export type Kitchen = {
  brief: Brief;
  candidates: readonly Candidate[];
  demands: Demands;
  unmet: readonly UnmetWish[];
  catalogueRelease: string;
};

/** Reads the foods of the recipes, and what the brief asks of dishes made of them. */
export async function openKitchen(
  brief: Brief,
  store: Pick<Store, "foods" | "mealEvidence">,
  foods: FoodCache,
): Promise<Kitchen> {
  const table = await foods.read(store, listCompounds(brief));
  const candidates = listCandidates(brief, table);
  const ofOwnSize = candidates.filter(({ factor }) => factor === 1);
  const { required, unmet } = settleWanted(brief, ofOwnSize);
  const demands = listDemands(brief, required);
  return { brief, candidates, demands, unmet, catalogueRelease: table.catalogueRelease };
}
