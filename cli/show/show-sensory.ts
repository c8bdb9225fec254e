import type { SensoryResult } from "../../client/src/mod.ts";
import { wrapText } from "../output/wrap-text.ts";
import { formatAmount } from "./format-amount.ts";
import { describeRating, showBar } from "./show-bar.ts";
import type { View } from "./view.ts";

type Sensory = NonNullable<SensoryResult["sensory"]>;
type FoodProfile = NonNullable<Sensory["per_food"]>[number];
type MealProfile = NonNullable<Sensory["whole_meal"]>;
type Profile = FoodProfile | MealProfile;

const SENSE_WIDTH = 11;

/** How foods and the meal taste, smell and feel; tastes as bars from 0 to 100. */
export function showSensory(result: SensoryResult, view: View): string[] {
  if (result.type === "no_food_detected") return ["No food found in this"];
  const { per_food: foods = [], whole_meal: meal } = result.sensory;
  const unresolved = result.items.filter(({ status }) => status === "unresolved");
  const sections = foods.map((food) => showProfile(nameFood(food), food, view));
  if (meal) sections.push(showProfile(`Whole meal (${meal.kind})`, meal, view));
  if (unresolved.length > 0) {
    const names = unresolved.map(({ display_name: name }) => name).join(", ");
    sections.push(wrapText(view.paint.yellow(`Not found, without a profile of its own: ${names}`), view));
  }
  return sections.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}

function nameFood({ item_id: id, display_name: name, quantity }: FoodProfile): string {
  return quantity === null ? `${id}  ${name}` : `${id}  ${name}, ${formatAmount(quantity)} g`;
}

function showProfile(title: string, profile: Profile, view: View): string[] {
  const { width, paint } = view;
  const tastes = Object.entries(profile.taste).map(
    ([sense, rating]) =>
      `  ${sense.padEnd(SENSE_WIDTH)} ${showBar(rating.intensity)} ${describeRating(rating)}`,
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
      wrapText(text, { width, indent: " ".repeat(SENSE_WIDTH + 3), lead: `  ${name.padEnd(SENSE_WIDTH)} ` }),
    );
  const summary = wrapText(profile.summary, { width, indent: "  " });
  return [paint.bold(title), ...summary, ...tastes, ...described];
}

/** Terms, the strong ones told as such: "creamy (strong), smooth". */
function listTerms(terms: readonly { term: string; strength: number }[]): string {
  if (terms.length === 0) return "unknown";
  return terms.map(({ term, strength }) => (strength >= 3 ? `${term} (strong)` : term)).join(", ");
}
