import { join } from "node:path";
import { openRelease } from "../../../../../supabase/catalogue/load/search-release.ts";

/** The compiled catalogue; `foods` and `findFoods` without a database. */
export const { foods: catalogueFoods, findFoods } = openRelease(
  join(import.meta.dirname, "../../../../../supabase/catalogue/compiled"),
);
