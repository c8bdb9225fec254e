import { createMemory } from "../../../platform/kernel/mod.ts";
import { type FoodCandidate, readWording } from "../candidates/food-names.ts";
import groupData from "../data/food-groups.json" with { type: "json" };
import kinPortions from "../data/kin-portions.json" with { type: "json" };
import productPortions from "../data/product-portions.json" with { type: "json" };
import usualPortions from "../data/usual-portions.json" with { type: "json" };
import { dropUnspecified, normaliseTerms } from "../text/terms.ts";
import { headlessTerms } from "../text/vocabulary.ts";

/** The words that identify a food: those of the text, and the heads of the text and of the food's name. */
export type PortionWords = {
  readonly terms: ReadonlySet<string>;
  readonly heads: ReadonlySet<string>;
};

/**
 * Grams that people mean, by role or unit. `portion`, `side`, `filling`, `addition` and `stirred` are roles in a meal;
 * `piece` is what is counted, `each` what is counted without a unit where that is more than a piece ("2 pizzas"), and
 * `single` what the bare singular means; `small` and `large` are what is served as such. Any other key is a unit
 * ("slice", "handful") or a unit of a size ("sharing bag").
 */
export type UsualGrams = ReadonlyMap<string, number>;

/** Usual amounts of a food: `always` are used before its own rows, `otherwise` if these have none. */
export type UsualPortions = {
  readonly always: UsualGrams;
  readonly otherwise: UsualGrams;
};

type Kind = {
  readonly name: string;
  readonly words: readonly string[];
  readonly groups: ReadonlySet<string> | null;
  readonly isSaid: boolean;
  readonly grams: UsualGrams;
};

/** Every word that a food is called by, those that one of its names ends with, and those that end its first name. */
type Naming = Readonly<Record<"terms" | "ends" | "nameEnds", ReadonlySet<string>>>;

type KindRow = {
  readonly kinds: readonly string[];
  readonly in?: readonly string[];
  /** Whether the text must have all of its words: a tea is not read as "iced tea". */
  readonly said?: boolean;
  readonly grams: Readonly<Record<string, number>>;
};
type GramsByHead = Readonly<Record<string, number>>;

/** Food groups of drinks. */
export const drinkGroups: ReadonlySet<string> = new Set(groupData.drinkGroups);

/** The usual portion of each food group that has foods without portions. */
export const groupPortions: ReadonlyMap<string, number> = new Map(
  Object.entries(groupData.groups).map(([group, { portionGrams }]) => [group, portionGrams]),
);

const kinGrams = new Map(
  Object.entries<GramsByHead>(kinPortions.groups).map(([group, heads]) => [
    group,
    new Map(Object.entries(heads)),
  ]),
);
const mainGrams = new Map(
  usualPortions.alone.flatMap((row) => row.in.map((group): [string, number] => [group, row.grams])),
);
const products = indexKinds(productPortions.products);
const always = indexKinds(usualPortions.always);
const otherwise = indexKinds(usualPortions.otherwise);
const nothing: UsualGrams = new Map();
const remember = createMemory<Naming>({ name: "usual amounts", mostBytes: 4 * 1024 * 1024 });
const ofCandidate = new WeakMap<FoodCandidate, Naming>();
const leastShareOfDish = 0.55;
const detail = /^(?:with|without|on|in|from|for)\b/;

/** By the last word of the kind, the kinds of most words first. */
function indexKinds(rows: readonly KindRow[]): ReadonlyMap<string, readonly Kind[]> {
  const all = rows.flatMap((row) => {
    const groups = row.in?.flatMap((group) => (group === "drinks" ? [...drinkGroups] : [group]));
    const rest = {
      groups: groups === undefined ? null : new Set(groups),
      isSaid: row.said ?? false,
      grams: new Map(Object.entries(row.grams)),
    };
    return row.kinds.map((kind): Kind => {
      const words = normaliseTerms(kind);
      return { name: words.join(" "), words, ...rest };
    });
  });
  all.sort((a, b) => b.words.length - a.words.length);
  return Map.groupBy(all, ({ words }) => words.at(-1) ?? "");
}

/** The usual amounts of a food that the text calls by `words`. */
export function findUsual(food: FoodCandidate, words: PortionWords): UsualPortions {
  const named = findProduct(food, words) ?? findKind(always, food, words);
  return {
    always: isOfPart(food, named) ? nothing : named,
    otherwise: findKind(otherwise, food, words),
  };
}

/** Whether amounts are of what a dish is named after: a portion of cod with cream and potatoes weighs more than one of cod. */
function isOfPart({ source, defaultPortionGrams }: FoodCandidate, usual: UsualGrams): boolean {
  const portion = usual.get("portion") ?? Number.POSITIVE_INFINITY;
  return source === "own_dish" && portion < leastShareOfDish * (defaultPortionGrams ?? 0);
}

