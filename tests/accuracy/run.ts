import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Store } from "../../shared/platform/store/store.ts";
import { openStore } from "../support/open-store.ts";
import { type Catalogue, openCatalogue } from "../support/recipe-checker/catalogue.ts";
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
import { readDesignCases } from "./design/design-case.ts";
import { measureDesigns } from "./design/measure-design.ts";
import { designOn } from "./design/run-design.ts";
import { readDraftCases } from "./draft/draft-case.ts";
import { type CheckedDraft, measureDrafted, measureDrafts } from "./draft/measure-draft.ts";
import { readRecipes } from "./draft/read-recipes.ts";
import { draftOn } from "./draft/run-draft.ts";
import { classifyErrors } from "./error-classes.ts";
import { readLabelledMeals } from "./labelled-meals.ts";
import { isHeldOut, listWorst, type MeasuredMeal, measureMeal, summariseMeals } from "./measure-meals.ts";
import { measureOrders } from "./sensory/measure-orders.ts";
import { readOrders } from "./sensory/read-orders.ts";
import { judgeCase } from "./symptoms/judge-case.ts";
import { scoreCases } from "./symptoms/score-cases.ts";
import { readCases } from "./symptoms/symptom-case.ts";

const usage = `Measures how meals, tastes, symptoms, questions, designs and drafts are answered, with a stack of its own.

  EVAL_DIR=DIR npm run accuracy [-- --worst N]

EVAL_DIR holds meal-text/*.csv with columns meal_description, carb, protein, fat, energy, and recipes/*.md. With it,
the figures are written to docs/accuracy.md; without it, all but the meals and recipes are measured and printed.
  --worst N   lists the N meals of each file with the largest carbohydrate errors, and writes nothing`;

type MeasuredFiles = Map<string, MeasuredMeal[]>;
type Meals = { meals: MeasuredFiles | null };

type CaseFiles = Record<keyof CaseReport, URL>;

const knownFiles = locateCases({
  symptoms: "symptoms/cases.json",
  orders: "sensory/orders.tsv",
  decisions: "decide/cases.json",
  designs: "design/requests.json",
  drafts: "draft/substitutions.json",
});
const unseenFiles = locateCases({
  symptoms: "symptoms/unseen.json",
  orders: "sensory/unseen.tsv",
  decisions: "decide/unseen.json",
  designs: "design/unseen.json",
  drafts: "draft/unseen.json",
});
const reportPath = join(import.meta.dirname, "..", "..", "docs", "accuracy.md");
const { values: flags } = parseArgs({ options: { worst: { type: "string" }, help: { type: "boolean" } } });
const evalDir = process.env.EVAL_DIR;

if (flags.help) console.log(usage);
else await run(Number(flags.worst ?? 0));

function locateCases(paths: Record<keyof CaseReport, string>): CaseFiles {
  const locate = (path: string) => new URL(path, import.meta.url);
  const { symptoms, orders, decisions, designs, drafts } = paths;
  return {
    symptoms: locate(symptoms),
    orders: locate(orders),
    decisions: locate(decisions),
    designs: locate(designs),
    drafts: locate(drafts),
  };
}

async function run(worstCount: number): Promise<void> {
  const stack = await startThrowawayStack();
  try {
    const store = openStore(stack);
    const meals = await measureLabelledMeals(store, worstCount);
    if (worstCount > 0) return;
    const catalogue = openCatalogue();
    const known = await measureCases(knownFiles, store, catalogue);
    const unseen = await measureCases(unseenFiles, store, catalogue);
    report({ meals, known, unseen, drafted: await measureRecipes(store, catalogue) });
  } finally {
    await stack.remove();
  }
}

async function measureCases(files: CaseFiles, store: Store, catalogue: Catalogue): Promise<CaseReport> {
  return {
    symptoms: scoreCases(readCases(files.symptoms).map(judgeCase)),
    orders: await measureOrders(readOrders(readFileSync(files.orders, "utf8")), store),
    decisions: await measureDecisions(readDecisionCases(files.decisions), decideOn(store)),
    designs: await measureDesigns(readDesignCases(files.designs), designOn(store), catalogue),
    drafts: await measureDrafts(readDraftCases(files.drafts), draftOn(store), catalogue),
  };
}

/** Null without a folder of recipes. */
async function measureRecipes(store: Store, catalogue: Catalogue): Promise<CheckedDraft[] | null> {
  const folder = join(evalDir ?? "", "recipes");
  return evalDir && existsSync(folder)
    ? measureDrafted(readRecipes(folder), draftOn(store), catalogue)
    : null;
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
