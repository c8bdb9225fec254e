import type { Measured } from "./decide/measure-decisions.ts";
import { writeDecisions } from "./decide/write-decisions.ts";
import type { JudgedDesign } from "./design/measure-design.ts";
import { writeDesigns } from "./design/write-designs.ts";
import type { CheckedDraft, JudgedDraft } from "./draft/measure-draft.ts";
import { writeDrafts } from "./draft/write-drafts.ts";
import type { ClassFigures } from "./error-classes.ts";
import type { MealFigures } from "./measure-meals.ts";
import { percent } from "./percent.ts";
import type { JudgedOrder } from "./sensory/judge-order.ts";
import { writeOrders } from "./sensory/write-orders.ts";
import type { SymptomScore } from "./symptoms/score-cases.ts";
import { writeSymptoms } from "./symptoms/write-symptoms.ts";

/** The figures of one file, whole and of the tenth that was held out. */
export type FileFigures = {
  readonly name: string;
  readonly all: MealFigures;
  readonly heldOut: MealFigures;
};

/** How labelled meals were read. */
export type MealReport = {
  readonly catalogueRelease: string;
  readonly files: readonly FileFigures[];
  /** How the meals in household measures miss. */
  readonly errorClasses: readonly ClassFigures[];
};

/** The contents of the page. */
export type AccuracyReport = {
  readonly date: string;
  /** Null where no labelled meals were at hand. */
  readonly meals: MealReport | null;
  readonly known: CaseReport;
  /** On cases that no rule was written for. */
  readonly unseen: CaseReport;
  /** Whole recipes drafted to diets; null where no recipes were at hand. */
  readonly drafted: readonly CheckedDraft[] | null;
};

/** How written cases were read. */
export type CaseReport = {
  readonly symptoms: SymptomScore;
  readonly orders: readonly JudgedOrder[];
  readonly decisions: Measured;
  readonly designs: readonly JudgedDesign[];
  readonly drafts: readonly JudgedDraft[];
};

/** The page `docs/accuracy.md`; figures only, never a sentence of the labelled meals. */
export function writeReport({ date, meals, known, unseen, drafted }: AccuracyReport): string {
  return [
    `# Accuracy

How well the embedded readers, without a language model, read what people write. Written by \`npm run accuracy\` on
${date}. The quality of the catalogue's values is described in [evidence](evidence.md).
`,
    ...(meals ? [writeMeals(meals)] : []),
    `## Written cases

Tastes, symptoms, decisions, recipes, plans and edits are measured on cases of our own, in \`tests/accuracy\`. The *known* ones were used to
improve the code; most were written before it. The *unseen* ones were written when it stood and have led to no rule:
expect their figures.
`,
    writeOrders(known.orders, unseen.orders),
    writeSymptoms(known.symptoms, unseen.symptoms),
    `${writeDecisions(known.decisions, unseen.decisions)}\n`,
    writeDesigns(known.designs, unseen.designs),
    writeDrafts(known.drafts, unseen.drafts, drafted),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

function writeMeals({ catalogueRelease, files, errorClasses }: MealReport): string {
  const rows = files.flatMap(({ name, all, heldOut }) => [
    formatFigures(name, all),
    formatFigures(`${name}, tenth held out`, heldOut),
  ]);
  const classes = errorClasses.map(
    ({ errorClass, meals, errorShare }) => `| ${errorClass} | ${meals} | ${percent(errorShare)} |`,
  );
  return `## Meals

Catalogue release \`${catalogueRelease}\`. A meal is right when its carbohydrate is within 7.5 g of its label; an
unanswered meal is wrong. Errors are mean absolute errors of the answered meals. The labels are those of a published
evaluation set (CC BY-NC-SA 4.0), which is not part of this project: US meals in household measures (natural) and
in grams (metric), and meals of other countries. A tenth of the meals, chosen by a hash of their text, is never looked
at when rules are written.

| meals | n | answered | within 7.5 g | carbohydrate | protein | fat | energy |
|---|---|---|---|---|---|---|---|
${rows.join("\n")}

For comparison, published over all 11,857 meals of that set: the best plain language model 66.8 % and 8.61 g, the best
system that looks foods up 84.6 % and 4.3 g, nutritionists 42.5 % unaided and 59.7 % with look-up. Those figures
are for the whole set, these for a part of it.

### How meals in household measures miss

The same meal in grams shows which foods were meant, as far as it is read correctly itself.

| class | meals | share of the carbohydrate error of all that miss |
|---|---|---|
${classes.join("\n")}
`;
}

function formatFigures(name: string, figures: MealFigures): string {
  const [carbohydrate, protein, fat, energyKcal] = figures.meanErrors;
  const grams = [carbohydrate, protein, fat].map((error) => `${error.toFixed(2)} g`);
  const cells = [name, figures.meals, percent(figures.answered), percent(figures.within), ...grams];
  return `| ${[...cells, `${energyKcal.toFixed(0)} kcal`].join(" | ")} |`;
}
