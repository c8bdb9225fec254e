import type { ShownRecipe } from "../dish-contract.ts";
import { type DrawingPorts, drawPicture, type PicturePlace } from "./draw-picture.ts";
import type { ImageMarker } from "./image-marker.ts";

/** A recipe as a job keeps it: its picture is a place in storage. */
export type KeptRecipe = Omit<ShownRecipe, "image"> & { image?: ImageMarker };

/** Members of `meta` that tell how the drawing went. */
export type DrawingMeta = { image_status: "completed" | "failed"; warnings: string[] };

const PICTURES_AT_A_TIME = 3;

/** Often the heaviest ingredient, and drawn as a glass of it where it is told. */
const UNSEEN = /\bwater$/i;

/** Draws each recipe. `image_status` is `failed` where any picture is missing; those that were made stay. */
export async function drawRecipes(
  recipes: readonly ShownRecipe[],
  place: Omit<PicturePlace, "index">,
  ports: DrawingPorts,
): Promise<{ recipes: KeptRecipe[]; meta: DrawingMeta }> {
  const kept: KeptRecipe[] = [];
  for (let from = 0; from < recipes.length; from += PICTURES_AT_A_TIME) {
    const group = recipes.slice(from, from + PICTURES_AT_A_TIME);
    kept.push(...(await Promise.all(group.map((each, index) => drawOne(each, from + index)))));
  }
  return { recipes: kept, meta: tellDrawing(kept.every(({ image }) => image !== undefined)) };

  async function drawOne({ image: _, ...recipe }: ShownRecipe, index: number): Promise<KeptRecipe> {
    const drawn = await drawPicture(describeDish(recipe), { ...place, index }, ports);
    return drawn.status === "completed" ? { ...recipe, image: drawn.image } : recipe;
  }
}

/** What `meta` says of pictures that were asked for. */
export function tellDrawing(isWhole: boolean): DrawingMeta {
  if (isWhole) return { image_status: "completed", warnings: [] };
  return { image_status: "failed", warnings: ["image_generation_failed"] };
}

function describeDish({ title, cuisine, ingredients }: Omit<ShownRecipe, "image">) {
  const visible = ingredients.filter(({ name }) => !UNSEEN.test(name));
  const byMass = visible.sort((a, b) => b.quantity_g - a.quantity_g);
  return { title, cuisine, ingredients: byMass.map(({ name }) => name) };
}
