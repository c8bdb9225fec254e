import type { Span } from "../../language/mod.ts";
import {
  describeCause,
  type Log,
  type ModelJob,
  type ModelMedia,
  ServiceError,
} from "../../platform/kernel/mod.ts";
import { type MealItem, outlineMeal, readMeal } from "../food/mod.ts";
import { createMealModel, type MealModel } from "./meal-model.ts";
import type { MealReading, ReadItem } from "./meal-reading.ts";
import { countMatched, isAllRead, type MealCatalogue, readText } from "./read-text.ts";

/** The foods of a meal, the words that describe it, those that were not read, and warning codes. */
export type Intake = {
  items: readonly MealItem[];
  words: string;
  unread: readonly Span[];
  /** Which reader read it. */
  reader: "embedded" | "model";
  warnings: string[];
};

/** The ports for reading a meal. */
export type IntakeContext = { catalogue: MealCatalogue; log: Log };

/** A meal in words and pictures; `remainingField` is the member with a picture of the leftovers, if any. */
type MealSource = {
  words: string;
  pictures: readonly (ModelMedia & { field: string })[];
  remainingField?: string;
};

/** `job` is null without a model; a model that cannot read text reads only pictures. */
type Model = { job: ModelJob | null; readsText: boolean };

/** The foods of a meal in words and pictures. Pictures need a model. */
export async function readIntake(
  source: MealSource,
  context: IntakeContext,
  { job, readsText }: Model,
): Promise<Intake> {
  const model = job && createMealModel(job);
  if (source.pictures.length === 0 || !model)
    return readWords(source.words, context, readsText ? model : null);
  const reading = await readPictures(source, model);
  const items = await readItemsOfModel(reading.items, context.catalogue, source.words);
  return { items, words: source.words, unread: [], reader: "model", warnings: [] };
}

function readPictures(
  { words, pictures, remainingField }: MealSource,
  model: MealModel,
): Promise<MealReading> {
  const after = pictures.filter(({ field }) => field === remainingField);
  const before = pictures.filter(({ field }) => field !== remainingField);
  const text = words === "" ? undefined : words;
  return after.length > 0 ? model.readLeftovers({ before, after, text }) : model.readMealImages(before, text);
}

/**
 * The foods in words. If the embedded reader recognises everything, its reading is used; else the model, if there is
 * one, reads the words as well, and the reading with more recognised foods is used. A failing model only adds a warning.
 */
export async function readWords(
  words: string,
  context: IntakeContext,
  model: Pick<MealModel, "readMealText"> | null,
): Promise<Intake> {
  const meal = await readText(words, context.catalogue);
  const embedded: Intake = { ...meal, words, reader: "embedded", warnings: [] };
  if (isAllRead(meal) || !model || words === "") return embedded;
  const reading = await askModel(words, context, model);
  if (reading === null) return { ...embedded, warnings: ["text_read_without_model"] };
  const items = await readItemsOfModel(reading.items, context.catalogue, words);
  if (countMatched({ items }) <= countMatched(meal)) return embedded;
  return {
    ...embedded,
    items,
    unread: meal.unread.filter((span) => !isOfItem(span, items)),
    reader: "model",
  };
}

function isOfItem({ start, end }: Span, items: readonly MealItem[]): boolean {
  return items.some(({ span }) => span !== null && span.start < end && start < span.end);
}

/** Null if the model failed. */
async function askModel(
  words: string,
  { log }: IntakeContext,
  model: Pick<MealModel, "readMealText">,
): Promise<MealReading | null> {
  try {
    return await model.readMealText(words);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "text_read_without_model", cause: describeCause(error) });
    return null;
  }
}

/**
 * The foods that a model read, matched and weighed like foods in words: the model supplies names and amounts, the
 * catalogue the foods. One database call. Spans are those of the words that the model gives as its source, as far as they
 * stand in `words`.
 */
export async function readItemsOfModel(
  readItems: readonly ReadItem[],
  catalogue: Pick<MealCatalogue, "findFoods">,
  words: string,
): Promise<MealItem[]> {
  const eaten = readItems.filter(({ eatenShare }) => eatenShare !== 0);
  const outlines = eaten.map((item) => outlineMeal(describeItem(item)));
  const queries = outlines.flatMap((outline) => outline.queries);
  if (queries.length === 0) return [];
  const found = await catalogue.findFoods(queries);
  return eaten.flatMap((item, index) => {
    const outline = outlines[index];
    const span = findSpan(item, words);
    return outline ? readMeal(outline, found).items.map((meal) => ({ ...takeShare(meal, item), span })) : [];
  });
}

/** The first position, if the words occur twice. */
function findSpan({ originalWords }: ReadItem, words: string): Span | null {
  const start = originalWords === null || originalWords === "" ? -1 : words.indexOf(originalWords);
  return originalWords === null || start < 0 ? null : { start, end: start + originalWords.length };
}

function describeItem({ quantity, size, unit, brand, attributes, name }: ReadItem): string {
  const amount = quantity === null ? null : String(quantity);
  const food = [brand, ...attributes, name].filter((words) => words !== null).join(" ");
  const measure = [amount, size, unit].filter((words) => words !== null).join(" ");
  return unit === null ? `${measure} ${food}` : `${measure} of ${food}`;
}

function takeShare(meal: MealItem, { eatenShare }: ReadItem): MealItem {
  return eatenShare === null ? meal : { ...meal, grams: meal.grams * eatenShare };
}
