import type { Candidate } from "./candidate.ts";

/** What a dish loses for each dish before it that has its protein source or its cuisine, in levels of wishes. */
const LOSS = { proteinSource: 1, cuisine: 1 } as const;

/** The best dishes, the best first, where dishes nearly as good give way to those that differ from the chosen. */
export function chooseApart(
  ranked: readonly Candidate[],
  levelOf: (candidate: Candidate) => number,
  count: number,
): Candidate[] {
  const chosen: Candidate[] = [];
  const left = [...ranked];
  while (chosen.length < count && left.length > 0) {
    const worths = left.map((candidate) => levelOf(candidate) - likeness(candidate, chosen));
    const [next] = left.splice(worths.indexOf(Math.max(...worths)), 1);
    if (next) chosen.push(next);
  }
  return chosen;
}

function likeness({ recipe }: Candidate, chosen: readonly Candidate[]): number {
  return chosen.reduce((sum, { recipe: other }) => {
    const isSource = recipe.proteinSource === other.proteinSource;
    const isCuisine = recipe.cuisine === other.cuisine;
    return sum + (isSource ? LOSS.proteinSource : 0) + (isCuisine ? LOSS.cuisine : 0);
  }, 0);
}
