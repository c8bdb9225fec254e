import { percent } from "../percent.ts";
import type { ClassFigures } from "./error-classes.ts";
import type { MealFigures } from "./measure-meals.ts";

/** The figures of one file, whole and of the tenth that is only counted. */
export type FileFigures = {
  readonly name: string;
  readonly all: MealFigures;
  readonly counted: MealFigures;
};

/** How labelled meals were read. */
export type MealReport = {
  readonly catalogueRelease: string;
  readonly files: readonly FileFigures[];
  /** How the meals in household measures miss. */
  readonly errorClasses: readonly ClassFigures[];
};

/** The section on labelled meals. */
export function writeMeals({ catalogueRelease, files, errorClasses }: MealReport): string {
  const rows = files.flatMap(({ name, all, counted }) => [
    formatFigures(name, all),
    formatFigures(`${name}, only counted`, counted),
  ]);
  const classes = errorClasses.map(
    ({ errorClass, meals, errorShare }) => `| ${errorClass} | ${meals} | ${percent(errorShare)} |`,
  );
  return `## Labelled meals

Catalogue release \`${catalogueRelease}\`. A meal is right when its carbohydrate is within 7.5 g of its label; an
unanswered meal is wrong. Errors are mean absolute errors of the answered meals. The labels are those of a published
evaluation set (CC BY-NC-SA 4.0), which is not part of this project: US meals in household measures (natural) and
in grams (metric), and meals of other countries. A tenth of the meals, chosen by a hash of their text, is only counted.

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
