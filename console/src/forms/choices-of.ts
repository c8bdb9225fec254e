import abbreviations from "./data/abbreviations.json" with { type: "json" };
import type { Choice } from "./form-spec.ts";

const labels = new Map<string, string>(Object.entries(abbreviations));

/** Choices of the service's own names ("low_carb"), shown as words ("Low carb"). */
export function choicesOf(names: readonly string[]): Choice[] {
  return names.map((value) => ({ value, label: labels.get(value) ?? toWords(value) }));
}

function toWords(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
