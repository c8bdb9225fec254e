import { createFoodCache } from "../../shared/dishes/foods/create-food-cache.ts";
import { erasePictures } from "../../shared/dishes/picture/erase-pictures.ts";
import { showPictures } from "../../shared/dishes/picture/show-pictures.ts";
import type { Ports } from "../../shared/http/ports.ts";
import type { JobOperation } from "../../shared/jobs/job-operation.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import { recipeBook } from "../../shared/recipes/recipe-book.ts";
import { type DesignRequest, designRequest } from "./contract.ts";
import type { DesignWork } from "./design-work.ts";
import { readBrief } from "./read-brief.ts";
import { runDesign } from "./run-design.ts";

/** Recipes and meal plans under constraints, with their proof. */
export function createDesign(
  reading: ReadingPorts,
  { now, log }: Pick<Ports, "now" | "log">,
): JobOperation<DesignRequest, DesignWork> {
  const foodIds = recipeBook.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId));
  const foods = createFoodCache([...new Set(foodIds)]);
  return {
    name: "design",
    body: {
      schema: designRequest,
      size: "json",
      shapeCode: "invalid_request_shape",
      fieldCode: "validation_error",
    },
    prepare(request) {
      // What the request leaves open is told at once.
      readBrief(request);
      return { work: { input: { request } } };
    },
    run: (work, context) => runDesign(work, context, { reading, foods }),
    eraseResultFiles: (madeBeforeMs) => erasePictures("design", madeBeforeMs, reading.storage),
    show: (job) => showPictures(job, { storage: reading.storage, now, log }),
  };
}
