import type { Brief } from "./brief.ts";
import data from "./data/meals.json" with { type: "json" };
import type { Meal, MealGroup } from "./list-slots.ts";

const groups: Readonly<Record<string, MealGroup>> = { breakfast: "breakfast", lunch: "main", dinner: "main" };

const meals = data.meals.map(toMeal);
/** Meals that no day has unless they are asked for, in the order of the day. */
const asked = data.asked.map(toMeal);
const named = new Map([...meals, ...asked].map((meal) => [meal.slot, meal]));

/** The meals of each day; one that is the same on all days shares its dish with no other meal. */
export function chooseMeals(brief: Pick<Brief, "mealsPerDay" | "wishes" | "week">): Meal[] {
  const { sameMeals } = brief.week.reuse;
  const isDessert = brief.wishes.mealTypes.some(({ rule }) => rule === "dessert");
  return listMeals(brief).map((meal) => {
    const [type = ""] = meal.mealTypes;
    if (sameMeals.includes(type) && type === "lunch") return { ...meal, group: "same lunch" };
    if (sameMeals.includes(type) && type === "dinner") return { ...meal, group: "same dinner" };
    return isDessert && meal.slot === dessertSlot ? { ...meal, mealTypes: ["dessert"] } : meal;
  });
}

/** Where a day's dessert stands, when one is asked for. */
const dessertSlot = "evening snack";

/** Those of a way of eating, else those that were asked for before the usual ones. */
function listMeals({ mealsPerDay, wishes, week }: Pick<Brief, "mealsPerDay" | "wishes" | "week">): Meal[] {
  const usual = nameMeals(data.days[mealsPerDay - 1] ?? []);
  const wanted = new Set<string>([...wishes.mealTypes.map(({ rule }) => rule), ...week.reuse.sameMeals]);
  if (week.dayMeals) {
    const extra = wanted.has("snack") || wanted.has("dessert") ? 1 : 0;
    const own = nameMeals(week.dayMeals);
    return addSnacks(own, mealsPerDay === own.length ? mealsPerDay + extra : mealsPerDay);
  }
  if (wanted.size === 0 || wanted.size > mealsPerDay) return usual;
  // Where a type has several slots, the one that such a day has anyway.
  const ordered = [...usual, ...meals.filter((meal) => !usual.includes(meal))];
  const first = ordered.filter(({ slot, mealTypes }) => wanted.has(slot) || wanted.has(mealTypes[0] ?? ""));
  const kept = first.filter(({ mealTypes }, at) => {
    return first.findIndex((other) => other.mealTypes[0] === mealTypes[0]) === at;
  });
  const filled = [...kept, ...usual.filter((meal) => !kept.includes(meal))].slice(0, mealsPerDay);
  return meals.filter((meal) => filled.some(({ slot }) => slot === meal.slot));
}

/** A day of few meals has snacks where more are asked for, and the last of its meals where fewer are. */
function addSnacks(own: readonly Meal[], mealsPerDay: number): Meal[] {
  const kept = own.slice(-Math.min(own.length, mealsPerDay));
  const isFast = own.some((meal) => asked.includes(meal));
  const snacks = nameMeals(isFast ? data.snacks.afterSunset : data.snacks.usual);
  const all = [...kept, ...snacks.slice(0, Math.max(0, mealsPerDay - kept.length))];
  const order = ["suhoor", ...meals.map(({ slot }) => slot)];
  const placeOf = ({ slot }: Meal) => (slot === "iftar" ? order.indexOf("dinner") : order.indexOf(slot));
  return all.sort((one, other) => placeOf(one) - placeOf(other));
}

function nameMeals(slots: readonly string[]): Meal[] {
  return slots.flatMap((slot) => named.get(slot) ?? []);
}

function toMeal(meal: Omit<Meal, "group">): Meal {
  return { ...meal, group: groups[meal.mealTypes[0] ?? ""] ?? "snack" };
}
