import type { Corpus } from "./corpus.ts";
import { decide } from "./decide/corpus.ts";
import { design } from "./design/corpus.ts";
import { diary } from "./diary/corpus.ts";
import { draft } from "./draft/corpus.ts";
import { everyday } from "./everyday/corpus.ts";
import { foodNames } from "./food-names/corpus.ts";
import { ingredientLines } from "./ingredient-lines/corpus.ts";
import { mealText } from "./meal-text/corpus.ts";
import { recipes } from "./recipes/corpus.ts";
import { sensory } from "./sensory/corpus.ts";
import { symptoms } from "./symptoms/corpus.ts";

/** All corpora, in the order of the page. */
export const corpora: readonly Corpus[] = [
  diary,
  foodNames,
  mealText,
  everyday,
  ingredientLines,
  recipes,
  sensory,
  symptoms,
  decide,
  design,
  draft,
];
