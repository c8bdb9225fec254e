import { mapDimensions } from "../taste/taste.ts";
import type { tasteDimensions } from "../taste/taste-dimension.ts";
import data from "./data/forms.json" with { type: "json" };
import type { FoodIdentity } from "./identify-food.ts";
import type { AromaNote, SensoryRow } from "./sensory-row.ts";
import { classesOf, type SensoryTable } from "./sensory-table.ts";

/** What the curated rows of a food say together; null where they say nothing. */
export type MixedRow = Pick<
  SensoryRow,
  (typeof tasteDimensions)[number] | "texture" | "mouthfeel" | "aroma" | "temperature"
>;

const shares = new Map(Object.entries(data.shares));
const strongModifier = 40;

/**
 * The row of a food with its modifiers mixed in: a form such as juice or jam takes a share of its intensity from
 * the food it is named after; elsewhere a modifier adds a quarter of what it has beyond the food.
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
    // Salt, ice and water smell of nothing, whatever their class smells of.
    aroma: mixAroma(row.aroma, modifiers, share),
    temperature:
      row.temperature ?? classes.find(({ temperature }) => temperature !== null)?.temperature ?? null,
  };
}

function fallBack<Item>(own: readonly Item[], above: readonly (readonly Item[])[]): readonly Item[] {
  return own.length > 0 ? own : (above.find((items) => items.length > 0) ?? []);
}

function mixIntensity(
  own: number | null,
  added: readonly number[],
  share: number | undefined,
): number | null {
  if (own === null) return null;
  if (share !== undefined) return own * (1 - share) + mean(added) * share;
  return added.reduce((sum, intensity) => sum + data.defaultShare * Math.max(0, intensity - sum), own);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function mixAroma(
  own: readonly AromaNote[],
  modifiers: readonly SensoryRow[],
  share: number | undefined,
): AromaNote[] {
  const notes = new Map(own);
  const most = (share ?? data.defaultShare) * 100 >= strongModifier ? 3 : 2;
  for (const { aroma } of modifiers) {
    for (const [note, strength] of aroma) {
      notes.set(note, Math.max(notes.get(note) ?? 0, Math.min(strength, most)));
    }
  }
  return [...notes];
}
