import {
  type ComparedFood,
  compareFoods,
  type FoodCandidate,
  isSameComposition,
  type Macros,
  type NameReading,
  type OfferedFood,
  outlineItem,
  type Rarity,
  readName,
  readOffered,
} from "../../shared/domain/food/mod.ts";
import type { SearchableRelease } from "../../supabase/catalogue/load/search-release.ts";
import { createRandom, shuffle } from "./random.ts";

/** A published name as if its table were not in the catalogue: the candidates that are left, compared with it. */
export type TrainingName = {
  readonly table: string;
  readonly reading: NameReading;
  readonly macros: Macros;
  readonly compared: readonly ComparedFood[];
  /** Which of the compared foods have its composition. */
  readonly isRight: readonly boolean[];
};

type PublishedName = { readonly name: string; readonly macros: Macros };

/** Tables whose names are asked. FNDDS is none: its names describe survey answers, not foods. */
export const trainingTables = ["cofid", "ciqual", "cnf", "fineli", "slv", "stfcj", "bls", "sr28"] as const;

/** Tables that copy names and values from each other are left out together. */
const copies = new Set(["sr28", "foundation", "fndds", "cnf"]);
/** Foods whose composition is the maker's choice. */
const formulated = /supplement|formula|baby|infant/i;

/** Reads `count` names of each table, chosen by a seed, with the candidates that all other tables offer. */
export function readTrainingNames(
  release: SearchableRelease,
  { rarity, count, seed }: { readonly rarity: Rarity; readonly count: number; readonly seed: number },
): TrainingName[] {
  const random = createRandom(seed);
  return trainingTables.flatMap((table) => {
    const names = shuffle(listPublished(release, table), random).slice(0, count);
    const offer = offerWithout(release, copies.has(table) ? copies : new Set([table]));
    return names.map((published) => compareName(published, { table, offer, rarity }));
  });
}

function listPublished({ foods, recordsOf }: SearchableRelease, table: string): PublishedName[] {
  return [...foods.values()].flatMap(({ id, conceptId, macros, foodGroup }) => {
    if (conceptId != null || macros == null || formulated.test(foodGroup)) return [];
    return recordsOf(id)
      .filter((record) => record.table === table && !formulated.test(record.name))
      .map(({ name }) => ({ name, macros }));
  });
}

type Offer = (queries: readonly (readonly string[])[]) => OfferedFood[];

/** The search in a catalogue without some tables: foods keep the names that other tables give them. */
function offerWithout(release: SearchableRelease, tables: ReadonlySet<string>): Offer {
  const left = new Map<number, OfferedFood | null>();
  const find = (food: FoodCandidate) => {
    const known = left.get(food.id);
    if (known !== undefined) return known;
    const offered = leaveOut(food, release, tables);
    left.set(food.id, offered);
    return offered;
  };
  const isLeftOut = (id: number) => {
    const food = release.foods.get(id);
    return food === undefined || find(food) === null;
  };
  return (queries) => release.findFoods(queries, isLeftOut).foods.flatMap((food) => find(food) ?? []);
}

function leaveOut(
  food: FoodCandidate,
  { recordsOf }: SearchableRelease,
  tables: ReadonlySet<string>,
): OfferedFood | null {
  if (food.conceptId != null || food.macros == null) return null;
  const records = recordsOf(food.id);
  const kept = records.filter(({ table }) => !tables.has(table));
  const keptNames = new Set(kept.map(({ name }) => name));
  const gone = new Set(records.filter(({ name }) => !keptNames.has(name)).map(({ name }) => name));
  const memberNames = (food.memberNames ?? []).filter((name) => !gone.has(name));
  if (!tables.has(food.source)) return readOffered({ ...food, memberNames });
  const [lead, ...others] = kept;
  if (lead === undefined) return null;
  const none = { synonyms: [], plainNames: [], genericFor: [] };
  return readOffered({
    ...food,
    ...none,
    source: lead.table,
    name: lead.name,
    memberNames: others.map(({ name }) => name),
  });
}

function compareName(
  { name, macros }: PublishedName,
  { table, offer, rarity }: { readonly table: string; readonly offer: Offer; readonly rarity: Rarity },
): TrainingName {
  const reading = readName(name);
  const { queries } = outlineItem({ name, brand: null, attributes: [] });
  const compared = compareFoods(reading, offer(queries), rarity);
  const isRight = compared.map(({ food }) => food.macros != null && isSameComposition(food.macros, macros));
  return { table, reading, macros, compared, isRight };
}
