import type { Store } from "../../../shared/platform/store/store.ts";
import type { Corpus, JudgedCase } from "../corpus.ts";
import { decodeMeal } from "../decode-meal.ts";
import { mapInParallel } from "../map-in-parallel.ts";
import { isOnlyCounted } from "../split.ts";
import { writeFit } from "../text-weights/write-fit.ts";
import { describeEntry } from "./describe-entry.ts";
import { type DiaryEntry, readDiary } from "./diary-entry.ts";
import { countFaults, type JudgedEntry, judgeEntry } from "./judge-entry.ts";
import { writeDiary } from "./write-diary.ts";

/** Entries of a food diary as people type them. */
export const diary: Corpus = {
  name: "diary",
  measure: async ({ evalDir, openStore }) => {
    const files = evalDir === null ? [] : readDiary(evalDir);
    if (files.length === 0) return null;
    const store = await openStore();
    const sets = [];
    const all: JudgedEntry[] = [];
    for (const { name, entries } of files) {
      const judged = await mapInParallel(entries, (entry) => decodeAndJudge(entry, store));
      sets.push({ name: `diary, ${name}`, cases: judged.map(toCase) });
      all.push(...judged);
    }
    return { sets, section: `${writeDiary(all)}\n${writeFit()}` };
  },
};

async function decodeAndJudge(entry: DiaryEntry, store: Store): Promise<JudgedEntry> {
  const decoded = await decodeMeal(entry.text, store);
  return { entry, decoded, verdict: judgeEntry(entry, decoded) };
}

function toCase(judged: JudgedEntry): JudgedCase {
  const { entry, verdict } = judged;
  return {
    isOnlyCounted: isOnlyCounted(entry.id, "half"),
    isRight: verdict.isRight,
    fault: countFaults(verdict) + verdict.forbidden.length,
    describe: () => describeEntry(judged),
  };
}
