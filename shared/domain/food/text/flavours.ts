import { matchingForm } from "../../../language/mod.ts";
import meanings from "../data/meanings.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";
import { ignoredTerms, normaliseWord } from "./terms.ts";

const { sweet, savoury, only, added, sweetHeads, savouryHeads, paired, pairedHeads, listedHeads } =
  meanings.flavourWords;
const sweetTerms = new Set(sweet.flatMap(normaliseWord));
const savouryTerms = new Set(savoury.flatMap(normaliseWord));
const plainFlavours = new Set(only.flatMap(normaliseWord));
/** Flavours that are more often added. */
const additions = new Set(added.flatMap(normaliseWord));
const sweetProducts = new Set(sweetHeads.flatMap(normaliseWord));
const savouryProducts = new Set(savouryHeads.flatMap(normaliseWord));

const pairedFlavours = new Set(paired.flatMap(normaliseWord));
const listedProducts = new Set(listedHeads.flatMap(normaliseWord));
const pairedProducts = new Set(pairedHeads.flatMap(normaliseWord));

/** Whether two phrases are the flavours of one product: "strawberry" and "banana yogurt". */
export function arePaired({ terms: first }: Chunk, { terms }: Chunk): boolean {
  const [flavours, product] = [terms.slice(0, -1), terms.at(-1) ?? ""];
  return isOf(first, pairedFlavours) && isOf(flavours, pairedFlavours) && pairedProducts.has(product);
}

/** Whether a product is listed by its flavour: "ice cream, vanilla, 2/3 cup", unlike "coffee, chocolate 20 g". */
export function isListedByFlavour({ terms: product }: Chunk, flavour: Chunk): boolean {
  return isOnlyFlavour(flavour) && !isPluralFood(flavour) && listedProducts.has(product.at(-1) ?? "");
}

/** Whether all words of a phrase may say which flavour of a product it is: "double choc", "cheese & onion". */
export function isFlavour({ terms }: Pick<Chunk, "terms">): boolean {
  return isSweet(terms) || isOf(terms, savouryTerms);
}

/** "white chocolate", unlike the milk and sugar of a coffee. */
function isSweet(terms: readonly string[]): boolean {
  return isOf(terms, sweetTerms) && !isOf(terms, additions);
}

/** Whether a phrase names what comes in the flavours that another says: a shake in chocolate, crisps in salt and vinegar. */
export function comesInFlavour({ terms: product }: Chunk, { terms }: Chunk): boolean {
  return (
    (isSweet(terms) && product.some((term) => sweetProducts.has(term))) ||
    (isOf(terms, savouryTerms) && product.some((term) => savouryProducts.has(term)))
  );
}

/** "raspberries" are eaten beside a product, "raspberry" is its flavour. */
export function isPluralFood({ words }: Pick<Chunk, "words">): boolean {
  const word = words.at(-1) ?? "";
  return word.endsWith("s") && matchingForm(word) !== word;
}

/** Whether a phrase is hardly ever eaten beside a product: "skyr 150 g vanilla", unlike "skyr 150 g honey". */
export function isOnlyFlavour({ terms }: Chunk): boolean {
  return isOf(terms, plainFlavours);
}

function isOf(terms: readonly string[], flavours: ReadonlySet<string>): boolean {
  return terms.length > 0 && terms.every((term) => flavours.has(term) || ignoredTerms.has(term));
}
