import { createCatalogue } from "../../shared/domain/catalogue/mod.ts";
import { createFoodCache } from "../../shared/domain/nutrition/mod.ts";
import { recipeBook } from "../../shared/domain/recipes/mod.ts";
import type { JobOperation } from "../../shared/platform/jobs/mod.ts";
import type { ReadingPorts } from "../../shared/platform/media/mod.ts";
import type { DesignRequest } from "./contract.ts";
import type { DesignWork } from "./design-work.ts";
import { runDesign } from "./run-design.ts";

/** The work of an isolate's jobs: the foods of the recipe book are read once for all of them. */
export function createRunDesign(reading: ReadingPorts): JobOperation<DesignRequest, DesignWork>["run"] {
  const foodIds = recipeBook.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId));
  const foods = createFoodCache("foods of the recipe book", [...new Set(foodIds)]);
  return (work, context) =>
    runDesign(work, { ...context, catalogue: createCatalogue(context.call) }, { reading, foods });
}
