import forms from "../data/forms.json" with { type: "json" };
import type { SensoryIngredient } from "../sensory-food.ts";
import { mapDimensions, type TasteDimension } from "../taste.ts";
import { findRows, readCatalogueTerms } from "./find-rows.ts";
import type { FoodIdentity } from "./identify-food.ts";
import { type AromaNote, classesOf, type SensoryRow, type SensoryTable } from "./sensory-table.ts";

/** The curated rows of a food combined into one; a member is null if none of them has it. */
export type MixedRow = Pick<SensoryRow, TasteDimension | "texture" | "mouthfeel" | "aroma" | "temperature">;

/** Tastes that a little of an ingredient gives to a whole dish. */
export const carriedDimensions = ["sour", "bitter", "umami", "pungent", "astringent"] as const;

/** What the ingredients of a dish contribute to it, 0 to 100. */
export type CarriedTaste = Readonly<Record<(typeof carriedDimensions)[number], number>>;

const shares = new Map(Object.entries(forms.shares));
const strongModifier = 40;
/** Intensity falls more slowly than the amount: Stevens exponents of acids, bitters and capsaicin are near 0.6. */
const dilutionExponent = 0.6;
const enoughKnown = 0.5;
/** Water and tea make a drink that its own row describes better; three foods make a dish. */
const fewestParts = 3;

/**
 * The row of a food with its modifiers mixed in: a form such as juice or jam takes a share of its intensity from
 * the food it is named after; for other foods a modifier adds a quarter of what it has beyond the food.
 */
export function mixRows(identity: FoodIdentity, table: SensoryTable): MixedRow | null {
  const { row, modifiers } = identity;
  if (row === null) return null;
  const classes = classesOf(row, table);
  const own = mapDimensions(
    (dimension) => row[dimension] ?? classes.find((above) => above[dimension] !== null)?.[dimension] ?? null,
  );
  const share = row.kind === "class" || modifiers.length > 0 ? shares.get(identity.form) : undefined;
  return {
    ...mapDimensions((dimension) => {
      const added = modifiers
        .map((modifier) => modifier[dimension])
        .filter((intensity) => intensity !== null);
      return added.length === 0 ? own[dimension] : mixIntensity(own[dimension], added, share);
    }),
    texture: fallBack(
      row.texture,
      classes.map(({ texture }) => texture),
    ),
    mouthfeel: fallBack(
      row.mouthfeel,
      classes.map(({ mouthfeel }) => mouthfeel),
    ),
    // Salt, ice and water have no smell, whatever their class smells of.
    aroma: mixAroma(row.aroma, modifiers, share),
    temperature:
      row.temperature ?? classes.find(({ temperature }) => temperature !== null)?.temperature ?? null,
  };
}

function mixIntensity(
  own: number | null,
  added: readonly number[],
  share: number | undefined,
): number | null {
  if (own === null) return null;
  if (share !== undefined) return own * (1 - share) + mean(added) * share;
  return added.reduce((sum, intensity) => sum + forms.defaultShare * Math.max(0, intensity - sum), own);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function fallBack<Item>(own: readonly Item[], above: readonly (readonly Item[])[]): readonly Item[] {
  return own.length > 0 ? own : (above.find((items) => items.length > 0) ?? []);
}

function mixAroma(
  own: readonly AromaNote[],
  modifiers: readonly SensoryRow[],
  share: number | undefined,
): AromaNote[] {
  const notes = new Map(own);
  const most = (share ?? forms.defaultShare) * 100 >= strongModifier ? 3 : 2;
  for (const { aroma } of modifiers) {
    for (const [note, strength] of aroma) {
      notes.set(note, Math.max(notes.get(note) ?? 0, Math.min(strength, most)));
    }
  }
  return [...notes];
}

/**
 * What the ingredients of a recipe contribute to the dish: each row's intensity times its mass share to the power
 * 0.6, summed as squares. Null if fewer than three ingredients or less than half of the mass have a row.
 */
export function mixIngredients(
  ingredients: readonly SensoryIngredient[],
  table: SensoryTable,
): CarriedTaste | null {
  const total = ingredients.reduce((sum, { grams }) => sum + Math.max(0, grams), 0);
  const known = ingredients.flatMap(({ name, grams }) => {
    const row = findRows(readCatalogueTerms(name), table).head?.row;
    return row === undefined || grams <= 0 ? [] : [{ row, share: grams / total }];
  });
  if (known.length < fewestParts) return null;
  if (known.reduce((sum, { share }) => sum + share, 0) < enoughKnown) return null;
  const carry = (dimension: (typeof carriedDimensions)[number]) =>
    Math.min(
      100,
      Math.hypot(...known.map(({ row, share }) => (row[dimension] ?? 0) * share ** dilutionExponent)),
    );
  return {
    sour: carry("sour"),
    bitter: carry("bitter"),
    umami: carry("umami"),
    pungent: carry("pungent"),
    astringent: carry("astringent"),
  };
}
