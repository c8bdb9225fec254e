import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type FileFigures, tellFigures, writeReport } from "./accuracy-report.ts";
import { type MealDecoder, startDecoder } from "./decode-meal.ts";
import { classifyErrors } from "./error-classes.ts";
import { type MealFile, readLabelledMeals } from "./labelled-meals.ts";
import { isHeldOut, listWorst, type MeasuredMeal, measureMeal, summariseMeals } from "./measure-meals.ts";

const usage = `Measures decode on labelled meal descriptions, with a stack of its own, and writes docs/accuracy.md.

  EVAL_DIR=DIR npm run accuracy [-- --worst N]

EVAL_DIR holds meal-text/*.csv with columns meal_description, carb, protein, fat, energy.
  --worst N   lists the N meals of each file with the largest carbohydrate errors, and writes nothing`;

const reportPath = join(import.meta.dirname, "..", "..", "docs", "accuracy.md");
const { values: flags } = parseArgs({ options: { worst: { type: "string" }, help: { type: "boolean" } } });
const evalDir = process.env.EVAL_DIR;

if (flags.help) console.log(usage);
else if (!evalDir || !existsSync(evalDir)) {
  console.log("Accuracy is not measured: EVAL_DIR names no folder of labelled meals");
} else await run(evalDir, Number(flags.worst ?? 0));

async function run(dir: string, worstCount: number): Promise<void> {
  const decoder = await startDecoder();
  try {
    const measured = new Map<string, MeasuredMeal[]>();
    for (const file of readLabelledMeals(dir)) {
      const meals = await measureFile(file, decoder);
      measured.set(file.name, meals);
      for (const line of listWorst(meals, worstCount)) console.log(line);
    }
    if (worstCount === 0) report(measured);
  } finally {
    await decoder.close();
  }
}

async function measureFile({ name, meals }: MealFile, { decodeMeal }: MealDecoder): Promise<MeasuredMeal[]> {
  const measured: MeasuredMeal[] = [];
  for (const meal of meals) measured.push(measureMeal(meal, await decodeMeal(meal.text)));
  console.log(tellFigures(name, summariseMeals(measured)));
  return measured;
}

function report(measured: ReadonlyMap<string, MeasuredMeal[]>): void {
  const files: FileFigures[] = [...measured].map(([name, meals]) => ({
    name,
    all: summariseMeals(meals),
    heldOut: summariseMeals(meals.filter(({ meal }) => isHeldOut(meal))),
  }));
  for (const { name, heldOut } of files) console.log(tellFigures(`${name}, tenth held out`, heldOut));
  const [natural = [], metric = []] = measured.values();
  const catalogueRelease = natural[0]?.decoded.catalogueRelease ?? "unknown";
  const date = new Date().toISOString().slice(0, 10);
  const errorClasses = classifyErrors(natural, metric);
  writeFileSync(reportPath, writeReport({ date, catalogueRelease, files, errorClasses }));
}
