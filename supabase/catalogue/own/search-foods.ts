import type { Sql } from "postgres";
import type { FoodCandidate, FoundFoods } from "../../../shared/food/candidate.ts";
import { poolCandidates } from "../../../shared/food/candidate-pool.ts";
import { outlineItem } from "../../../shared/food/match-item.ts";
import { joinMention } from "../../../shared/food/mention.ts";

/** The catalogue's foods that a name may mean, best first: the first is what an item of that name is matched with. */
export async function searchFoods(sql: Sql, name: string): Promise<FoodCandidate[]> {
  const { chunks, queries } = outlineItem({ name, brand: null, attributes: [] });
  const terms = queries.map((query) => [...query]);
  const [row] = await sql<{ found: FoundFoods }[]>`select nas_api.find_foods(${sql.json(terms)}) as found`;
  if (!row) return [];
  const pool = poolCandidates(row.found);
  return pool.rank(joinMention(chunks, pool.weigh)).map(({ profile }) => profile.food);
}
