import words from "./data/words.json" with { type: "json" };

type WordLists = { readonly [list in Exclude<keyof typeof words, "source">]: ReadonlySet<string> };

/** The word lists of `data/words.json` as sets. */
export const lineWords: WordLists = {
  sizes: new Set(words.sizes),
  sizeAdverbs: new Set(words.sizeAdverbs),
  unitSizes: new Set(words.unitSizes),
  lockedSizes: new Set(words.lockedSizes),
  vagueNumbers: new Set(words.vagueNumbers),
  vagueAmounts: new Set(words.vagueAmounts),
  boundPhrases: new Set(words.boundPhrases),
  freshVerbs: new Set(words.freshVerbs),
  tailWords: new Set(words.tailWords),
  approximations: new Set(words.approximations),
  leadingApproximations: new Set(words.leadingApproximations),
  strongPreparations: new Set(words.strongPreparations),
  weakPreparations: new Set(words.weakPreparations),
  adverbs: new Set(words.adverbs),
  neverAdverbs: new Set(words.neverAdverbs),
  productPhrases: new Set(words.productPhrases),
  coldProducts: new Set(words.coldProducts),
  qualities: new Set(words.qualities),
  describing: new Set(words.describing),
  partWords: new Set(words.partWords),
  parts: new Set(words.parts),
  cutWords: new Set(words.cutWords),
  cutPhrases: new Set(words.cutPhrases),
  alternatives: new Set(words.alternatives),
};
