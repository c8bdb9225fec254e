import type { Feature, Rarity } from "./feature.ts";
import type { NameReading } from "./read-name.ts";
import { isSubjectWord } from "./subject-words.ts";

/** How likely the foods that have one word have another too, 0 to 1; at least one of the two is asked for. */
export type Implication = (term: string, given: string) => number;

/** A word that one food alone has implies little. */
const doubt = 1.5;
const weightScale = 5;
const mostOpen = 2000;

/** Counts among candidates which words go together: cheddar implies cheese. */
export function countImplications(
  asked: NameReading,
  offered: readonly { readonly terms: ReadonlySet<string> }[],
): Implication {
  const foods = new Map<string, number>();
  const together = new Map<string, Map<string, number>>();
  for (const term of asked.terms.keys()) together.set(term, new Map());
  for (const { terms } of offered) {
    for (const term of terms) foods.set(term, (foods.get(term) ?? 0) + 1);
    for (const [word, counts] of together)
      if (terms.has(word)) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return (term, given) => {
    const both = together.get(given)?.get(term) ?? together.get(term)?.get(given) ?? 0;
    return both / ((foods.get(given) ?? 0) + doubt);
  };
}

/** Features of the words that either name has alone, less what the words of the other name imply. */
export function compareImplied(
  asked: NameReading,
  offered: NameReading,
  { rarity, implies }: { readonly rarity: Rarity; readonly implies: Implication },
): Feature[] {
  const unsaid = weighOpen(offered, asked, (term) => {
    let most = 0;
    for (const word of asked.terms.keys())
      if (offered.terms.has(word)) most = Math.max(most, implies(term, word));
    return rarity(term) * (1 - most);
  });
  const missed = weighOpen(asked, offered, (term) => {
    let most = 0;
    for (const word of offered.terms.keys()) most = Math.max(most, implies(term, word));
    return rarity(term) * (1 - most);
  });
  const wholeOf = ({ terms }: NameReading) => [...terms.keys()].reduce((sum, term) => sum + rarity(term), 0);
  return [
    ["offeredOpenShare", Math.round((100 * unsaid.open) / Math.max(100, wholeOf(offered)))],
    ["offeredOpen", scale(unsaid.open)],
    ["offeredOpenSubject", scale(unsaid.openSubject)],
    ["askedOpenShare", Math.round((100 * missed.open) / Math.max(100, wholeOf(asked)))],
    ["askedOpen", scale(missed.open)],
    ["askedOpenSubject", scale(missed.openSubject)],
  ];
}

function weighOpen(of: NameReading, by: NameReading, weigh: (term: string) => number) {
  const sums = { open: 0, openSubject: 0 };
  for (const term of of.terms.keys()) {
    if (by.terms.has(term)) continue;
    const open = weigh(term);
    sums.open += open;
    if (isSubjectWord(term)) sums.openSubject += open;
  }
  return sums;
}

function scale(weight: number): number {
  return Math.min(mostOpen, Math.round(weight / weightScale));
}
