import { agrees, agreesOrNull, formatAmount } from "./agrees.ts";
import { type CheckContext, checkRecipe } from "./check-recipe.ts";
import { checkRows, isMain } from "./check-rows.ts";
import type { FoodsOf } from "./read-foods.ts";
import type { ShownDay, ShownPlan, ShownRow } from "./result-shape.ts";
import { type Helping, helpingsOf } from "./total-parts.ts";

const tapWater = /^(beverages, )?water, (tap|bottled|municipal|generic|plain)|^water$/i;
const sumDigits = 10;
/** Half of the last digit of a purchase, plus what sums of figures lose. */
const leastShoppingErrorGrams = 0.006;

/** What is wrong with a plan: meals, days, their mean, and what to buy. */
export function checkPlan(plan: ShownPlan, context: CheckContext): string[] {
  const days = plan.days.map((day) => helpingsOfDay(day, context.foodsOf));
  return [
    ...plan.days.flatMap((day, at) => checkDay(day, days[at] ?? [], at, context)),
    ...checkMean(plan, days, context),
    ...checkShopping(plan),
  ];
}

/** What is eaten on a day, in grams of each ingredient. */
export function helpingsOfDay({ meals }: ShownDay, foodsOf: FoodsOf): Helping[] {
  return meals.flatMap(({ recipe, portions }) =>
    helpingsOf(recipe.ingredients, portions / recipe.servings, foodsOf(recipe)),
  );
}

function checkDay(day: ShownDay, helpings: readonly Helping[], at: number, context: CheckContext): string[] {
  const slots = day.meals.map(({ slot }) => slot);
  return [
    ...(day.day === at + 1 ? [] : [`day ${at + 1} is numbered ${day.day}`]),
    ...day.meals.filter(({ portions }) => !(portions > 0)).map(({ slot }) => `${slot} has no portions`),
    ...day.meals.flatMap(({ recipe }, meal) =>
      checkRecipe(recipe, { ...context, where: `day ${at + 1}, ${slots[meal]}`, isExpected: isMain }),
    ),
    ...checkRows(day.nutrition, helpings, { ...context, where: `day ${at + 1}`, isExpected: isMain }),
  ];
}

/** The mean may be that of the days' rows or that of everything eaten: they differ only around bounds and gaps. */
function checkMean({ days, nutrition }: ShownPlan, helpings: Helping[][], context: CheckContext): string[] {
  const share = 1 / days.length;
  const all = helpings.flat().map(({ foodId, grams }) => ({ foodId, grams: grams * share }));
  const other = nutrition.per_day.filter((row) => !isMeanOfDays(row, days));
  const same = nutrition.per_day.filter((row) => isMeanOfDays(row, days));
  return [
    ...checkRows(other, all, { ...context, where: "mean of the days", isExpected: () => false }),
    ...same
      .flatMap(({ references }) => references)
      .filter(({ id }) => !context.citationIds.has(id))
      .map(({ id }) => `mean of the days: no citation ${id}`),
    ...missingMeans(nutrition.per_day, days),
  ];
}

function isMeanOfDays(row: ShownRow, days: readonly ShownDay[]): boolean {
  const rows = days.map(({ nutrition }) =>
    nutrition.find((one) => one.compound_identifier_id === row.compound_identifier_id),
  );
  const mean = (of: (row: ShownRow) => number | null) => {
    const amounts = rows.map((one) => (one ? of(one) : null));
    return amounts.some((amount) => amount === null)
      ? null
      : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) / days.length;
  };
  return (
    agreesOrNull(
      row.measurement_value,
      mean((one) => one.measurement_value),
    ) &&
    agreesOrNull(
      row.measurement_value_min,
      mean((one) => one.measurement_value_min),
    ) &&
    agreesOrNull(
      row.measurement_value_max,
      mean((one) => one.measurement_value_max),
    ) &&
    row.incomplete === rows.some((one) => one?.incomplete !== false)
  );
}

function missingMeans(rows: readonly ShownRow[], days: readonly ShownDay[]): string[] {
  const shown = new Set(rows.map((row) => row.compound_identifier_id));
  const names = days.flatMap(({ nutrition }) =>
    nutrition
      .filter((row) => !shown.has(row.compound_identifier_id))
      .map((row) => row.compound_identifier_name),
  );
  return [...new Set(names)].map((name) => `mean of the days: no row of ${name}`);
}

function checkShopping({ days, people = 1, shopping_list: list }: ShownPlan): string[] {
  const eaten = sumEaten(days, people);
  const bought = new Map<string, number>();
  for (const { canonical_name, quantity_g } of list.flatMap(({ foods }) => foods))
    bought.set(canonical_name, (bought.get(canonical_name) ?? 0) + quantity_g);
  const names = [...new Set([...eaten.keys(), ...bought.keys()])];
  return [
    ...list.filter(({ group }) => !group).map(({ name }) => `shopping: ${name} has no group`),
    ...list.filter((item) => !/\d/.test(item.purchase)).map(({ name }) => `shopping: how much of ${name}?`),
    ...list.filter((item) => !isSumOfFoods(item)).map(({ name }) => `shopping: ${name} is not its foods`),
    ...(new Set(list.map(({ name }) => name)).size < list.length ? ["shopping: a line stands twice"] : []),
    ...names.flatMap((name) => {
      const [need, have] = [eaten.get(name) ?? 0, Number((bought.get(name) ?? 0).toPrecision(sumDigits))];
      if (tapWater.test(name) && have === 0) return [];
      const isRight = agrees(have, need) || Math.abs(have - need) <= leastShoppingErrorGrams;
      return isRight ? [] : [`shopping: ${formatAmount(have)} g of ${name}, eaten ${formatAmount(need)} g`];
    }),
  ];
}

/** Each figure is rounded by itself, to a tenth from 10 g on. */
function isSumOfFoods({ quantity_g, foods }: ShownPlan["shopping_list"][number]): boolean {
  const sum = foods.reduce((total, food) => total + food.quantity_g, 0);
  return Math.abs(sum - quantity_g) <= 0.05 * (foods.length + 1) + 1e-9;
}

function sumEaten(days: readonly ShownDay[], people: number): Map<string, number> {
  const eaten = new Map<string, number>();
  for (const { recipe, portions } of days.flatMap(({ meals }) => meals)) {
    for (const { name, canonical_name, quantity_g } of recipe.ingredients) {
      const key = canonical_name ?? name;
      eaten.set(key, (eaten.get(key) ?? 0) + (people * quantity_g * portions) / recipe.servings);
    }
  }
  return eaten;
}
