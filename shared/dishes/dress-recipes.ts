import type { Language } from "../kernel/language-name.ts";
import type { OperationName } from "../kernel/operation-name.ts";
import { COMMON_NAMING } from "../reading/error-naming.ts";
import type { ReadingContext } from "../reading/reading-context.ts";
import type { ReadingPorts } from "../reading/reading-ports.ts";
import type { ShownRecipe } from "./dish-contract.ts";
import { translateRecipes } from "./language/translate-recipes.ts";
import { drawRecipes, type KeptRecipe } from "./picture/draw-recipes.ts";
import type { ImageDelivery } from "./picture/image-marker.ts";

/** Pictures of one answer: a plan has those of its first dishes. */
const MOST_PICTURES = 10;

/** How the recipes of an answer are to be told and shown. */
export type Dressing = {
  operation: OperationName;
  jobId: string;
  language: Language;
  delivery: ImageDelivery | "none" | undefined;
  /** Further names to tell in the language: those of a shopping list. */
  names?: readonly string[];
};

/** Recipes and names as they are told, and what `meta` says of it. */
export type DressedRecipes = {
  recipes: KeptRecipe[];
  names: string[];
  meta: Record<string, unknown> & { warnings: string[] };
};

type Surroundings = { reading: ReadingPorts; context: ReadingContext };

/** Puts recipes into their language and draws their pictures; neither changes a figure. */
export async function dressRecipes(
  recipes: readonly ShownRecipe[],
  { operation, jobId, language, delivery, names = [] }: Dressing,
  { reading, context }: Surroundings,
): Promise<DressedRecipes> {
  const { failureNaming } = COMMON_NAMING;
  const startJob = () => reading.model?.startJob({ signal: context.signal, failureNaming }) ?? null;
  const translator = reading.model?.reads.text ? startJob() : null;
  const told = { job: translator, log: context.log };
  const translated = await translateRecipes(recipes, language, told, names);
  const worded = translated.recipes.map(({ image: _, ...recipe }): KeptRecipe => recipe);
  if (delivery === undefined || delivery === "none")
    return { recipes: worded, names: translated.names, meta: { warnings: translated.warnings } };
  const painter = reading.model?.draws ? startJob() : null;
  const ports = { job: painter, storage: reading.storage, log: context.log };
  const drawn = await drawRecipes(recipes.slice(0, MOST_PICTURES), { operation, jobId, delivery }, ports);
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
