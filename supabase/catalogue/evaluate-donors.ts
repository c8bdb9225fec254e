import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { joinSources } from "./build/join-sources.ts";
import { createRefusal, donorColumns, donorRules } from "./donor/donor-table.ts";
import { createDonorContext } from "./donor/estimate.ts";
import { type DonorError, measureRule, selectTestFoods } from "./donor/leave-one-out.ts";
import { selectDonorFoods } from "./donor/relatives.ts";

const tableFile = fileURLToPath(new URL("data/donor-rules.tsv", import.meta.url));
const usage = `Withholds analysed values, food by food, estimates them from relatives, and writes the error of each rule for each
compound to data/donor-rules.tsv.

  node supabase/catalogue/evaluate-donors.ts --sources DIR`;

function main(): void {
  const { values } = parseArgs({ options: { sources: { type: "string" }, help: { type: "boolean" } } });
  if (values.help || values.sources === undefined) {
    console.log(usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const joined = joinSources(values.sources);
  const names = new Map(joined.compounds.map(({ id, name }) => [id, name]));
  const errors = measureCompounds(
    joined,
    [...names.keys()].sort((a, b) => a - b),
  );
  const rows = errors.map((error) => formRow(error, names.get(error.compoundId) ?? ""));
  writeFileSync(tableFile, [donorColumns, ...rows].map((cells) => `${cells.join("\t")}\n`).join(""));
  console.log(`Wrote ${errors.length} rows into ${tableFile}`);
}

function measureCompounds(
  joined: ReturnType<typeof joinSources>,
  compoundIds: readonly number[],
): DonorError[] {
  const foods = selectDonorFoods(joined.foods);
  const evidence = new Map(
    [...joined.evidence].map(([id, values]) => [
      id,
      new Map(values.map((value) => [value.compoundId, value])),
    ]),
  );
  const context = createDonorContext(foods, evidence);
  const isRefused = createRefusal();
  return compoundIds.flatMap((compoundId) => {
    const known = foods.filter(({ id }) => context.analysed(id)?.has(compoundId));
    const truths = selectTestFoods(known.map(({ id }) => id)).flatMap(
      (id) => context.analysed(id)?.get(compoundId) ?? [],
    );
    const unit = findNegligibleAmount(truths.map(({ amount }) => amount ?? 0));
    return donorRules
      .filter((rule) => !isRefused(compoundId, rule))
      .map((rule) => measureRule(truths, rule, context, unit))
      .filter((error) => error !== null);
  });
}

// The 5th percentile of the positive amounts; amounts below it count as hardly any.
function findNegligibleAmount(amounts: readonly number[]): number {
  const positive = amounts.filter((amount) => amount > 0).sort((a, b) => a - b);
  return positive[Math.floor(positive.length / 20)] ?? 0;
}

function formRow(error: DonorError, name: string): (string | number)[] {
  const { compoundId, rule, tested } = error;
  const figures = [error.medianError, error.withinTwo, error.lowFactor, error.highFactor, error.coverage];
  return [compoundId, rule, name, tested, ...figures.map(formFigure)];
}

function formFigure(figure: number): number | string {
  return Number.isFinite(figure) ? Number(figure.toPrecision(3)) : "inf";
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
