import { compileWordLists, wordAt } from "../../../../shared/language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import data from "./data/figures.json" with { type: "json" };

type Kind = "oxygen" | "pulse" | "ketones" | "bmi" | "inr" | "sodium" | "haemoglobin" | "breaths";

/** A figure in its only unit, in the words `from` to before `to`: %, a minute, mmol/l, kg/m², g/l, or none of INR. */
export type PlainFigure = {
  readonly kind: Kind;
  readonly value: number;
  readonly from: number;
  readonly to: number;
};

const lists = compileWordLists({ foodUnits: data.lists.foodUnits });
/** The values that each of them can have. */
const plausible: Readonly<Record<Kind, readonly [least: number, most: number]>> = {
  oxygen: [50, 100],
  pulse: [20, 300],
  ketones: [0.1, 15],
  bmi: [8, 80],
  inr: [0.5, 20],
  sodium: [95, 180],
  haemoglobin: [20, 220],
  breaths: [4, 80],
};
/** Below it haemoglobin is in g/dl. */
const mostGramsPerDecilitre = 25;

/** "sats 86", "INR 9", "Hb 6.1", but not "sodium 120 mg" of a food. */
export function readPlainFigure(
  words: readonly ReportWord[],
  kind: Kind,
  { from, at }: { from: number; at: number },
): PlainFigure[] {
  const said = words[at]?.value ?? 0;
  const value = kind === "haemoglobin" && said < mostGramsPerDecilitre ? said * 10 : said;
  const [least, most] = plausible[kind];
  const isEaten = kind === "sodium" && lists.foodUnits.has(wordAt(words, at + 1));
  return value >= least && value <= most && !isEaten ? [{ kind, value, from, to: at + 1 }] : [];
}
