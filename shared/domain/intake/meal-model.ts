import {
  type ModelJob,
  type ModelMedia,
  type ModelTask,
  showImages,
  showWords,
} from "../../platform/kernel/mod.ts";
import { type MealReading, mealReading, readItem, readingOf } from "./meal-reading.ts";

/** Reads meals with a language model. Each call may reject with a `ServiceError`. */
export type MealModel = {
  /** The foods and amounts of a text in any language; may be empty. */
  readMealText: (text: string) => Promise<MealReading>;
  /** The foods in pictures of one meal, with what the eater says about it. */
  readMealImages: (images: readonly ModelMedia[], text?: string) => Promise<MealReading>;
  /** The foods of a meal with the eaten share of each, from pictures (or words) before the meal and pictures after it. */
  readLeftovers: (meal: MealBeforeAndAfter) => Promise<MealReading>;
};

/** A meal in pictures; `before` may be empty if words describe what was served. */
type MealBeforeAndAfter = {
  before: readonly ModelMedia[];
  after: readonly ModelMedia[];
  text?: string | undefined;
};

/** A reader of meals that works within one job of a model. */
export function createMealModel(job: ModelJob): MealModel {
  return {
    readMealText: (text) => job.ask(mealTextTask, [{ words: text }]),
    readMealImages: (images, text) =>
      job.ask(mealImagesTask, [
        ...showImages("Pictures of the meal:", images),
        ...showWords("Words of the eater:", text),
      ]),
    readLeftovers: ({ before, after, text }) =>
      job.ask(leftoversTask, [
        ...showImages("Pictures of the meal as it was served:", before),
        ...showImages("Pictures of what remained:", after),
        ...showWords("Words of the eater:", text),
      ]),
  };
}

/** The rules for every reading of a meal. */
const mealRules = [
  "One item for each food or drink. A dish that stands for itself is one item; what is mentioned or seen apart is an item of its own.",
  "Names, attributes and units are English, whatever the language of the source.",
  "Leave out what was expressly not part of the meal.",
  "If there is no food and no drink, the list is empty.",
  "Never state energy, calories, nutrients or health advice; nobody asks for them and they are thrown away.",
  "Answer with one JSON object and nothing else.",
].join("\n");

/** Foods and amounts from words. */
const mealTextTask: ModelTask<MealReading> = {
  name: "meal_text",
  schema: mealReading,
  instructions: [
    "You list the foods and drinks that a person says they ate or drank.",
    "Amounts are those of the words alone: an amount that is not stated is null, never a guess.",
    "Where the words tell that some was left, give the amount served and the share eaten.",
    mealRules,
  ].join("\n"),
};

/** Foods and amounts from pictures of one meal. */
const mealImagesTask: ModelTask<MealReading> = {
  name: "meal_images",
  schema: mealReading,
  instructions: [
    "You list the foods and drinks that pictures of one meal show.",
    "Several pictures may show the same food: list it once.",
    "Estimate each amount by sight, in g or ml, or in pieces where they can be counted.",
    "Words of the eater about the meal go before what you see, in kind and in amount.",
    "List only what is seen or mentioned, no hidden ingredients.",
    mealRules,
  ].join("\n"),
};

const eatenItem = readItem.refine(({ eatenShare }) => eatenShare !== null, {
  path: ["eatenShare"],
  message: "must be a number from 0 to 1",
});

/** Foods, amounts served and shares eaten, from pictures before and after a meal. */
const leftoversTask: ModelTask<MealReading> = {
  name: "meal_leftovers",
  schema: readingOf(eatenItem),
  instructions: [
    "You compare pictures of a meal as it was served with pictures of what remained of it.",
    "List each food that was served with its amount as served, estimated by sight in g or ml or in pieces.",
    "eatenShare is the share of that food that is gone: 1 where nothing of it remained, 0 where all of it did.",
    "Bones, peel and other parts that nobody eats are not left over.",
    "Words of the eater about the meal go before what you see. Without a picture of the served meal, they tell what was served.",
    mealRules,
  ].join("\n"),
};
