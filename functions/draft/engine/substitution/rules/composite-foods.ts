import data from "../data/often-holds.json" with { type: "json" };

/** A kind of food that a composite holds; sure where there is no make without it. */
export type HeldKind = {
  readonly kind: string;
  readonly isSure: boolean;
};

const rows = data.rows.map(({ match, sure, maybe }) => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${match})(?=$|[,(]| (?:with|in|from|made|or)\\b)`, "iu"),
  held: [
    ...sure.map((kind): HeldKind => ({ kind, isSure: true })),
    ...maybe.map((kind): HeldKind => ({ kind, isSure: false })),
  ],
}));

/** What a food that is made of several others usually holds unseen, by the end of its name; none for a plain food. */
export function listHeld(name: string): readonly HeldKind[] {
  const held = new Map<string, HeldKind>();
  for (const { pattern, held: kinds } of rows) {
    if (!pattern.test(name)) continue;
    for (const one of kinds) if (held.get(one.kind)?.isSure !== true) held.set(one.kind, one);
  }
  return [...held.values()];
}

/** Whether a name is that of a food made of several others. */
export function isComposite(name: string): boolean {
  return rows.some(({ pattern }) => pattern.test(name));
}
