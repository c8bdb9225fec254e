import { createFoodCache } from "../../shared/dishes/foods/create-food-cache.ts";
import type { JobOperation } from "../../shared/jobs/job-operation.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import { recipeBook } from "../../shared/recipes/recipe-book.ts";
import type { DesignRequest } from "./contract.ts";
import type { DesignWork } from "./design-work.ts";
import { runDesign } from "./run-design.ts";

/** The work of an isolate's jobs: the foods of the recipe book are read once for all of them. */
export function createRunDesign(reading: ReadingPorts): JobOperation<DesignRequest, DesignWork>["run"] {
  const foodIds = recipeBook.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId));
  const foods = createFoodCache([...new Set(foodIds)]);
  return (work, context) => runDesign(work, context, { reading, foods });
}
