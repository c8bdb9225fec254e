import lexiconData from "../../../shared/domain/sensory/data/lexicon.json" with { type: "json" };
import preparationData from "../../../shared/domain/sensory/data/preparations.json" with { type: "json" };
import rowData from "../../../shared/domain/sensory/data/sensory-foods.json" with { type: "json" };
import { type TasteDimension, tasteDimensions } from "../../../shared/domain/sensory/taste.ts";

export { tasteDimensions };

export type Dimension = TasteDimension;
type Note = readonly [note: string, strength: number];

export type Row = {
  readonly name: string;
  readonly also: readonly string[];
  readonly kind: "food" | "class";
  readonly class: string | null;
  readonly sour: number;
  readonly bitter: number;
  readonly pungent: number;
  readonly astringent: number;
  readonly umami: number | null;
  readonly sweet: number | null;
  readonly salty: number | null;
  readonly fatty: number | null;
  readonly texture: readonly string[];
  readonly mouthfeel: readonly string[];
  readonly aroma: readonly Note[];
  readonly temperature: string | null;
  readonly basis: string;
};

export type Preparation = {
  readonly words: readonly string[];
  readonly taste: Readonly<Partial<Record<Dimension, { readonly multiply?: number; readonly add?: number }>>>;
  readonly texture: { readonly add: readonly string[]; readonly remove: readonly string[] };
  readonly aroma: { readonly add: readonly Note[]; readonly remove: readonly string[] };
  readonly temperature: string | null;
  readonly basis: string;
};

/** Types inferred from JSON have no tuples or unions; the tests in this folder check the shape. */
function asTable<Table>(json: unknown): readonly Table[] {
  return json as readonly Table[];
}

export const rows = asTable<Row>(rowData);
export const preparations = asTable<Preparation>(preparationData);

export const lexicon = {
  textureTerms: lexiconData.texture,
  mouthfeelTerms: lexiconData.mouthfeel,
  aromaNotes: lexiconData.aroma,
  texture: new Set(lexiconData.texture.map(({ term }) => term)),
  mouthfeel: new Set(lexiconData.mouthfeel.map(({ term }) => term)),
  aroma: new Set(lexiconData.aroma.map(({ note }) => note)),
};
