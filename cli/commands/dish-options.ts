import { type Command, Option } from "commander";
import { collect, collectWords, omitUndefined, readFilter } from "./option-values.ts";

/** Options that design and draft share, named after the members of the request. */
export type DishOptions = {
  diet?: string[];
  condition?: string[];
  gender?: "male" | "female";
  preferences?: string[];
  restrictions?: string[];
  avoidedFoods?: string[];
  sensory?: string[];
  filter?: string[];
  language?: string;
  imageDelivery?: "base64" | "signed_url" | "none";
};

/** Adds the {@link DishOptions}; a list may be comma-separated or its option repeated. */
export function addDishOptions(command: Command): Command {
  return command
    .option("--diet <names>", "diets to comply with: vegan, low-fodmap, …", collectWords)
    .option("--condition <names>", "conditions to suit: hypertension, …", collectWords)
    .addOption(new Option("--gender <gender>", "for conditions that need it").choices(["male", "female"]))
    .option("--filter <bound>", 'bound on a compound: "Protein >= 25 g", "1093 <= 2 g per day"', collect)
    .option("--avoided-foods <foods>", "foods to leave out", collectWords)
    .option("--restrictions <words>", "allergies and rules in words", collectWords)
    .option("--preferences <words>", "likes", collectWords)
    .option("--sensory <words>", "how it should taste and feel: spicy, crunchy", collectWords)
    .option("--language <name>", "language of the recipe: German, …")
    .addOption(
      new Option("--image-delivery <way>", "how pictures are returned").choices([
        "base64",
        "signed_url",
        "none",
      ]),
    );
}

/** Reads the {@link DishOptions} as members of the request. */
export function readDishOptions(options: DishOptions) {
  return omitUndefined({
    diet: options.diet,
    condition: options.condition,
    gender: options.gender,
    preferences: options.preferences,
    restrictions: options.restrictions,
    avoided_foods: options.avoidedFoods,
    sensory: options.sensory,
    compound_filters: options.filter?.map(readFilter),
    language: options.language,
    image_delivery: options.imageDelivery,
  });
}
