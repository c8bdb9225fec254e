import idiomData from "./data/idioms.json" with { type: "json" };
import { symptoms } from "./vocabulary.ts";
import type { NameCandidate } from "./vocabulary-candidate.ts";
import { type Frame, hasFrame, isFigurative, standsAlone } from "./vocabulary-frames.ts";
import { addName, matchNames, type NameIndex } from "./vocabulary-names.ts";
import type { SymptomToken } from "./vocabulary-token.ts";

type Entry = {
  readonly symptomId: string | null;
  readonly site: string | null;
  readonly frame: Frame | null;
};

/** A name of the lexicon; `isFramed` false for a word that names a symptom only in the company of others. */
export interface LexiconCandidate extends NameCandidate {
  readonly isFramed: boolean;
  readonly frame: Frame | null;
}

const index: NameIndex<Entry> = new Map();

for (const { id, site, names, felt, had } of symptoms) {
  addEntry({ symptomId: id, site, frame: null }, names);
  addEntry({ symptomId: id, site, frame: "felt" }, felt);
  addEntry({ symptomId: id, site, frame: "had" }, had);
}
addEntry({ symptomId: null, site: null, frame: null }, idiomData.idioms);

function addEntry(entry: Entry, names: readonly string[]): void {
  for (const name of names) addName(index, name, entry);
}

/** Every name of a symptom, and every phrase that only looks like one, wherever it begins. */
export function findLexiconNames(tokens: readonly SymptomToken[]): LexiconCandidate[] {
  return tokens.flatMap((_, start) =>
    matchNames(index, tokens, start).flatMap(({ value: { symptomId, site, frame }, end }) => {
      if (frame !== null && !standsAlone(tokens, end)) return [];
      if (symptomId !== null && isFigurative(tokens, start, end)) return [];
      const isFramed = frame === null || hasFrame(tokens, start, frame);
      return [{ symptomId, site, start, end, frame, isFramed }];
    }),
  );
}
