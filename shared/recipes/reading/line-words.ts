import { normaliseTerms } from "../../food/term-normaliser.ts";
import words from "./data/words.json" with { type: "json" };

const asTerms = (list: readonly string[]) => new Set(list.flatMap(normaliseTerms));

/** Normalised words that describe an ingredient without naming another one: "ripe", "boneless", "finely". */
export const describingTerms: ReadonlySet<string> = asTerms(words.describing);

/** Words that stand for a shape or a kind: in "salmon fillet" the word before is the food. */
export const softHeads: ReadonlySet<string> = asTerms(words.softHeads);

/** Words that make another food of one: dried mango is no mango. */
export const formTerms: ReadonlySet<string> = asTerms(words.formWords);

/** Containers whose content is preserved: a tin of tomatoes holds canned ones. */
export const canUnits: ReadonlySet<string> = new Set(words.canUnits);

/** Units in which a herb is dried unless the line says otherwise. */
export const driedUnits: ReadonlySet<string> = new Set(words.driedUnits);

/** Words of a line that tell a fresh herb. */
export const freshHints: ReadonlySet<string> = new Set(words.freshHints);
