import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { nameFood } from "../../source/name-food.ts";
import { pantryFoods } from "../../source/pantry.ts";
import data from "../data/also-called.json" with { type: "json" };
import { listLineage } from "../tables/food-class.ts";

const shapes = new Set(data.shapes);
const alsoCalled: Readonly<Record<string, readonly string[]>> = data.classes;

const possessive = /['’]s(?= )/u;

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
      ...leadingNames(words),
      ...otherNames(name.split(",")[0] ?? name),
      ...unpossessed(name.split(",")[0] ?? name),
    ]),
  ];
}

/** Yeast extract is called Marmite, coriander cilantro: other names of the same food. */
function otherNames(name: string): string[] {
  const named = nameFood(name);
  if (named === null || named.fit !== "exact") return [];
  const own = splitTerms(name).at(-1) ?? "";
  // "Sugar" of the caster sugar is read by its own words.
  const isOther = (other: string) => !splitTerms(other).includes(own);
  return (pantryFoods.find(({ id }) => id === named.food.id)?.names ?? []).filter(isOther);
}

/** "Soft goat's cheese" is goat cheese. */
function unpossessed(name: string): string[] {
  if (!possessive.test(name)) return [];
  const words = name.replace(possessive, "").split(" ");
  return words.slice(0, -1).map((_, at) => words.slice(at).join(" "));
}

/** "Bulgur wheat" is called bulgur, "panko breadcrumbs" panko: first words that mean the same food alone. */
function leadingNames(words: readonly string[]): string[] {
  const whole = nameFood(words.join(" "));
  if (whole === null || words.length < 2) return [];
  return words
    .slice(1)
    .map((_, at) => words.slice(0, at + 1).join(" "))
    .filter((lead) => {
      const named = nameFood(lead);
      return named?.fit === "exact" && named.food.id === whole.food.id;
    });
}
