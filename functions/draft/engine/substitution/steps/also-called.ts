import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import data from "../data/also-called.json" with { type: "json" };
import { listLineage } from "../tables/food-class.ts";

const shapes = new Set(data.shapes);
const alsoCalled: Readonly<Record<string, readonly string[]>> = data.classes;

/** "Tamboril em cubos", "farina per infarinare". */
const prepared = / (?:em|en|à|per|para|pour|zum|für) .*$/u;

/** The words by which steps and titles call an ingredient: those of its class, and its name without a cut or shape. */
export function listAlsoCalled(foodClass: string | null, name = ""): string[] {
  const ofClass = listLineage(foodClass).flatMap((one) => alsoCalled[one] ?? []);
  const words = (name.split(",")[0] ?? name).split(" ");
  const isShaped = words.length > 1 && shapes.has(splitTerms(words.at(-1) ?? "")[0] ?? "");
  const bare = name.replace(prepared, "");
  return [
    ...new Set([
      ...ofClass,
      ...(isShaped ? [words.slice(0, -1).join(" ")] : []),
      ...(bare === name ? [] : [bare]),
    ]),
  ];
}
