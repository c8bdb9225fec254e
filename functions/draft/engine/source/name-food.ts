import { normaliseTerms } from "../../../../shared/domain/food/mod.ts";
import { editDistance } from "../../../../shared/language/mod.ts";
import { createMemory } from "../../../../shared/platform/kernel/mod.ts";
import words from "./data/words.json" with { type: "json" };
import {
  absentFoods,
  claimsOtherwise,
  describingTerms,
  formTerms,
  freeHeads,
  softHeads,
} from "./line-words.ts";
import {
  findPantryName,
  listPantryNames,
  listPantryTerms,
  type PantryFood,
  type PantryName,
} from "./pantry.ts";

/** Shorter words are too often other words: broad, bread. */
const shortest = 7;

const remembered = new Map<string, string>();

const mostRemembered = 2000;
/** A text may have thousands of equal lines. */
const remember = createMemory<NamedFood | null>({
  name: "foods of the pantry",
  mostBytes: 512 * 1024,
  // The food is one of the table's.
  bytesOf: () => 0,
});

const rereadings = Object.entries(words.rereadings).map(
  ([from, to]) => [new RegExp(`\\b${from}\\b`, "i"), to] as const,
);

/** "Onion-free garlic-free sausages" are neither onion nor garlic. */
const freeOf = /(?<![\p{L}-])(\p{L}{1,20})-free,? (?:(?:and|&) )?/giu;

/** How sure a name is: `exact` has the pantry's own words, `loose` disregards a word that names another food. */
type NamedFood = {
  readonly food: PantryFood;
  readonly fit: "exact" | "described" | "loose";
};

/**
 * The pantry's food that a name means. `forms` are words that the line's measure implies ("canned", "dried"): a food
 * of that form is preferred. Null when no food of the pantry has the word that says what it is.
 */
export function nameFood(name: string, forms: readonly string[] = []): NamedFood | null {
  return remember(`${forms.join(" ")}\n${name}`, () => findFood(name, forms));
}

function findFood(name: string, forms: readonly string[]): NamedFood | null {
  if (isAbsent(name)) return null;
  const stated = reread(name);
  const whole = readTerms(stated, normaliseTerms(stated), forms) ?? readCorrected(stated, forms);
  const excluded = [...stated.matchAll(freeOf)].map(([, word = ""]) => word);
  // Another food may not lose its claim: "alcohol-free beer" is no beer.
  const isExcluded = excluded.some((word) => whole !== null && nameFood(word)?.food === whole.food);
  if (!isExcluded) return whole;
  const named = nameFood(stated.replace(freeOf, ""), forms);
  return named?.fit === "exact" ? { ...named, fit: "described" } : named;
}

/** A name whose misspelt words are mended: "ckicken", "cinamon". */
function readCorrected(name: string, forms: readonly string[]): NamedFood | null {
  const terms = normaliseTerms(name);
  const mended = terms.map(correctTerm);
  return mended.every((term, at) => term === terms[at]) ? null : readTerms(mended.join(" "), mended, forms);
}

// American cooks call meal of maize what others call starch.
function reread(name: string): string {
  return rereadings.reduce((text, [from, to]) => text.replace(from, to), name);
}

function readTerms(name: string, terms: readonly string[], forms: readonly string[]): NamedFood | null {
  for (const form of forms) {
    const formed = findPantryName([form, ...terms]);
    if (formed !== null && isOfForm(form, formed)) return { food: formed, fit: "exact" };
  }
  const exact = findPantryName(terms) ?? findPantryName(terms.filter((term) => !isFiller(term)));
  if (exact !== null) return { food: exact, fit: "exact" };
  const core = name.replace(/\s+(?:in|with)\s.*$/i, "");
  const described = findDescribed(normaliseTerms(core === "" ? name : core), forms);
  if (described === null || !claimsOtherwise(name, described.food.shelf)) return described;
  return { ...described, fit: "loose" };
}

/** True for a food that the catalogue is known to lack: "rose water", "curry leaves". */
export function isAbsent(name: string): boolean {
  const terms = normaliseTerms(name);
  if (findPantryName(terms) !== null) return false;
  const naming = terms.filter((term) => !describingTerms.has(term));
  return [terms, naming].some((list) => absentFoods.has([...new Set(list)].sort().join(" ")));
}

