import type { DecisionReading } from "./decision-reading.ts";
import type { MealReading } from "./meal-reading.ts";
import type { SymptomReading } from "./symptom-reading.ts";

/** An image or a recording in memory, its type told by its bytes. */
export type ModelMedia = { bytes: Uint8Array; mimeType: string };

/** How a job's failure is named: by the common codes of an upstream, or as decode names every such failure. */
export type FailureNaming = "upstream" | "service_unavailable";

/** What a model is asked within one job; all calls share the job's time. Each rejects with a `ServiceError`. */
export interface ModelJob {
  /** The foods and amounts that a text in any language tells of; `[]` where it tells of none. */
  readMealText(text: string): Promise<MealReading>;
  /** The foods that pictures of one meal show, with what the eater says about it. */
  readMealImages(images: readonly ModelMedia[], text?: string): Promise<MealReading>;
  /** The foods of a meal with the share eaten of each, from pictures before (or words) and of what remained. */
  readLeftovers(meal: MealBeforeAndAfter): Promise<MealReading>;
  /** The symptoms that a text in any language tells of, in English words; no events where it tells of none. */
  readSymptomText(text: string): Promise<SymptomReading>;
  /** The symptoms that pictures show or that are written in them, with what the writer says about them. */
  readSymptomImages(images: readonly ModelMedia[], text?: string): Promise<SymptomReading>;
  /** English names of foods in a language named in English: as many, in their order, 1-200 characters each. */
  translateFoodNames(names: readonly string[], language: string): Promise<string[]>;
  /**
   * Texts in a language named in English, in their order; null for one whose translation lost a number or gained one.
   * Numbers stay as they are written. Rejects only where nothing at all could be translated.
   */
  translateTexts(texts: readonly string[], language: string): Promise<(string | null)[]>;
  /** A picture of a dish: PNG, JPEG or WebP by its bytes, at most 8 MB and 16 million pixels. */
  drawDish(picture: DishPicture): Promise<ModelMedia>;
  /** The alternatives of a question in any language and what matters to who asks; nothing is chosen. */
  readDecision(question: string, images: readonly ModelMedia[]): Promise<DecisionReading>;
  /** The words of a recording, in the language that is spoken. */
  transcribe(recording: ModelMedia): Promise<string>;
}

/** What a picture of a dish is to show. */
export type DishPicture = {
  title: string;
  /** Names of what is in it, the most visible first. */
  ingredients: readonly string[];
  cuisine?: string | null | undefined;
};

/** A meal in pictures, `before` may be empty where words tell what was served. */
export type MealBeforeAndAfter = {
  before: readonly ModelMedia[];
  after: readonly ModelMedia[];
  text?: string | undefined;
};

/** A configured model. It reads, translates and draws; what a food contains or which is better is never asked of it. */
export interface LanguageModel {
  /** What this deployment has a model for. */
  readonly reads: { readonly text: boolean; readonly images: boolean; readonly recordings: boolean };
  /** Whether this deployment has a model that draws; one that reads text also translates. */
  readonly draws: boolean;
  /** Starts the clock of one job; `signal` ends its calls early. */
  startJob(options: { signal: AbortSignal; failureNaming: FailureNaming }): ModelJob;
}
