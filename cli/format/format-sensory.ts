import type { SensoryResult } from "../../client/src/mod.ts";
import { wrapText } from "../output/text.ts";
import { formatAmount } from "./format-amount.ts";
import { joinSections, type View } from "./view.ts";

type Sensory = NonNullable<SensoryResult["sensory"]>;
type FoodProfile = NonNullable<Sensory["per_food"]>[number];
type MealProfile = NonNullable<Sensory["whole_meal"]>;
type Profile = FoodProfile | MealProfile;

type Rating = {
  intensity: number | null;
  confidence: number;
  basis: string;
  peak?: { intensity: number; food: string } | null;
};

const senseWidth = 11;
const barCells = 20;
const fullIntensity = 100;
const unsureBelow = 0.5;
const leastShown = 0.5;

/** Formats how foods and the meal taste, smell and feel; tastes are bars from 0 to 100. */
export function formatSensory(result: SensoryResult, view: View): string[] {
  if (result.type === "no_food_detected") return ["No food found in the input"];
  const { per_food: foods = [], whole_meal: meal } = result.sensory;
  const unresolved = result.items.filter(({ status }) => status === "unresolved");
  const sections = foods.map((food) => formatProfile(describeFood(food), food, view));
  if (meal) sections.push(formatProfile(`Whole meal (${meal.kind})`, meal, view));
  if (unresolved.length > 0) {
    const names = unresolved.map(({ display_name: name }) => name).join(", ");
    sections.push(wrapText(view.paint.yellow(`Not found, without a profile: ${names}`), view));
  }
  return joinSections(...sections);
}

function describeFood({ item_id: id, display_name: name, quantity }: FoodProfile): string {
  return quantity === null ? `${id}  ${name}` : `${id}  ${name}, ${formatAmount(quantity)} g`;
}

function formatProfile(title: string, profile: Profile, view: View): string[] {
  const { width, paint } = view;
  const tastes = Object.entries(profile.taste).map(
    ([sense, rating]) =>
      `  ${sense.padEnd(senseWidth)} ${formatBar(rating.intensity)} ${describeRating(rating)}`,
  );
  const terms: [string, string][] = [
    ["texture", listTerms(profile.texture)],
    ["mouthfeel", listTerms(profile.mouthfeel)],
    ["aroma", listTerms(profile.aroma.map(({ note, strength }) => ({ term: note, strength })))],
    ["served", profile.temperature ?? "unknown"],
    ["looks", "appearance" in profile ? profile.appearance.join(", ") : ""],
    ["contrasts", "contrasts" in profile ? profile.contrasts.join(", ") : ""],
    ["balance", "balance" in profile ? profile.balance.description : ""],
  ];
  const described = terms
    .filter(([, text]) => text !== "")
    .flatMap(([name, text]) =>
      wrapText(text, { width, indent: " ".repeat(senseWidth + 3), lead: `  ${name.padEnd(senseWidth)} ` }),
    );
  const summary = wrapText(profile.summary, { width, indent: "  " });
  return [paint.bold(title), ...summary, ...tastes, ...described];
}

/** Lists terms and marks the strong ones: "creamy (strong), smooth". */
function listTerms(terms: readonly { term: string; strength: number }[]): string {
  if (terms.length === 0) return "unknown";
  return terms.map(({ term, strength }) => (strength >= 3 ? `${term} (strong)` : term)).join(", ");
}

/** Formats an intensity from 0 to 100 as a bar: empty for zero, a question mark if unknown. */
export function formatBar(intensity: number | null): string {
  if (intensity === null) return "?".padEnd(barCells);
  const filled = Math.round((Math.min(Math.max(intensity, 0), fullIntensity) / fullIntensity) * barCells);
  const cells = intensity > 0 ? Math.max(filled, 1) : 0;
  return "█".repeat(cells) + "░".repeat(barCells - cells);
}

/** Describes a bar: its figure, whether the figure is unsure, and the food in which it is strongest. */
export function describeRating({ intensity, confidence, peak }: Rating): string {
  if (intensity === null) return "unknown";
  const notes = confidence < unsureBelow ? ["unsure"] : [];
  if (peak) notes.push(`${Math.round(peak.intensity)} in ${peak.food}`);
  const figure = intensity > 0 && intensity < leastShown ? "<1" : String(Math.round(intensity));
  return [figure.padStart(3), notes.join(", ")].join("  ").trimEnd();
}
