import type { DishNeeds, NamedGoal, SensoryGoal, Stated } from "../../../shared/domain/constraints/mod.ts";
import { goals, splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import type { MealType } from "../../../shared/domain/recipes/mod.ts";
import type { UnmetWish } from "../contract.ts";
import type { Brief, WantedFood } from "./brief.ts";
import type { Practice } from "./read-practice.ts";
import type { RequestSource } from "./request-source.ts";

/** What is wished for, and the wishes of the text that a field overrules. */
type ReadWishes = Pick<Brief, "wanted" | "dishes" | "wishes"> & { overruled: UnmetWish[] };

/** Foods, dishes and qualities that are wished for, those of the fields first; a field wins over the text. */
export function readWishes(sources: readonly RequestSource[]): ReadWishes {
  const liked = sources.filter(({ field }) => field === "preferences" || field === "request_text");
  const gather = <Rule>(from: readonly RequestSource[], read: (needs: DishNeeds) => readonly Rule[]) =>
    from.flatMap(({ field, needs }): Stated<Rule>[] => read(needs).map((rule) => ({ field, rule })));
  const cuisines = letFieldsWin(
    gather(liked, (needs) => needs.cuisines),
    { isOverruled: () => true, name: (cuisine) => cuisine },
  );
  const sensory = letFieldsWin(
    gather(sources, (needs) => needs.sensory),
    {
      isOverruled: (goal, ofField) => ofField.some((one) => isOpposite(one, goal)),
      name: ({ attribute, direction }) => `${direction} ${attribute}`,
    },
  );
  const wanted = takeFirst(gather(liked, listWanted), mostWanted, "foods");
  const named = liked.flatMap(({ field, dishes }) => dishes.dishes.map((rule) => ({ field, rule })));
  const dishes = takeFirst(named, mostDishes, "dishes");
  return {
    wanted: wanted.taken,
    dishes: dishes.taken,
    wishes: {
      dishWords: gather(liked, (needs) => needs.dishWords),
      dishNames: gather(liked, (needs) => needs.dishNames),
      cuisines: cuisines.kept,
      mealTypes: [...gather(liked, (needs) => needs.mealTypes), ...liked.flatMap(readFastMeals)],
      sensory: sensory.kept,
      goals: gather(liked, listGoals),
      practice: joinPractice(sources.map(({ practice }) => practice)),
    },
    overruled: [...cuisines.overruled, ...sensory.overruled, ...wanted.left, ...dishes.left],
  };
}

const fastMeals: readonly (readonly [RegExp, MealType])[] = [
  [/\b(?:iftar|iftaar)\b/i, "dinner"],
  [/\b(?:suhoor|suhur|sehri|sahur)\b/i, "breakfast"],
];

/** The meals after and before a day of fasting. */
function readFastMeals({ field, text }: RequestSource): Stated<MealType>[] {
  return fastMeals.flatMap(([pattern, rule]) => (pattern.test(text) ? [{ field, rule }] : []));
}

/** "No protein powder" asks for no less protein. */
function listGoals({ goals: named, avoided }: DishNeeds): readonly NamedGoal[] {
  return named.filter(({ goal, direction }) => {
    const [term = ""] = splitTerms(goals[goal].label);
    return direction === "more" || !avoided.some(({ terms }) => terms.length > 1 && terms[0] === term);
  });
}

/** Nobody asks for more of one recipe; each of them is tried on the whole book. */
const mostWanted = 40;
const mostDishes = 12;

function takeFirst<Rule extends { words: string }>(
  stated: readonly Stated<Rule>[],
  most: number,
  what: string,
) {
  const detail = `only the first ${most} ${what} are considered`;
  const left = stated.slice(most).map(({ rule }): UnmetWish => {
    return { wish: rule.words, reason: "not_possible", detail };
  });
  return { taken: stated.slice(0, most), left };
}

type Overruling<Rule> = {
  /** Whether a wish of the text gives way to those of the fields. */
  isOverruled: (rule: Rule, ofField: readonly Rule[]) => boolean;
  name: (rule: Rule) => string;
};

function letFieldsWin<Rule>(
  stated: readonly Stated<Rule>[],
  { isOverruled, name }: Overruling<Rule>,
): { kept: Stated<Rule>[]; overruled: UnmetWish[] } {
  const ofFields = stated.filter(({ field }) => field !== "request_text");
  const known = new Set(ofFields.map(({ rule }) => name(rule)));
  const losing = stated.filter(({ field, rule }) => {
    if (field !== "request_text" || ofFields.length === 0 || known.has(name(rule))) return false;
    return isOverruled(
      rule,
      ofFields.map((one) => one.rule),
    );
  });
  const fields = [...new Set(ofFields.map(({ field }) => field))].join(" and ");
  const overruled = losing.map(({ rule }): UnmetWish => {
    return { wish: name(rule), reason: "conflicts", detail: `${fields} says otherwise` };
  });
  return { kept: stated.filter((one) => !losing.includes(one)), overruled };
}

function isOpposite(one: SensoryGoal, other: SensoryGoal): boolean {
  return one.attribute === other.attribute && one.direction !== other.direction;
}

function joinPractice(practices: readonly Practice[]): Practice {
  const ways = practices.flatMap((practice) => practice.ways);
  const beyond = practices.flatMap((practice) => practice.beyond);
  const counts = practices.flatMap(({ maxIngredients }) => maxIngredients ?? []);
  return {
    ways: [...new Map(ways.map((way) => [`${way.name} ${way.meal}`, way])).values()],
    maxIngredients: counts.length === 0 ? null : Math.min(...counts),
    beyond: [...new Map(beyond.map((wish) => [wish.detail, wish])).values()],
    understood: [],
  };
}

function listWanted({ wanted, wantedAmounts }: DishNeeds): WantedFood[] {
  const least = wantedAmounts.filter(({ operator, per }) => operator !== "<=" && per === "portion");
  const weighed = least.map(({ text, grams }) => ({ words: text, alternatives: [], grams }));
  const others = wanted.filter(({ text }) => !least.some((one) => one.text === text));
  return [
    ...weighed,
    ...others.map(({ text, alternatives }) => ({
      words: text,
      alternatives: alternatives.map((one) => one.text),
      grams: null,
    })),
  ];
}
