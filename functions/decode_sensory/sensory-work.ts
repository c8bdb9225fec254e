import type { Language } from "../../shared/kernel/language-name.ts";
import type { ToldMeal } from "../../shared/reading/read-told-meal.ts";
import type { SensoryOutput } from "./contract.ts";

/** What a sensory job keeps of its request. */
export type SensoryWork = ToldMeal & { output: SensoryOutput; language: Language };
