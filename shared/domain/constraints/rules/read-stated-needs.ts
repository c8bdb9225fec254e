import type { DishNeeds } from "../needs/wishes/read-dish-needs.ts";
import { readPreference } from "../needs/wishes/read-preference.ts";

/** The fields of a request that hold words. */
export type WordFields = {
  preferences?: readonly string[] | undefined;
  restrictions?: readonly string[] | undefined;
  sensory?: readonly string[] | undefined;
};

/** What is stated in words, by the field that says it. */
export type StatedNeeds = {
  text: DishNeeds;
  preferences: readonly ReturnType<typeof readPreference>[];
  restrictions: readonly ReturnType<typeof readPreference>[];
  sensory: readonly ReturnType<typeof readPreference>[];
};

/** Reads the entries of the fields that hold words, beside the text that was read before. */
export function readStatedNeeds(
  { preferences = [], restrictions = [], sensory = [] }: WordFields,
  text: DishNeeds,
): StatedNeeds {
  return {
    text,
    preferences: preferences.map((entry) => readPreference(entry, "preferences")),
    restrictions: restrictions.map((entry) => readPreference(entry, "restrictions")),
    sensory: sensory.map((entry) => readPreference(entry)),
  };
}
