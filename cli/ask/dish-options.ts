import type { Command } from "commander";
import { Option } from "commander";
import { collect, collectWords } from "./ask-options.ts";
import { leaveOutUndefined } from "./leave-out-undefined.ts";
import { readFilter } from "./read-filter.ts";

/** Options that design and draft share, named after the fields of the request. */
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

/** Adds the options of {@link DishOptions}; lists may be given with commas or several times. */
export function addDishOptions(command: Command): Command {
  return command
    .option("--diet <names>", "diets that it must keep: vegan, low-fodmap, …", collectWords)
    .option("--condition <names>", "conditions that it must suit: hypertension, …", collectWords)
    .addOption(new Option("--gender <gender>", "for conditions that need it").choices(["male", "female"]))
    .option("--filter <bound>", 'bound on a compound: "Protein >= 25 g", "1093 <= 2 g per day"', collect)
    .option("--avoided-foods <foods>", "foods to leave out", collectWords)
    .option("--restrictions <words>", "allergies and rules in words", collectWords)
    .option("--preferences <words>", "likes", collectWords)
    .option("--sensory <words>", "how it should taste and feel: spicy, crunchy", collectWords)
    .option("--language <name>", "language of the recipe: German, …")
    .addOption(
      new Option("--image-delivery <way>", "how a picture comes").choices(["base64", "signed_url", "none"]),
    );
}

/** The request's fields of these options. */
export function readDishOptions(options: DishOptions) {
  return leaveOutUndefined({
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
