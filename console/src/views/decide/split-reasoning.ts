const CAVEAT = /(?<=[.!?]) (?=Uncertain: |General information, )/;

/** The reasoning parted from what it says of its own uncertainty; other text stays whole. */
export function splitReasoning(text: string): { statement: string; uncertainties: string[] } {
  const [statement = text, ...uncertainties] = text.split(CAVEAT);
  return { statement, uncertainties };
}
