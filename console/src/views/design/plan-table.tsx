import type { Schemas } from "../../../../client/src/mod.ts";
import { formatNumber } from "../../format/format-quantity.ts";
import { Amount } from "../nutrients/amount.tsx";
import type { NutrientRow } from "../nutrients/nutrient-row.ts";

type PlannedDay = Schemas["PlanDay"];
/** One meal: some portions of a recipe. */
export type PlannedMeal = Schemas["PlannedMeal"];

type PlanTableProps = {
  days: readonly PlannedDay[];
  chosen: PlannedMeal | null;
  onChoose: (meal: PlannedMeal) => void;
};

/** Ids of FoodData Central: the key totals of a day. */
const totals: readonly { id: number; title: string }[] = [
  { id: 1008, title: "energy" },
  { id: 1003, title: "protein" },
  { id: 1079, title: "fibre" },
  { id: 1093, title: "sodium" },
];

/** A table of days and meals; a meal opens its recipe. */
export function PlanTable({ days, chosen, onChoose }: PlanTableProps) {
  const slots = [...new Set(days.flatMap(({ meals }) => meals.map(({ slot }) => slot)))];
  return (
    <table class="plan-table">
      <caption class="visually-hidden">Meals of each day, with the daily totals</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {slots.map((slot) => (
            <th key={slot} scope="col">
              {slot}
            </th>
          ))}
          <th scope="col">Daily total</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, meals, nutrition }) => (
          <tr key={day}>
            <th scope="row">Day {day}</th>
            {slots.map((slot) => (
              <td key={slot} class="plan-meal">
                {meals
                  .filter((meal) => meal.slot === slot)
                  .map((meal) => (
                    <MealButton
                      key={meal.recipe.title}
                      meal={meal}
                      isChosen={meal === chosen}
                      onChoose={onChoose}
                    />
                  ))}
              </td>
            ))}
            <td class="plan-total">
              <DayTotal rows={nutrition} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MealButtonProps = { meal: PlannedMeal; isChosen: boolean; onChoose: (meal: PlannedMeal) => void };

function MealButton({ meal, isChosen, onChoose }: MealButtonProps) {
  return (
    <button type="button" class="plan-choice" aria-pressed={isChosen} onClick={() => onChoose(meal)}>
      <span class="plan-slot" aria-hidden="true">
        {meal.slot}
      </span>
      <span class="plan-title">{meal.recipe.title}</span>
      <span class="plan-portions">
        {meal.portions === 1 ? "1 portion" : `${formatNumber(meal.portions)} portions`}
      </span>
    </button>
  );
}

function DayTotal({ rows }: { rows: readonly NutrientRow[] }) {
  return (
    <dl>
      {totals.flatMap(({ id, title }) => {
        const row = rows.find((candidate) => candidate.compound_identifier_id === id);
        return row
          ? [
              <div key={id}>
                <dt>{title}</dt>
                <dd>
                  <Amount row={row} />
                </dd>
              </div>,
            ]
          : [];
      })}
    </dl>
  );
}
