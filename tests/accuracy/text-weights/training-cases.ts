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
import type { DecodedMeal } from "../decode-meal.ts";
import type { DiaryEntry } from "../diary/diary-entry.ts";
import { judgeEntry } from "../diary/judge-entry.ts";
import { faults, judgeMeal } from "../everyday/judge-meal.ts";
import { readMeals } from "../everyday/read-meals.ts";

/** What readings are, added up. */
export type Figures = {
  readonly cases: number;
  readonly right: number;
  readonly energy: number;
  readonly found: number;
  readonly wrong: number;
  readonly dropped: number;
  readonly invented: number;
};

type WrittenCase = { readonly text: string; readonly judge: (decoded: DecodedMeal) => Figures };

/** A text, how a reading of it is judged, and all of the reading that no weight changes. */
export type TrainingCase = WrittenCase & { readonly outline: MealOutline; readonly found: FoundFoods };

type WrittenEntry = Omit<DiaryEntry, "id" | "tags" | "not"> & { readonly not?: readonly string[] };

const root = join(import.meta.dirname, "../../..");
const numeric = /[0-9%.:]/;

/** The diary entries of this folder and the everyday meals, with their foods in the compiled catalogue. */
export async function readTrainingCases(): Promise<TrainingCase[]> {
  const finder = openFinder(openRelease(join(root, "supabase/catalogue/compiled")));
  const outlined: TrainingCase[] = [];
  for (const written of [...readEntries(), ...readEveryday()]) {
    const { text } = written;
    const outline = (repairs: Repairs) => [outlineMeal(text, repairs)];
    const { outlines, found } = await findOutlined({ texts: [text], outline }, finder);
    outlined.push({ ...written, outline: outlines[0] ?? outlineMeal(text), found });
  }
  return outlined;
}

function readEntries(): WrittenCase[] {
  const lines = readFileSync(join(import.meta.dirname, "entries.jsonl"), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line, at): WrittenCase => {
    const written: WrittenEntry = JSON.parse(line);
    const entry = { ...written, id: String(at), tags: [], not: written.not ?? [] };
    return { text: entry.text, judge: (decoded) => judgeAsEntry(entry, decoded) };
  });
}

function judgeAsEntry(entry: DiaryEntry, decoded: DecodedMeal): Figures {
  const { isRight, isEnergyRight, found, wrong, dropped, invented, forbidden } = judgeEntry(entry, decoded);
  return {
    cases: 1,
    right: isRight ? 1 : 0,
    energy: isEnergyRight ? 1 : 0,
    found: found.length,
    wrong: wrong.length,
    dropped: dropped.length,
    invented: Math.max(invented.length, forbidden.length),
  };
}

function readEveryday(): WrittenCase[] {
  const load = (name: string) => readFileSync(join(import.meta.dirname, "../everyday", name), "utf8");
  return readMeals(load("foods.tsv"), load("meals.tsv")).map((meal) => ({
    text: meal.text,
    judge: ({ items, macros }) => {
      const judgement = judgeMeal(meal, { foods: items, energyKcal: macros?.[3] ?? null });
      const { expectedFoods, lost, mistaken, invented, energy } = judgement;
      return {
        cases: 1,
        right: faults(judgement) === 0 ? 1 : 0,
        energy: energy.length === 0 ? 1 : 0,
        found: expectedFoods - lost.length - mistaken.length,
        wrong: mistaken.length,
        dropped: lost.length,
        invented: invented.length,
      };
    },
  }));
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
