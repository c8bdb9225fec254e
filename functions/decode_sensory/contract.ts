import * as z from "zod";
import { languageField } from "../../shared/http/language-field.ts";
import { mediaField } from "../../shared/http/media-field.ts";
import { requireOneOf } from "../../shared/http/require-one-of.ts";
import { textOfAtMost } from "../../shared/http/text-field.ts";
import { tasteDimensions } from "../../shared/sensory/taste/taste-dimension.ts";

const MAX_TEXT = 1_500;
const INPUT_FIELDS = ["foodText", "foodImage", "foodVoice"] as const;

const sensoryOutput = z.enum(["per_food", "whole_meal", "per_food_and_whole_meal"]).meta({
  id: "SensoryOutput",
  description: "What is told: each food, the meal as one, or both, which is also told without this field",
});
/** What is told: each food, the meal as one, or both. */
export type SensoryOutput = z.infer<typeof sensoryOutput>;

/** Request: at least one input; media as data URLs. */
export const sensoryRequest = z
  .strictObject({
    foodText: textOfAtMost(MAX_TEXT).describe("What is eaten, in words").optional(),
    foodImage: mediaField.describe("Picture, a data URL").optional(),
    foodVoice: mediaField.describe("Recording, a data URL").optional(),
    sensoryOutput: sensoryOutput.optional(),
    food_output_language: languageField
      .describe('Language of `display_name`, such as "German"; English without it')
      .optional(),
  })
  .refine((body) => INPUT_FIELDS.some((field) => body[field] !== undefined), {
    path: ["foodText"],
    message: "at least one of foodText, foodImage and foodVoice is required",
  })
  .meta({ id: "SensoryRequest", allOf: [requireOneOf(INPUT_FIELDS)] });
export type SensoryRequest = z.infer<typeof sensoryRequest>;

const intensity = z
  .number()
  .min(0)
  .max(100)
  .nullable()
  .describe("0 absent to 100 strongest; null where nothing tells of it");
const confidence = z.number().min(0).max(1).describe("0 to 1");
const basis = z.enum(["composition", "curated", "rule"]).meta({
  id: "SensoryBasis",
  description: "Computed from composition, a row of a table, or the class of the food or its preparation",
});
const strength = z.number().min(1).max(3).describe("1 weak to 3 strong");
const terms = z
  .array(
    z.strictObject({ term: z.string().describe("Of a fixed lexicon"), strength }).meta({ id: "FeltTerm" }),
  )
  .readonly();
const words = z.array(z.string()).readonly();
const dimension = z.enum(tasteDimensions);
const temperature = z
  .enum(["hot", "warm", "room temperature", "cold", "frozen"])
  .nullable()
  .describe("How it is served: told, by its preparation, or usual");

const rated = z.strictObject({ intensity, confidence, basis }).meta({ id: "TasteRating" });
const peaked = rated
  .extend({
    peak: z
      .strictObject({ intensity: z.number(), item_id: z.number().int(), food: z.string() })
      .nullable()
      .describe("The food in which the taste is strongest; null where nothing tells of it"),
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
  item_id: z.number().int().positive().describe("Place in the meal, from 1"),
  canonical_name: z.string().describe("English name of the catalogue"),
  display_name: z.string().describe("Name in `display_language`"),
  display_language: z.string().describe("English name of a language"),
  quantity: z.number().nullable().describe("In grams; null where the input tells no amount"),
  unit: z.literal("g").nullable().describe("Of `quantity`; null with it"),
});
/** What a food is called, and its amount where the input tells one. */
export type FoodIdentity = z.infer<typeof foodIdentity>;

const sensations = {
  texture: terms.describe("How it feels to bite and cut"),
  mouthfeel: terms.describe("How it feels in the mouth"),
  aroma: z
    .array(
      z.strictObject({ note: z.string().describe("Of a fixed lexicon"), strength }).meta({ id: "SmeltNote" }),
    )
    .readonly()
    .describe("What it smells of"),
  temperature,
};

const sensoryItem = foodIdentity
  .extend({ status: z.enum(["matched", "unresolved"]) })
  .meta({ id: "SensoryItem" });

/** An intensity is null where nothing is known of it. */
const foodProfile = foodIdentity
  .extend({
    taste: tasteOf(rated).describe("The eight tastes"),
    ...sensations,
    appearance: words.describe("Only what the input says of it"),
    summary: z.string().describe("One sentence"),
  })
  .meta({ id: "FoodProfile" });

const mealProfile = z
  .strictObject({
    kind: z.enum(["dish", "plate"]).describe("Mixed in every bite, or foods side by side"),
    taste: tasteOf(peaked).describe("The eight tastes, mean of the meal, each with its peak"),
    ...sensations,
    dominant: words.describe("What stands out"),
    contrasts: words.describe("Tastes and textures that stand against each other"),
    balance: z
      .strictObject({
        figure: z.number().min(0).max(1).describe("Evenness of the tastes: 0 one alone, 1 five alike"),
        leading: z.array(dimension).readonly().describe("Tastes that lead"),
        missing: z.array(dimension).readonly().describe("Tastes that are absent"),
        description: z.string().describe("The same in words"),
      })
      .describe("How the tastes stand to each other"),
    summary: z.string().describe("One sentence"),
  })
  .meta({ id: "MealProfile" });

const noFood = z
  .strictObject({
    type: z.literal("no_food_detected"),
    items: z.array(z.never()).max(0).describe("Empty"),
    sensory: z.null(),
  })
  .meta({ id: "SensoryNoFood" });
const food = z
  .strictObject({
    type: z.literal("food_detected"),
    items: z.array(sensoryItem).describe("Empty where only the whole meal is told"),
    sensory: z
      .strictObject({
        per_food: z.array(foodProfile).describe("One profile for each item").optional(),
        whole_meal: mealProfile.optional(),
      })
      .describe("What `sensoryOutput` asks for"),
  })
  .meta({ id: "SensoryFood" });

/** Result: `items` is empty where only the whole meal is told. */
export const sensoryResult = z.discriminatedUnion("type", [food, noFood]).meta({ id: "SensoryResult" });
export type SensoryResult = z.infer<typeof sensoryResult>;
