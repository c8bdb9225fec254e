import {
  describeCause,
  type Log,
  type MediaStorage,
  type OperationName,
  ServiceError,
} from "../../../platform/kernel/mod.ts";
import type { ShownRecipe } from "../dish-contract.ts";
import type { DishPicture, Painter } from "./painter.ts";
import { type ImageDelivery, type ImageMarker, pictureFolder } from "./stored-pictures.ts";

/** A recipe as stored in a job's result: its picture is a path in storage. */
export type KeptRecipe = Omit<ShownRecipe, "image"> & { image?: ImageMarker };

/** Members of `meta` that report on the pictures. */
type DrawingMeta = { image_status: "completed" | "failed"; warnings: string[] };

/** Which picture of which job. */
type PicturePlace = {
  operation: OperationName;
  jobId: string;
  index: number;
  delivery: ImageDelivery;
};

/** The ports of drawing; `painter` is null without a model that draws. */
export type DrawingPorts = {
  painter: Painter | null;
  storage: Pick<MediaStorage, "put">;
  log: Log;
};

/** A picture in storage, or a failure. */
type DrawnPicture = { status: "completed"; image: ImageMarker } | { status: "failed" };

const picturesAtATime = 3;
/** Water is often the heaviest ingredient, and models draw a glass of it if it is mentioned. */
const unseen = /\bwater$/i;

const extensions: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** Draws each recipe. `image_status` is `failed` if any picture is missing; the others are kept. */
export async function drawRecipes(
  recipes: readonly ShownRecipe[],
  place: Omit<PicturePlace, "index">,
  ports: DrawingPorts,
): Promise<{ recipes: KeptRecipe[]; meta: DrawingMeta }> {
  const kept: KeptRecipe[] = [];
  for (let from = 0; from < recipes.length; from += picturesAtATime) {
    const group = recipes.slice(from, from + picturesAtATime);
    kept.push(...(await Promise.all(group.map((each, index) => drawOne(each, from + index)))));
  }
  return { recipes: kept, meta: describeDrawing(kept.every(({ image }) => image !== undefined)) };

  async function drawOne({ image: _, ...recipe }: ShownRecipe, index: number): Promise<KeptRecipe> {
    const drawn = await drawPicture(describeDish(recipe), { ...place, index }, ports);
    return drawn.status === "completed" ? { ...recipe, image: drawn.image } : recipe;
  }
}

function describeDish({ title, cuisine, ingredients }: Omit<ShownRecipe, "image">) {
  const visible = ingredients.filter(({ name }) => !unseen.test(name));
  const byMass = visible.sort((a, b) => b.quantity_g - a.quantity_g);
  return { title, cuisine, ingredients: byMass.map(({ name }) => name) };
}

/** Draws a dish and stores the picture for as long as its job is kept. A failure is logged and not thrown. */
async function drawPicture(
  dish: DishPicture,
  { operation, jobId, index, delivery }: PicturePlace,
  { painter, storage, log }: DrawingPorts,
): Promise<DrawnPicture> {
  if (painter === null) return { status: "failed" };
  try {
    const { bytes, mimeType } = await painter.drawDish(dish);
    const path = `${pictureFolder(operation)}/${jobId}/${index}.${extensions[mimeType] ?? "bin"}`;
    await storage.put(path, { bytes, mimeType });
    return { status: "completed", image: { path, mime_type: mimeType, delivery } };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "picture_not_drawn", cause: describeCause(error) });
    return { status: "failed" };
  }
}

/** The report in `meta` on requested pictures. */
function describeDrawing(isWhole: boolean): DrawingMeta {
  if (isWhole) return { image_status: "completed", warnings: [] };
  return { image_status: "failed", warnings: ["image_generation_failed"] };
}