/** The maker's figures for a product that the text names and the food stands for. */
function findProduct(food: FoodCandidate, { terms }: PortionWords): UsualGrams | null {
  const ofFood = namingOf(food).terms;
  const named = [...terms]
    .flatMap((word) => products.get(word) ?? [])
    .filter(({ groups }) => groups?.has(food.foodGroup) ?? true)
    .filter(({ words }) => words.every((word) => terms.has(word) && ofFood.has(word)))
    // "tom yum" is no "yum yum".
    .filter(({ words }) => new Set(words).size === words.length || terms.size === 1);
  named.sort((a, b) => b.words.length - a.words.length);
  return named[0]?.grams ?? null;
}

function findKind(
  kinds: ReadonlyMap<string, readonly Kind[]>,
  food: FoodCandidate,
  words: PortionWords,
): UsualGrams {
  const { terms, ends, nameEnds } = namingOf(food);
  const isDrink = drinkGroups.has(food.foodGroup);
  // Words that only the text has do not name a kind of the food, except for drinks, which have many names. A synonym
  // may be of a part ("teriyaki sauce" of rice with it): it names the food only where the text is of the part.
  const isOfFood = (word: string) =>
    (words.heads.has(word) ? ends : nameEnds).has(word) || (isDrink && !terms.has(word));
  // "Indomie" is a pack of noodles, whatever the table of instant noodles calls them.
  const isNamed = ({ isSaid, groups }: Kind) => isSaid && groups !== null && !isDrink;
  const fitting = [...new Set([...words.heads, ...words.terms])]
    .flatMap((word) => (kinds.get(word) ?? []).filter((kind) => isNamed(kind) || isOfFood(word)))
    .filter((kind) => (kind.groups?.has(food.foodGroup) ?? true) && isKind(kind, terms, words));
  const said = (kind: Kind) => kind.words.filter((word) => words.terms.has(word)).length;
  // "A macchiato with almond milk" is served as a macchiato.
  const isOfHead = (kind: Kind) => (words.heads.has(kind.words.at(-1) ?? "") ? 1 : 0);
  fitting.sort((a, b) => isOfHead(b) - isOfHead(a) || said(b) - said(a) || b.words.length - a.words.length);
  const [best] = fitting;
  return best === undefined ? nothing : mergeGrams(fitting.filter(({ name }) => name === best.name));
}

/** The amounts of all rows of one kind, the first row's before those of the next. */
function mergeGrams(kinds: readonly Kind[]): UsualGrams {
  if (kinds.length === 1) return kinds[0]?.grams ?? nothing;
  return new Map(kinds.toReversed().flatMap(({ grams }) => [...grams]));
}

function isKind(
  { words, isSaid }: Kind,
  ofFood: ReadonlySet<string>,
  { terms, heads }: PortionWords,
): boolean {
  const isHead = heads.has(words.at(-1) ?? "");
  if (isHead && !isSaid && words.every((word) => ofFood.has(word))) return true;
  return (isHead || words.length > 1) && words.every((word) => terms.has(word));
}

function namingOf(food: FoodCandidate): Naming {
  const known = ofCandidate.get(food);
  if (known !== undefined) return known;
  const { name, synonyms, plainNames = [], genericFor = [] } = food;
  const names = [dropUnspecified(name), ...synonyms, ...plainNames, ...genericFor];
  const naming = remember(names.join("\n"), () => readNaming(names));
  ofCandidate.set(food, naming);
  return naming;
}

function readNaming(names: readonly string[]): Naming {
  return {
    terms: new Set(names.flatMap(normaliseTerms)),
    ends: new Set(names.flatMap(readEnds)),
    nameEnds: new Set(names.slice(0, 1).flatMap(readEnds)),
  };
}

/** The last words of the parts of a name, but for details; "shrimps deep fried" ends with the shrimps. */
function readEnds(name: string): string[] {
  const parts = name
    .split(/[,(]|(?<=\S)(?= (?:with|without|in|on|from) )/)
    .map((part) => part.trim().toLowerCase());
  const ends = parts
    .filter((part) => !detail.test(part))
    .flatMap((part) => {
      const terms = normaliseTerms(part);
      return [terms.at(-1) ?? "", terms.findLast((term) => !headlessTerms.has(term)) ?? ""];
    });
  return [...kinHeads(name), ...ends];
}

/** The portion of a survey dish that is the whole meal, since survey portions are helpings; null for other foods. */
export function mainPortion({ foodGroup, source }: FoodCandidate): number | null {
  return source === "fndds" ? (mainGrams.get(foodGroup) ?? null) : null;
}

/** The head words of a food's name, by which {@link kinPortion} knows its kind; the last is the narrowest. */
export function kinHeads(name: string): string[] {
  return [...(readWording({ name, synonyms: [] }).namings[0]?.heads ?? [])];
}

/** The usual portion of foods of the same group and head word; null where too few are known. */
export function kinPortion({ foodGroup, name }: FoodCandidate): number | null {
  const known = kinGrams.get(foodGroup);
  if (known === undefined) return null;
  const head = kinHeads(name).findLast((each) => known.has(each));
  return head === undefined ? null : (known.get(head) ?? null);
}
