import facets from "./data/facets.json" with { type: "json" };

const describingKinds = new Set(facets.describing);
const describing = new Set(
  Object.entries(facets.kinds)
    .filter(([kind]) => describingKinds.has(kind))
    .flatMap(([, values]) => Object.values(values).flat()),
);
const fillers = new Set(facets.fillers);

/** Whether a word says what a food is, not its state, treatment, strength or colour: "bean", not "boiled" or "drained". */
export function isSubjectWord(term: string): boolean {
  return !describing.has(term) && !fillers.has(term) && !/^\d/.test(term);
}
