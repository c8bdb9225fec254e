import { type ComparableFood, isComparable, isContrary } from "./comparable-food.ts";
import { createNameLikeness } from "./name-likeness.ts";
import type { ComparableSources } from "./read-comparable-foods.ts";

/** Two entries that may be the same food; `basis` is the reason: the same number, FNDDS' own recipe, or the names. */
type LinkProposal = {
  readonly food: ComparableFood;
  readonly twin: ComparableFood;
  readonly basis: "number" | "recipe" | "name";
  readonly likeness: number;
};

const smallestLikeness = 0.5;
// The USDA names all its foods by one scheme, so a less similar name there is another food.
const smallestUsdaLikeness = 0.75;

/**
 * Pairs whose water and energy agree where both are known: Foundation and SR28 foods of one number, FNDDS foods with
 * a single ingredient of the same name from SR28 or Foundation (`soleIngredients`: food code -> ingredient code), and
 * each USDA food with the CIQUAL entry of the most similar name. FNDDS foods also get the pairs of their single
 * ingredient, or else the entries of SR28 and Foundation of the same name.
 */
export function proposeLinks(
  sources: ComparableSources,
  soleIngredients: ReadonlyMap<string, string>,
): LinkProposal[] {
  const foundation = indexByCode(sources.foundation);
  const sr28 = indexByCode(sources.sr28);
  const numbered = sources.sr28.flatMap((food) => numberTwins(food, foundation.get(food.code)));
  const named = nameTwins([...sources.sr28, ...sources.fndds], sources.ciqual);
  const namedByFood = new Map(named.map((proposal) => [keyOf(proposal.food), proposal]));
  const isSameName = createSameName([...sources.fndds, ...sources.sr28, ...sources.foundation]);
  const inherited = sources.fndds.flatMap((food) => {
    const code = soleIngredients.get(food.code) ?? "";
    const same = [sr28.get(code), foundation.get(code)].filter((twin) => twin && isSameName(food, twin));
    if (same.length === 0) return [];
    const theirs = namedByFood.has(keyOf(food)) ? undefined : namedByFood.get(`sr28 ${code}`)?.twin;
    return [...same, theirs].flatMap((twin) => recipeTwins(food, twin));
  });
  const withRecipe = new Set(inherited.map(({ food }) => food));
  const unlinked = sources.fndds.filter((food) => !withRecipe.has(food));
  const usda = [sources.sr28, sources.foundation].flatMap((twins) =>
    nameTwins(unlinked, twins).filter(({ likeness }) => likeness >= smallestUsdaLikeness),
  );
  return [...numbered, ...inherited, ...named, ...usda];
}

// The same number means the same food; Foundation has no energy for some.
function numberTwins(food: ComparableFood, twin: ComparableFood | undefined): LinkProposal[] {
  return twin && !isContrary(food, twin) ? [{ food, twin, basis: "number", likeness: 1 }] : [];
}

function recipeTwins(food: ComparableFood, twin: ComparableFood | undefined): LinkProposal[] {
  return twin && isComparable(food, twin) ? [{ food, twin, basis: "recipe", likeness: 1 }] : [];
}

// FNDDS also substitutes foods (wheat bread for barley bread), so its recipe alone does not make a pair.
function createSameName(foods: readonly ComparableFood[]) {
  const { termsOf, compare } = createNameLikeness(foods.map(({ name }) => name));
  return function isSameName(food: ComparableFood, twin: ComparableFood): boolean {
    const [own, theirs] = [termsOf(food.name), termsOf(twin.name)];
    const isWithin = [...own.words].every((word) => theirs.words.has(word));
    return isWithin || compare(own, theirs) >= smallestLikeness;
  };
}

/** For each food the comparable twin with the most similar name, if it is similar enough. */
function nameTwins(foods: readonly ComparableFood[], twins: readonly ComparableFood[]): LinkProposal[] {
  const { termsOf, compare } = createNameLikeness([...foods, ...twins].map(({ name }) => name));
  const byWord = new Map<string, ComparableFood[]>();
  for (const twin of twins) {
    for (const word of termsOf(twin.name).words) byWord.set(word, [...(byWord.get(word) ?? []), twin]);
  }
  return foods.flatMap((food) => {
    const terms = termsOf(food.name);
    const candidates = new Set([...terms.words].flatMap((word) => byWord.get(word) ?? []));
    let best: LinkProposal | null = null;
    for (const twin of candidates) {
      if (!isComparable(food, twin)) continue;
      const likeness = compare(terms, termsOf(twin.name));
      if (likeness >= smallestLikeness && likeness > (best?.likeness ?? 0))
        best = { food, twin, basis: "name", likeness };
    }
    return best ? [best] : [];
  });
}

function indexByCode(foods: readonly ComparableFood[]): ReadonlyMap<string, ComparableFood> {
  return new Map(foods.map((food) => [food.code, food]));
}

function keyOf({ source, code }: ComparableFood): string {
  return `${source} ${code}`;
}
