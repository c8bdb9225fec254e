import * as z from "zod";
import { mediaField } from "../../shared/http/media-field.ts";
import { textOfAtMost } from "../../shared/http/text-field.ts";
import { readLanguageName } from "../../shared/kernel/language-name.ts";
import { tasteDimensions } from "../../shared/sensory/taste/taste-dimension.ts";

const MAX_TEXT = 1_500;
const INPUT_FIELDS = ["foodText", "foodImage", "foodVoice"] as const;

const sensoryOutput = z
  .enum(["per_food", "whole_meal", "per_food_and_whole_meal"])
  .meta({ id: "SensoryOutput" });
/** What is told: each food, the meal as one, or both. */
export type SensoryOutput = z.infer<typeof sensoryOutput>;

/** Request: at least one input; media as data URLs. */
export const sensoryRequest = z
  .strictObject({
    foodText: textOfAtMost(MAX_TEXT).optional(),
    foodImage: mediaField.optional(),
    foodVoice: mediaField.optional(),
    sensoryOutput: sensoryOutput.optional(),
    food_output_language: z
      .string()
      .refine((name) => readLanguageName(name) !== null, 'must be the name of a language, such as "German"')
      .optional(),
  })
  .refine((body) => INPUT_FIELDS.some((field) => body[field] !== undefined), {
    path: ["foodText"],
    message: "at least one of foodText, foodImage and foodVoice is required",
  })
  .meta({ id: "SensoryRequest" });
export type SensoryRequest = z.infer<typeof sensoryRequest>;

const intensity = z.number().min(0).max(100).nullable();
const confidence = z.number().min(0).max(1);
const basis = z.enum(["composition", "curated", "rule"]).meta({ id: "SensoryBasis" });
const strength = z.number().min(1).max(3);
const terms = z.array(z.strictObject({ term: z.string(), strength })).readonly();
const words = z.array(z.string()).readonly();
const dimension = z.enum(tasteDimensions);
const temperature = z.enum(["hot", "warm", "room temperature", "cold", "frozen"]).nullable();

const rated = z.strictObject({ intensity, confidence, basis }).meta({ id: "TasteRating" });
const peaked = rated
  .extend({
    peak: z.strictObject({ intensity: z.number(), item_id: z.number().int(), food: z.string() }).nullable(),
  })
  .meta({ id: "MealTasteRating" });

function tasteOf<Rating extends z.ZodType>(rating: Rating) {
  return z.strictObject({
    sweet: rating,
    salty: rating,
    sour: rating,
    bitter: rating,
    umami: rating,
    fatty: rating,
    pungent: rating,
    astringent: rating,
  });
}

const foodIdentity = z.strictObject({
  item_id: z.number().int().positive(),
  canonical_name: z.string(),
  display_name: z.string(),
  display_language: z.string(),
  quantity: z.number().nullable(),
  unit: z.literal("g").nullable(),
});
/** What a food is called, and its amount where the input tells one. */
export type FoodIdentity = z.infer<typeof foodIdentity>;

const sensations = {
  texture: terms,
  mouthfeel: terms,
  aroma: z.array(z.strictObject({ note: z.string(), strength })).readonly(),
  temperature,
};

const sensoryItem = foodIdentity
  .extend({ status: z.enum(["matched", "unresolved"]) })
  .meta({ id: "SensoryItem" });

/** An intensity is null where nothing is known of it. */
const foodProfile = foodIdentity
  .extend({
    taste: tasteOf(rated),
    ...sensations,
    appearance: words,
    summary: z.string(),
  })
  .meta({ id: "FoodProfile" });

const mealProfile = z
  .strictObject({
    kind: z.enum(["dish", "plate"]),
    taste: tasteOf(peaked),
    ...sensations,
    dominant: words,
    contrasts: words,
    balance: z.strictObject({
      figure: z.number().min(0).max(1),
      leading: z.array(dimension).readonly(),
      missing: z.array(dimension).readonly(),
      description: z.string(),
    }),
    summary: z.string(),
  })
  .meta({ id: "MealProfile" });

const noFood = z
  .strictObject({
    type: z.literal("no_food_detected"),
    items: z.array(z.never()).max(0),
    sensory: z.null(),
  })
  .meta({ id: "SensoryNoFood" });
const food = z
  .strictObject({
    type: z.literal("food_detected"),
    items: z.array(sensoryItem),
    sensory: z.strictObject({
      per_food: z.array(foodProfile).optional(),
      whole_meal: mealProfile.optional(),
    }),
  })
  .meta({ id: "SensoryFood" });

/** Result: `items` is empty where only the whole meal is told. */
export const sensoryResult = z.discriminatedUnion("type", [food, noFood]).meta({ id: "SensoryResult" });
export type SensoryResult = z.infer<typeof sensoryResult>;
