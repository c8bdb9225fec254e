import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { singularise } from "../../../../../shared/language/mod.ts";
import data from "../data/safe-forms.json" with { type: "json" };
import type { Breach } from "./breach.ts";

/** The name of a make that lacks what the rules are against: "dairy-free dark chocolate", "vegan pesto". */
export function nameSafeForm(name: string, breaches: readonly Breach[]): string {
  const rules = new Set(breaches.map(({ rule }) => rule));
  const diets: Readonly<Record<string, string>> = data.diets;
  const wholes = Object.entries(diets).flatMap(([rule, word]) => (rules.has(rule) ? [word] : []));
  const kinds = breaches.filter(({ rule }) => !Object.hasOwn(diets, rule));
  const words = [...new Set([...wholes.slice(0, 1), ...wholes.filter(isOfFodmap), ...kinds.map(wordFor)])];
  const missing = words.filter((word) => !name.toLowerCase().includes(word));
  return [...missing, dropTerms(name, breaches)].join(" ");
}

const plain = new Set(data.plainFoods);
/** A gluten-free breaded fish is breaded. */
const forms = new Set(data.shownForms);

/** Whether makes without the doubtful food are sold: no spaghetti is stated to be free of tomato, and coffee is plain. */
export function hasSafeMake({ kind, rule, term }: Breach): boolean {
  const plainOf: Readonly<Record<string, readonly string[]>> = data.plainOf;
  // Noodles as such hold no garlic: only dishes of them do.
  if (plainOf[kind ?? ""]?.includes(term)) return false;
  return !plain.has(term) && (Object.hasOwn(data.kinds, kind ?? "") || Object.hasOwn(data.diets, rule));
}

/** A plant food may still ferment: it is named beside the diet of who eats no animals. */
function isOfFodmap(word: string): boolean {
  return word === data.fodmap;
}

function wordFor({ kind, term, rule }: Breach): string {
  const known: Readonly<Record<string, string>> = data.kinds;
  // A curry may hold what is avoided: it is free of that, not of curry.
  const avoided = /^no (.{3,30})$/.exec(rule)?.[1];
  return known[kind ?? ""] ?? `${avoided === undefined ? term : singularise(avoided)}-free`;
}

/** "Butter puff pastry" loses its butter, unless nothing would be left. */
function dropTerms(name: string, breaches: readonly Breach[]): string {
  const gone = new Set(breaches.flatMap(({ isSure, term }) => (isSure && !forms.has(term) ? [term] : [])));
  const words = name.split(" ");
  const kept = words.filter((word, at) => at === words.length - 1 || !gone.has(splitTerms(word)[0] ?? ""));
  return kept.join(" ");
}
