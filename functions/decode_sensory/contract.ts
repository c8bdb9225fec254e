import * as z from "zod";
import { languageField } from "../../shared/domain/presentation/mod.ts";
import { tasteDimensions } from "../../shared/domain/sensory/mod.ts";
import { mediaField, requireOneOf, textOfAtMost } from "../../shared/platform/kernel/mod.ts";

const maxText = 1_500;
const inputFields = ["foodText", "foodImage", "foodVoice"] as const;

const sensoryOutput = z.enum(["per_food", "whole_meal", "per_food_and_whole_meal"]).meta({
  id: "SensoryOutput",
  description: "What to describe: each food, the whole meal, or both; both by default",
});
/** What to describe: each food, the whole meal, or both. */
export type SensoryOutput = z.infer<typeof sensoryOutput>;

/** Request: at least one input; media as data URLs. */
export const sensoryRequest = z
  .strictObject({
    foodText: textOfAtMost(maxText).describe("What is eaten, as text").optional(),
    foodImage: mediaField.describe("Picture, as a data URL").optional(),
    foodVoice: mediaField.describe("Recording, as a data URL").optional(),
    sensoryOutput: sensoryOutput.optional(),
    food_output_language: languageField
      .describe('Language of `display_name`, such as "German"; English by default')
      .optional(),
  })
  .refine((body) => inputFields.some((field) => body[field] !== undefined), {
    path: ["foodText"],
    message: "at least one of foodText, foodImage and foodVoice is required",
  })
  .meta({ id: "SensoryRequest", allOf: [requireOneOf(inputFields)] });
export type SensoryRequest = z.infer<typeof sensoryRequest>;

const intensity = z
  .number()
  .min(0)
  .max(100)
  .nullable()
  .describe("0 absent to 100 strongest; null if there is no evidence");
const confidence = z.number().min(0).max(1).describe("0 to 1");
const basis = z.enum(["composition", "curated", "rule"]).meta({
  id: "SensoryBasis",
  description:
    "What a value rests on: the composition, a row of a curated table, or a rule for the class of the food or its preparation",
});
const strength = z.number().min(1).max(3).describe("1 weak to 3 strong");
const terms = z
  .array(
    z
      .strictObject({ term: z.string().describe("Term of a fixed lexicon"), strength })
      .meta({ id: "FeltTerm" }),
  )
  .readonly();
const words = z.array(z.string()).readonly();
const dimension = z.enum(tasteDimensions);
const temperature = z
  .enum(["hot", "warm", "room temperature", "cold", "frozen"])
  .nullable()
  .describe("Serving temperature: from the input, by the preparation, or usual");

const rated = z.strictObject({ intensity, confidence, basis }).meta({ id: "TasteRating" });
const peaked = rated
  .extend({
    peak: z
      .strictObject({ intensity: z.number(), item_id: z.number().int(), food: z.string() })
      .nullable()
      .describe("Food in which the taste is strongest; null if there is no evidence"),
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
  item_id: z.number().int().positive().describe("Position in the meal, from 1"),
  canonical_name: z.string().describe("English name in the catalogue"),
  display_name: z.string().describe("Name in `display_language`"),
  display_language: z.string().describe("English name of the language"),
  quantity: z.number().nullable().describe("Grams; null if the input has no amount"),
  unit: z.literal("g").nullable().describe("Unit of `quantity`; null if that is null"),
});
/** Names of a food, and its amount if the input has one. */
export type FoodIdentity = z.infer<typeof foodIdentity>;

const sensations = {
  texture: terms.describe("Texture when biting and cutting"),
  mouthfeel: terms.describe("Feeling in the mouth"),
  aroma: z
    .array(
      z
        .strictObject({ note: z.string().describe("Term of a fixed lexicon"), strength })
        .meta({ id: "SmeltNote" }),
    )
    .readonly()
    .describe("Aroma notes"),
  temperature,
};

const sensoryItem = foodIdentity
  .extend({ status: z.enum(["matched", "unresolved"]) })
  .meta({ id: "SensoryItem" });

/** An intensity is null if there is no evidence for it. */
const foodProfile = foodIdentity
  .extend({
    taste: tasteOf(rated).describe("The eight tastes"),
    ...sensations,
    appearance: words.describe("Appearance, only as stated in the input"),
    summary: z.string().describe("One sentence"),
  })
  .meta({ id: "FoodProfile" });

const mealProfile = z
  .strictObject({
    kind: z.enum(["dish", "plate"]).describe("`dish`: mixed in every bite; `plate`: foods side by side"),
    taste: tasteOf(peaked).describe("The eight tastes: mean of the meal, each with its peak"),
    ...sensations,
    dominant: words.describe("Dominant tastes and textures"),
    contrasts: words.describe("Contrasting tastes and textures"),
    balance: z
      .strictObject({
        figure: z
          .number()
          .min(0)
          .max(1)
          .describe("Evenness of the tastes: 0 a single one, 1 five equally strong"),
        leading: z.array(dimension).readonly().describe("Leading tastes"),
        missing: z.array(dimension).readonly().describe("Absent tastes"),
        description: z.string().describe("The balance in words"),
      })
      .describe("Balance of the tastes"),
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
    items: z.array(sensoryItem).describe("Empty if only the whole meal is described"),
    sensory: z
      .strictObject({
        per_food: z.array(foodProfile).describe("One profile per item").optional(),
        whole_meal: mealProfile.optional(),
      })
      .describe("The profiles that `sensoryOutput` asks for"),
  })
  .meta({ id: "SensoryFood" });

/** Result: `items` is empty if only the whole meal is described. */
export const sensoryResult = z.discriminatedUnion("type", [food, noFood]).meta({ id: "SensoryResult" });
export type SensoryResult = z.infer<typeof sensoryResult>;
