import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  createSpeller,
  type FoodFinder,
  type FoundFoods,
  findOutlined,
  type MealOutline,
  outlineMeal,
  type Repairs,
} from "../../../shared/domain/food/mod.ts";
import { openRelease, type SearchableRelease } from "../../../supabase/catalogue/load/search-release.ts";
import type { DiaryEntry } from "../diary/diary-entry.ts";

/** An entry with all of its reading that no weight changes. */
export type OutlinedEntry = {
  readonly entry: DiaryEntry;
  readonly outline: MealOutline;
  readonly found: FoundFoods;
};

type WrittenEntry = Omit<DiaryEntry, "id" | "tags" | "not"> & { readonly not?: readonly string[] };

const root = join(import.meta.dirname, "../../..");
const numeric = /[0-9%.:]/;

/** Reads the entries, in their order, and finds their foods in the compiled catalogue. */
export async function readTrainingEntries(): Promise<OutlinedEntry[]> {
  const finder = openFinder(openRelease(join(root, "supabase/catalogue/compiled")));
  const outlined: OutlinedEntry[] = [];
  for (const entry of readEntries()) {
    const { text } = entry;
    const outline = (repairs: Repairs) => [outlineMeal(text, repairs)];
    const { outlines, found } = await findOutlined({ texts: [text], outline }, finder);
    outlined.push({ entry, outline: outlines[0] ?? outlineMeal(text), found });
  }
  return outlined;
}

function readEntries(): DiaryEntry[] {
  const lines = readFileSync(join(import.meta.dirname, "entries.jsonl"), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line, at): DiaryEntry => {
    const written: WrittenEntry = JSON.parse(line);
    return { ...written, id: String(at), tags: [], not: written.not ?? [] };
  });
}

/** The search of a release without a database; its speller has the words that the database would give. */
function openFinder({ findFoods, termCounts }: SearchableRelease): FoodFinder {
  const words = [...termCounts].filter(([word]) => !numeric.test(word));
  const speller = createSpeller(new Map(words.sort(byCount)));
  return {
    findFoods: async (queries) => ({ ...findFoods(queries), catalogueRelease: "compiled" }),
    speller: async () => speller,
  };
}

/** The commonest first. */
function byCount([one, ofOne]: [string, number], [other, ofOther]: [string, number]): number {
  return ofOther - ofOne || (one < other ? -1 : 1);
}
