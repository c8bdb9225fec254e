import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { startDecoder } from "./decode-meal.ts";
import { readLabelledMeals } from "./labelled-meals.ts";
import { listWorst, type MeasuredMeal, measureMeal, summariseMeals } from "./measure-meals.ts";

const usage = `Measures decode on labelled meal descriptions, with a stack of its own.

  EVAL_DIR=DIR npm run accuracy [-- --worst N]

EVAL_DIR holds meal-text/*.csv with columns meal_description, carb, protein, fat, energy.
  --worst N   lists the N meals of each file with the largest carbohydrate errors`;

const { values: flags } = parseArgs({ options: { worst: { type: "string" }, help: { type: "boolean" } } });
const evalDir = process.env.EVAL_DIR;

if (flags.help) console.log(usage);
else if (!evalDir || !existsSync(evalDir)) {
  console.log("Accuracy is not measured: EVAL_DIR names no folder of labelled meals");
} else await run(evalDir, Number(flags.worst ?? 0));

async function run(dir: string, worstCount: number): Promise<void> {
  const { decodeMeal, close } = await startDecoder();
  try {
    for (const { name, meals } of readLabelledMeals(dir)) {
      const measured: MeasuredMeal[] = [];
      for (const meal of meals) measured.push(measureMeal(meal, await decodeMeal(meal.text)));
      console.log(summariseMeals(name, measured));
      for (const line of listWorst(measured, worstCount)) console.log(line);
    }
  } finally {
    await close();
  }
}
