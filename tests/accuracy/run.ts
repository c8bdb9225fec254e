import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Store } from "../../shared/store/store.ts";
import { openStore } from "../support/open-store.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";
import {
  type AccuracyReport,
  type CaseReport,
  type FileFigures,
  type MealReport,
  writeReport,
} from "./accuracy-report.ts";
import { decideOn } from "./decide/decide-on.ts";
import { readDecisionCases } from "./decide/decision-cases.ts";
import { measureDecisions } from "./decide/measure-decisions.ts";
import { decodeMeal } from "./decode-meal.ts";
import { classifyErrors } from "./error-classes.ts";
import { readLabelledMeals } from "./labelled-meals.ts";
import { isHeldOut, listWorst, type MeasuredMeal, measureMeal, summariseMeals } from "./measure-meals.ts";
import { measureOrders } from "./sensory/measure-orders.ts";
import { readOrders } from "./sensory/read-orders.ts";
import { judgeCase } from "./symptoms/judge-case.ts";
import { scoreCases } from "./symptoms/score-cases.ts";
import { readCases } from "./symptoms/symptom-case.ts";

const usage = `Measures how meals, tastes, symptoms and questions are read, with a stack of its own.

  EVAL_DIR=DIR npm run accuracy [-- --worst N]

EVAL_DIR holds meal-text/*.csv with columns meal_description, carb, protein, fat, energy. With it, the figures are
written to docs/accuracy.md; without it, all but the meals are measured and printed.
  --worst N   lists the N meals of each file with the largest carbohydrate errors, and writes nothing`;

type MeasuredFiles = Map<string, MeasuredMeal[]>;
type Meals = { meals: MeasuredFiles | null };

type CaseFiles = Record<keyof CaseReport, URL>;

const KNOWN = locateCases("symptoms/cases.json", "sensory/orders.tsv", "decide/cases.json");
const UNSEEN = locateCases("symptoms/unseen.json", "sensory/unseen.tsv", "decide/unseen.json");
const reportPath = join(import.meta.dirname, "..", "..", "docs", "accuracy.md");
const { values: flags } = parseArgs({ options: { worst: { type: "string" }, help: { type: "boolean" } } });
const evalDir = process.env.EVAL_DIR;

if (flags.help) console.log(usage);
else await run(Number(flags.worst ?? 0));

function locateCases(symptoms: string, orders: string, decisions: string): CaseFiles {
  const locate = (path: string) => new URL(path, import.meta.url);
  return { symptoms: locate(symptoms), orders: locate(orders), decisions: locate(decisions) };
}

async function run(worstCount: number): Promise<void> {
  const stack = await startThrowawayStack();
  try {
    const store = openStore(stack);
    const meals = await measureLabelledMeals(store, worstCount);
    if (worstCount > 0) return;
    const known = await measureCases(KNOWN, store);
    report({ meals, known, unseen: await measureCases(UNSEEN, store) });
  } finally {
    await stack.remove();
  }
}

async function measureCases({ symptoms, orders, decisions }: CaseFiles, store: Store): Promise<CaseReport> {
  return {
    symptoms: scoreCases(readCases(symptoms).map(judgeCase)),
    orders: await measureOrders(readOrders(readFileSync(orders, "utf8")), store),
    decisions: await measureDecisions(readDecisionCases(decisions), decideOn(store)),
  };
}

/** Null without labelled meals. */
async function measureLabelledMeals(store: Store, worstCount: number): Promise<MeasuredFiles | null> {
  if (!evalDir || !existsSync(evalDir)) return null;
  const measured: MeasuredFiles = new Map();
  for (const file of readLabelledMeals(evalDir)) {
    const meals: MeasuredMeal[] = [];
    for (const meal of file.meals) meals.push(measureMeal(meal, await decodeMeal(meal.text, store)));
    measured.set(file.name, meals);
    for (const line of listWorst(meals, worstCount)) console.log(line);
  }
  return measured;
}

function report({ meals, ...others }: Omit<AccuracyReport, "date" | "meals"> & Meals): void {
  const date = new Date().toISOString().slice(0, 10);
  const page = writeReport({ date, meals: meals && summariseFiles(meals), ...others });
  console.log(page);
  if (meals) writeFileSync(reportPath, page);
  else console.log("Nothing is written: EVAL_DIR names no folder of labelled meals");
}

function summariseFiles(measured: MeasuredFiles): MealReport {
  const files: FileFigures[] = [...measured].map(([name, meals]) => ({
    name,
    all: summariseMeals(meals),
    heldOut: summariseMeals(meals.filter(({ meal }) => isHeldOut(meal))),
  }));
  const [natural = [], metric = []] = measured.values();
  const catalogueRelease = natural[0]?.decoded.catalogueRelease ?? "unknown";
  return { catalogueRelease, files, errorClasses: classifyErrors(natural, metric) };
}
