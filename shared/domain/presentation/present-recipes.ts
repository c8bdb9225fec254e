import type { Language } from "../../language/mod.ts";
import type { LanguageModel, Log, MediaStorage, OperationName } from "../../platform/kernel/mod.ts";
import type { ShownRecipe } from "./dish-contract.ts";
import { translateRecipes } from "./language/translate-recipes.ts";
import { createTranslator } from "./language/translator.ts";
import { drawRecipes, type KeptRecipe } from "./picture/draw-recipes.ts";
import { createPainter } from "./picture/painter.ts";
import type { ImageDelivery } from "./picture/stored-pictures.ts";

/** Most pictures of one result: a plan has pictures of its first dishes only. */
const mostPictures = 10;

/** How to present the recipes of a result. */
type PresentationOptions = {
  operation: OperationName;
  jobId: string;
  language: Language;
  delivery: ImageDelivery | "none" | undefined;
  /** Further names to translate: those of a shopping list. */
  names?: readonly string[];
};

/** Recipes and names in their language, and members of `meta` about translation and pictures. */
type PresentedRecipes = {
  recipes: KeptRecipe[];
  names: string[];
  meta: Record<string, unknown> & { warnings: string[] };
};

type Ports = {
  /** Null without a configured model: then nothing is translated or drawn. */
  model: LanguageModel | null;
  storage: MediaStorage;
  /** The API key that the model's requests count against. */
  keyId: string;
  /** Aborts when the recipes are no longer needed. */
  signal: AbortSignal;
  log: Log;
};

/** Translates recipes and draws their pictures; neither changes a figure. */
export async function presentRecipes(
  recipes: readonly ShownRecipe[],
  { operation, jobId, language, delivery, names = [] }: PresentationOptions,
  { model, storage, keyId, signal, log }: Ports,
): Promise<PresentedRecipes> {
  const options = { keyId, signal, failureNaming: "upstream" } as const;
  const translator = model?.reads.text ? createTranslator(model.startJob(options)) : null;
  const translated = await translateRecipes(recipes, language, { translator, log }, names);
  const worded = translated.recipes.map(({ image: _, ...recipe }): KeptRecipe => recipe);
  if (delivery === undefined || delivery === "none")
    return { recipes: worded, names: translated.names, meta: { warnings: translated.warnings } };
  const painter = model?.draws ? createPainter(model.startJob(options)) : null;
  const ports = { painter, storage, log };
  const drawn = await drawRecipes(recipes.slice(0, mostPictures), { operation, jobId, delivery }, ports);
  const pictured = worded.map((recipe, at) => {
    const image = drawn.recipes[at]?.image;
    return image ? { ...recipe, image } : recipe;
  });
  return {
    recipes: pictured,
    names: translated.names,
    meta: { ...drawn.meta, warnings: [...translated.warnings, ...drawn.meta.warnings] },
  };
}
