import { compileWordLists, wordAt } from "../../../language/mod.ts";
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

const { foodUnits, beats } = compileWordLists({
  foodUnits: data.lists.foodUnits,
  beats: data.lists.beats,
});
/** The least and the most that each of them can be. */
const plausible: Readonly<Record<Kind, readonly number[]>> = data.plausible;
/** Below it haemoglobin is in g/dl. */
const mostGramsPerDecilitre = 25;

/** "sats 86", "INR 9", "Hb 6.1", but not "sodium 120 mg" of a food or "Hb 45 beats". */
export function readPlainFigure(
  words: readonly ReportWord[],
  kind: Kind,
  { from, at }: { from: number; at: number },
): PlainFigure[] {
  const said = words[at]?.value ?? 0;
  const value = kind === "haemoglobin" && said < mostGramsPerDecilitre ? said * 10 : said;
  const [least = 0, most = 0] = plausible[kind];
  const unit = wordAt(words, at + 1);
  const isOther = (kind === "sodium" && foodUnits.has(unit)) || (kind === "haemoglobin" && beats.has(unit));
  return value >= least && value <= most && !isOther ? [{ kind, value, from, to: at + 1 }] : [];
}
