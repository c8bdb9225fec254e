import type { ToldMeal } from "../../shared/reading/read-told-meal.ts";
import type { StructuredItem } from "./contract.ts";

/** What a decode job keeps of its request: text or items, and where its media is. */
export type DecodeWork = ToldMeal & {
  items: StructuredItem[];
  compoundIds: number[];
  compoundNames: string[];
};
