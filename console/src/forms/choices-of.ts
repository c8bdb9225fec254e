import abbreviations from "./data/abbreviations.json" with { type: "json" };
import type { Choice } from "./form-spec.ts";

const labels = new Map<string, string>(Object.entries(abbreviations));

/** Creates choices from names of the API ("low_carb"), labelled as words ("Low carb"). */
export function choicesOf(names: readonly string[]): Choice[] {
  return names.map((value) => ({ value, label: labels.get(value) ?? toWords(value) }));
}

function toWords(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
