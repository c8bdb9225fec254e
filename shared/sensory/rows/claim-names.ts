import type { Naming } from "./sensory-table.ts";

/** A name that words tell, and where its words stand. */
export interface Claim<Named> {
  readonly naming: Naming<Named>;
  readonly at: readonly number[];
}

/** Claims words for names, the longest first, and notes them in `taken`; a word belongs to one name. */
export function claimNames<Named>(
  terms: readonly string[],
  index: ReadonlyMap<string, readonly Naming<Named>[]>,
  taken: Set<number>,
  isWanted: (name: readonly string[]) => boolean = () => true,
): Claim<Named>[] {
  const found = terms.flatMap((term, end) =>
    (index.get(term) ?? []).flatMap((naming) => {
      const at = isWanted(naming.terms) ? placeNaming(naming.terms, terms, end) : null;
      return at === null ? [] : [{ naming, at }];
    }),
  );
  found.sort(compareClaims);
  const claims: Claim<Named>[] = [];
  for (const candidate of found) {
    if (candidate.at.some((place) => taken.has(place))) continue;
    for (const place of candidate.at) taken.add(place);
    claims.push(candidate);
  }
  return claims;
}

/** Longer names first, then those whose words stand together, then a row's own name, then the later in the text. */
function compareClaims<Named>(a: Claim<Named>, b: Claim<Named>): number {
  return (
    b.at.length - a.at.length ||
    spread(a.at) - spread(b.at) ||
    a.naming.rank - b.naming.rank ||
    endOf(b.at) - endOf(a.at)
  );
}

function endOf(at: readonly number[]): number {
  return at.at(-1) ?? 0;
}

function spread(at: readonly number[]): number {
  return endOf(at) - (at[0] ?? 0);
}

/** Where the terms of a name stand, in order and the last at `end`; null where one is missing. */
function placeNaming(name: readonly string[], terms: readonly string[], end: number): number[] | null {
  const at = [end];
  let place = end;
  for (let index = name.length - 2; index >= 0; index--) {
    place = place === 0 ? -1 : terms.lastIndexOf(name[index] ?? "", place - 1);
    if (place < 0) return null;
    at.unshift(place);
  }
  return at;
}
