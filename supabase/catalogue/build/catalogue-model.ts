import type { ContentClass } from "../../../shared/domain/composition/mod.ts";
import type { NationalTable } from "../table/record-id.ts";

/** How firmly a source states an amount; a known zero is `quantified` 0. */
export type ValueType = "quantified" | "calculated" | "less_than" | "greater_than" | "trace" | "unquantified";

/** Energy or a chemical component, under its FDC nutrient id. */
export type Compound = {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly contentClass: ContentClass | null;
  readonly identifier: string;
  readonly synonyms: readonly string[];
};

/**
 * A household measure; `grams` is the mass of the whole label ("3 oz" is 85 g). `source` is the table that weighed it,
 * `country` (ISO 3166-1) the one where it is used, null where everywhere.
 */
export type Portion = {
  readonly label: string;
  readonly grams: number;
  readonly source: string;
  readonly country: string | null;
};

/** One line of a dish's recipe: an SR28 or FNDDS food code, grams, and the code of its retention factors. */
export type Ingredient = {
  readonly code: number;
  readonly grams: number;
  readonly retentionCode: number;
};

/** A food of a publication with everything but its evidence. */
export type Food = {
  readonly id: number;
  readonly source: "sr28" | "fndds" | NationalTable;
  /** The food that this one is, where a survey food describes the same: recipes refer to it, no reading takes it. */
  readonly conceptId?: number;
  readonly sourceCode: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** What the tables of its other records call it. */
  readonly memberNames?: readonly string[];
  /** Everyday words that mean this food when they say no more ("milk"). */
  readonly plainNames?: readonly string[];
  /** Brand and chain products that this food stands for ("Guinness"). */
  readonly genericFor?: readonly string[];
  readonly foodGroup: string;
  readonly states: readonly string[];
  readonly portions: readonly Portion[];
  readonly defaultPortionGrams: number | null;
  readonly ingredients: readonly Ingredient[];
  readonly moistureChangePercent: number;
};

/**
 * A value per 100 g of food; `referenceIds` are ascending and never empty. The derivation `donor:…` marks a value
 * that no publication has and the compiler estimated.
 */
export type Evidence = {
  readonly foodId: number;
  readonly compoundId: number;
  readonly amount: number | null;
  readonly valueType: ValueType;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly sampleCount: number | null;
  readonly derivation: string;
  readonly referenceIds: readonly number[];
  /** The publications of a bound, where they are not those of the value. */
  readonly minimumReferenceIds?: readonly number[];
  readonly maximumReferenceIds?: readonly number[];
};

/** A cited publication; `id` is derived from the source's own key and is the same in every release. */
export type Reference = {
  readonly id: number;
  readonly citation: string;
};

/** A food's name in another language, ISO 639-1. */
export type FoodName = {
  readonly foodId: number;
  readonly language: string;
  readonly name: string;
};

/** A record of a table that describes the same food as the concept `foodId`, its lead record included. */
export type Member = {
  readonly foodId: number;
  readonly source: string;
  readonly sourceCode: string;
  readonly name: string;
};

/** The contents of a release, in ascending order of ids; evidence by food, then compound. */
export type Catalogue = {
  readonly compounds: readonly Compound[];
  readonly references: readonly Reference[];
  readonly foods: readonly Food[];
  readonly evidence: readonly Evidence[];
  readonly names: readonly FoodName[];
  readonly members: readonly Member[];
};
