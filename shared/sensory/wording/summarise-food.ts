import { listWords } from "../../kernel/list-words.ts";
import type { FoodFeel } from "../describe-feel.ts";
import { mapDimensions, type TasteProfile } from "../taste/taste.ts";
import { describeTaste, toSentence } from "./describe-taste.ts";

const textureCount = 2;
const noteCount = 2;
const notableStrength = 2;

/** A profile in one plain sentence: "Very sour and slightly bitter, juicy, with citrus notes." */
export function summariseFood(taste: TasteProfile, feel: FoodFeel): string {
  const tastes = describeTaste(mapDimensions((dimension) => taste[dimension].intensity));
  const textures = feel.texture.slice(0, textureCount).map(({ term }) => term);
  const notes = feel.aroma.filter(({ strength }) => strength >= notableStrength).slice(0, noteCount);
  return toSentence([
    tastes,
    listWords(textures),
    notes.length === 0 ? "" : `with ${listWords(notes.map(({ note }) => note))} notes`,
  ]);
}