// A teaspoon says a dried herb, but no dried milk.
function isOfForm(form: string, food: PantryFood): boolean {
  return form !== "dried" || food.shelf === "spices";
}

// Words that no name of the pantry has say nothing of the kind: "organic", "finely".
function isFiller(term: string): boolean {
  return describingTerms.has(term) && listPantryNames(term).length === 0;
}

function findDescribed(terms: readonly string[], implied: readonly string[]): NamedFood | null {
  const forms = implied.filter((form) => formGains.has(form));
  const heads = headsOf(terms);
  const stated = new Set([...terms, ...forms]);
  let best: { entry: PantryName; score: number; isLoose: boolean } | null = null;
  for (const entry of new Set([...terms, ...forms].flatMap((term) => listPantryNames(term)))) {
    if (!entry.terms.every((term) => stated.has(term)) || !heads.some((head) => entry.terms.includes(head)))
      continue;
    if (
      forms.some((form) => !terms.includes(form) && entry.terms.includes(form) && !isOfForm(form, entry.food))
    )
      continue;
    const isLoose = disregardsFood(entry, terms);
    const length = sumTerms(entry, terms);
    const score = length + scoreHead(entry, heads) - (isLoose ? looseCost : 0);
    if (best === null || score > best.score) best = { entry, score, isLoose };
  }
  return best === null ? null : { food: best.entry.food, fit: best.isLoose ? "loose" : "described" };
}

const looseCost = 10;
const otherFoodCost = 0.5;
/** How much a form counts that the line only implies, beside 1 for a word it says. */
const formGains = new Map(Object.entries(words.formGains));
const headGain = 5;
const kindGain = 6;

/** The words of a name that the line says or implies, less those of the line that name another food. */
function sumTerms({ terms: named }: PantryName, terms: readonly string[]): number {
  const said = named.reduce((sum, term) => sum + (terms.includes(term) ? 1 : (formGains.get(term) ?? 0)), 0);
  const others = terms.filter((term) => !named.includes(term) && isAnotherFood(term));
  return said - otherFoodCost * others.length;
}

/** "burrata cheese" is burrata, which the catalogue calls a cheese; "chicken sausage" is a sausage. */
function scoreHead({ terms, food }: PantryName, heads: readonly string[]): number {
  const [last = "", ...before] = heads;
  if (terms.includes(last)) return headGain;
  const isKind = before.some((head) => terms.includes(head)) && normaliseTerms(food.food).includes(last);
  return isKind ? kindGain : 0;
}

/** The words that may say what it is, the likeliest first: the last one, and the one before a mere shape. */
function headsOf(terms: readonly string[]): string[] {
  const naming = terms.filter((term) => !describingTerms.has(term) && !formTerms.has(term));
  const rest = naming.length > 0 ? naming : terms;
  const heads: string[] = [];
  for (let at = rest.length - 1; at >= 0; at--) {
    const term = rest[at] ?? "";
    heads.push(term);
    if (!softHeads.has(term) && listPantryNames(term).length > 0) break;
  }
  return heads;
}

/** True when a word that the name leaves unread says another food or form: the walnut of "walnut butter". */
function disregardsFood({ terms: named, food }: PantryName, terms: readonly string[]): boolean {
  const others = terms.filter((term) => !named.includes(term));
  if (others.some((term) => formTerms.has(term))) return true;
  if (named.length > 1 || named.some((term) => freeHeads.has(term))) return false;
  const known = new Set(normaliseTerms(food.food));
  return others.some((term) => !known.has(term) && isAnotherFood(term));
}

function isAnotherFood(term: string): boolean {
  return !describingTerms.has(term) && !softHeads.has(term) && findPantryName([term]) !== null;
}

/** The only word of the pantry that is one slip of the pen away from an unknown one; else the word itself. */
function correctTerm(term: string): string {
  const known = listPantryTerms();
  if (term.length < shortest || known.has(term) || describingTerms.has(term)) return term;
  const before = remembered.get(term);
  if (before !== undefined) return before;
  const near = [...known].filter(
    (word) =>
      word.length >= shortest - 1 &&
      Math.abs(word.length - term.length) < 2 &&
      editDistance(word, term) === 1,
  );
  const corrected = near.length === 1 ? (near[0] ?? term) : term;
  if (remembered.size < mostRemembered) remembered.set(term, corrected);
  return corrected;
}
