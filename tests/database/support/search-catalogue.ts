import type { Sql } from "postgres";
import { type Catalogue, createCatalogue } from "../../../shared/domain/catalogue/mod.ts";
import type { CallFunction } from "../../../shared/platform/kernel/call-function.ts";

type Arguments = {
  p_queries?: string[][];
  p_own_queries?: string[][];
  p_language?: string | null;
  p_terms?: string[];
};

/** The catalogue of a database as far as the reading of texts asks it. */
export function searchCatalogue(sql: Sql): Pick<Catalogue, "findFoods" | "knownTerms" | "speller"> {
  const call = async (name: string, given: Arguments): Promise<unknown> => {
    const { p_queries = [], p_own_queries = [], p_language = null, p_terms = [] } = given;
    const calls: Record<string, () => Promise<{ result?: unknown }[]>> = {
      find_foods: () => sql`
        select nas_api.find_foods(${sql.json(p_queries)}, ${sql.json(p_own_queries)}, ${p_language}) as result`,
      known_terms: () => sql`select nas_api.known_terms(${p_terms}) as result`,
      food_vocabulary: () => sql`select nas_api.food_vocabulary() as result`,
    };
    const [row] = (await calls[name]?.()) ?? [];
    return row?.result;
  };
  return createCatalogue(call as CallFunction);
}
