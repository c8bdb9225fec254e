import { listWords } from "../../kernel/list-words.ts";
import type { MealProfile } from "../meal-profile.ts";
import { mapDimensions } from "../taste/taste.ts";
import { describeTaste, toSentence } from "./describe-taste.ts";

const textureCount = 3;

/** A meal in one plain sentence. */
export function summariseMeal({
  taste,
  texture,
  contrasts,
}: Pick<MealProfile, "taste" | "texture" | "contrasts">): string {
  const tastes = describeTaste(
    mapDimensions((dimension) => taste[dimension].intensity),
    "on the whole ",
  );
  const textures = texture.slice(0, textureCount).map(({ term }) => term);
  return toSentence([tastes, listWords(textures), describeContrasts(contrasts)]);
}

function describeContrasts(contrasts: readonly string[]): string {
  if (contrasts.length === 0) return "";
  return `with ${contrasts.length === 1 ? "a contrast" : "contrasts"} of ${listWords(contrasts)}`;
}
