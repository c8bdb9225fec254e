/** How many cases of a category hold. */
export type CategoryShare = { category: string; held: number; count: number };

/** The shares of all cases, then of each category in the order of the cases. */
export function shareOfCategories(
  judged: readonly { of: { category: string }; problems: readonly string[] }[],
): CategoryShare[] {
  const categories = [...new Set(judged.map(({ of }) => of.category))];
  return [
    countHeld("all", judged),
    ...categories.map((category) =>
      countHeld(
        category,
        judged.filter(({ of }) => of.category === category),
      ),
    ),
  ];
}

/** The share of some cases that have no problems. */
export function countHeld(
  category: string,
  judged: readonly { problems: readonly string[] }[],
): CategoryShare {
  const held = judged.filter(({ problems }) => problems.length === 0).length;
  return { category, held, count: judged.length };
}
