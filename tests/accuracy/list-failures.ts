import type { JudgedCase } from "./corpus.ts";

/** How many failing cases are listed, and whether the worst come first rather than those that stand first. */
export type Listing = { readonly count: number; readonly worstFirst: boolean };

/** Failing cases as lines; never one that is only counted. */
export function listFailures(cases: readonly JudgedCase[], { count, worstFirst }: Listing): string[] {
  const failing = cases.filter(({ isOnlyCounted, isRight }) => !isOnlyCounted && !isRight);
  const ordered = worstFirst ? failing.toSorted((a, b) => b.fault - a.fault) : failing;
  return ordered.slice(0, count).flatMap(({ describe }) => describe());
}
