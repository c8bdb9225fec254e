import type { TasteDimension } from "../taste/taste-dimension.ts";

/** A smell and how strong it is, 1 to 3. */
export type AromaNote = readonly [note: string, strength: number];

/** How a food or a class of foods tastes, feels and smells as it is usually eaten; intensities 0 to 100. */
export type SensoryRow = Readonly<Record<TasteDimension, number | null>> & {
  readonly name: string;
  /** Other names of the same food. */
  readonly also: readonly string[];
  readonly kind: "food" | "class";
  /** The name of the class row that stands above it. */
  readonly class: string | null;
  readonly texture: readonly string[];
  readonly mouthfeel: readonly string[];
  readonly aroma: readonly AromaNote[];
  readonly temperature: string | null;
  /** Why the numbers are what they are. */
  readonly basis: string;
};

/** What a preparation does to one intensity: multiplied first, then added to. */
export interface TasteChange {
  readonly multiply?: number;
  readonly add?: number;
}

/** What a preparation or flavouring, told by its words, does to a plain food. */
export interface Preparation {
  readonly words: readonly string[];
  readonly taste: Readonly<Partial<Record<TasteDimension, TasteChange>>>;
  readonly texture: { readonly add?: readonly string[]; readonly remove?: readonly string[] };
  readonly aroma: { readonly add?: readonly AromaNote[]; readonly remove?: readonly string[] };
  readonly temperature: string | null;
  readonly basis: string;
}
