import {
  type IngredientLine,
  normaliseTerms,
  readIngredientLine,
} from "../../../../shared/domain/food/mod.ts";
import { translateLineName } from "../request/translate-phrases.ts";
import { cleanLine, dropPartLabel, isListHeading, isSentence } from "./clean-line.ts";
import words from "./data/words.json" with { type: "json" };
import { dropLeadIn } from "./lead-in.ts";
import type { LineOutline, TypedLine } from "./line-outline.ts";
import { canUnits, driedUnits, freshHints } from "./line-words.ts";
import { listNameQueries } from "./match-catalogue.ts";
import { isAbsent, nameFood } from "./name-food.ts";
import { isTool, settleLine } from "./settle-line.ts";
import { chooseAlternative, listFoods } from "./split-foods.ts";
import { translateFalseFriends } from "./translate-false-friends.ts";
import { translateMeasure } from "./translate-measure.ts";

const shownForms = new Set(words.shownForms);

const liquidUnits = new Set(words.liquidUnits);

const wholeFoods = new Set(words.wholeFoods);

/** No recipe takes as much of black pepper, and as much chicken is a whole one. */
const muchPepperGrams = 30;

const muchChickenGrams = 1000;

const massGrams = new Map([
  ["g", 1],
  ["kg", 1000],
  ["oz", 28.35],
  ["pound", 453.6],
]);

const bareUnits = /^(?:pieces?|pcs?\.?|units?|items?|whole|x|each|count|nos?\.?|st|stk)?$/i;

const longestRemark = 3;

/**
 * The foods that ingredient lines name, with what they say of them. Headings ("For the sauce:") and empty lines give
 * none, a line that lists foods ("salt and pepper", "1 tsp each cumin and mace") gives one for each.
 */
export function outlineLines(lines: readonly (string | TypedLine)[]): LineOutline[] {
  return lines.flatMap((given, line) => {
    const text = typeof given === "string" ? given : wordTypedLine(given);
    const clean =
      typeof given === "string"
        ? translateFalseFriends(translateMeasure(dropLeadIn(dropPartLabel(cleanLine(given)))))
        : text;
    const isOther = typeof given === "string" && (isListHeading(given) || isSentence(clean));
    const named = typeof given === "string" ? clean : given.name;
    if (!/\p{L}/u.test(named) || isOther) return [];
    const parsed = settleLine(
      typeof given === "string" ? readIngredientLine(clean) : readTypedLine(given),
      clean,
    );
    return isTool(parsed.name) ? [] : outlineParsed(parsed, { line, text });
  });
}

function outlineParsed(parsed: IngredientLine, place: Pick<LineOutline, "line" | "text">): LineOutline[] {
  const forms = formsOf(parsed);
  const names = namesOf(parsed);
  const [first = parsed.name] = names;
  const isMixture = isOneMixture(parsed, names);
  const share = isMixture || parsed.isForEach || parsed.parts.length > 0 ? 1 : 1 / names.length;
  return (isMixture ? [parsed.name] : names).map((name) => {
    const named =
      nameByComment(name, parsed) ??
      nameFood(isMixture ? first : name, forms) ??
      nameWithComment(name, parsed, forms) ??
      nameForeign(name);
    const known = named?.food ?? null;
    const isLoose = named?.fit === "loose";
    const own = known === null ? [] : [[...new Set(normaliseTerms(known.food))].slice(0, 12)];
    const queries = known === null || isLoose ? [...own, ...listNameQueries(name)] : own;
    return { ...place, name, parsed, share, known, isLoose, isAbsent: isAbsent(name), queries };
  });
}

// "400 g ground pork and beef": foods of one kind that share an amount are bought and used as one.
function isOneMixture({ isForEach, quantity, parts }: IngredientLine, names: readonly string[]): boolean {
  if (names.length < 2 || isForEach || quantity === null || parts.length > 0) return false;
  return new Set(names.map((name) => nameFood(name)?.food.shelf ?? name)).size === 1;
}

// "500 g flour (wholemeal wheat flour)": a remark that names the same more closely.
function nameByComment(name: string, { comment }: IngredientLine) {
  if (comment === null || /\bor\b/.test(comment)) return null;
  const [plain, close] = [normaliseTerms(name), normaliseTerms(comment)];
  const isCloser = close.length > plain.length && plain.every((term) => close.includes(term));
  const named = isCloser ? nameFood(comment) : null;
  return named?.fit === "loose" ? null : named;
}

// "3 tablespoons active dry - yeast": what is read as a remark may hold the food.
function nameWithComment(name: string, { comment, preparation }: IngredientLine, forms: readonly string[]) {
  const remarks = [comment, preparation].filter((remark) => remark !== null).join(" ");
  const isShort = remarks !== "" && remarks.split(" ").length <= longestRemark;
  const named = isShort ? nameFood(`${name} ${remarks}`, forms) : null;
  return named?.fit === "loose" ? null : named;
}

// "200 g Zucker".
function nameForeign(name: string) {
  const english = translateLineName(name);
  return english === null ? null : nameFood(english);
}

/** "juice and zest of 1 lemon" are lemon juice and lemon zest. */
function namesOf(parsed: IngredientLine): string[] {
  const listed = listFoods(parsed.name).map(chooseAlternative);
  if (parsed.parts.length === 0) return listed;
  const [name = parsed.name] = listed;
  const parted = parsed.parts
    .map((part) => `${singleOf(name)} ${part}`)
    .filter((part) => nameFood(part)?.fit === "exact");
  return parted.length === 0 ? listed : parted;
}

function singleOf(name: string): string {
  return normaliseTerms(name).at(-1) ?? name;
}

/** All term lists of the outlines, each once, for one search of the catalogue. */
export function listLineQueries(outlines: readonly LineOutline[]): string[][] {
  const queries = new Map<string, string[]>();
  for (const outline of outlines)
    for (const query of outline.queries)
      if (query.length > 0) queries.set([...query].sort().join(" "), [...query]);
  return [...queries.values()];
}

/** A typed ingredient in words: "2 tbsp butter", "4 eggs". */
function wordTypedLine({ name, quantity, unit }: TypedLine): string {
  const stated = unit && !bareUnits.test(unit.trim()) ? unit : "";
  return [quantity ?? "", stated, name].filter((part) => part !== "").join(" ");
}

/** An ingredient in fields as the line it stands for; a name without quantity may state its own amount. */
function readTypedLine({ name, quantity, unit }: TypedLine): IngredientLine {
  const named = readIngredientLine(name);
  if (quantity === null || quantity === undefined) return unit ? readVague(name, unit) : named;
  const bare = bareUnits.test(unit?.trim() ?? "");
  const line = readIngredientLine(bare ? `${quantity} ${name}` : `${quantity} ${unit} ${name}`);
  // A name that begins with a number or a unit word ("7 up", "clove powder") keeps it.
  const isPlain = named.quantity === null && named.name !== "" && line.name.endsWith(named.name);
  if (line.quantity === quantity && line.name !== "") return isPlain ? { ...line, name: named.name } : line;
  const measured = readIngredientLine(bare ? `${quantity} onion` : `${quantity} ${unit} onion`);
  const { quantity: count, unit: read, size } = measured;
  return { ...named, quantity: count ?? quantity, unit: read ?? (bare ? null : (unit ?? null)), size };
}

/** "pinch" measures, "to taste" remarks. */
function readVague(name: string, unit: string): IngredientLine {
  const measured = readIngredientLine(`${unit} of ${name}`);
  return measured.unit === null ? readIngredientLine(`${name} ${unit}`) : measured;
}

/** Forms that a line implies beside the name: what comes in a tin is canned, a teaspoon of a herb is dried. */
function formsOf(line: IngredientLine): string[] {
  const { name, unit, quantity, package: holder, preparation, comment } = line;
  const said = `${name} ${preparation ?? ""} ${comment ?? ""}`.toLowerCase().split(/[^a-z-]+/);
  const forms: string[] = said.filter((word) => shownForms.has(word));
  if ([unit, holder].some((held) => canUnits.has(held ?? "")) || isPreserved(said)) forms.push("canned");
  const isFresh = said.some((word) => freshHints.has(word) || freshHints.has(word.replace(/(?:es|s)$/, "")));
  if (driedUnits.has(unit ?? "") && !isFresh) forms.push("dried");
  if (liquidUnits.has(unit ?? "")) forms.push("liquid");
  const grams = (massGrams.get(unit ?? "") ?? 0) * (quantity ?? 0);
  const head = normaliseTerms(name).at(-1) ?? "";
  const isCounted = quantity !== null && unit === null;
  if (head === "pepper" && (isCounted || /peppers\b/i.test(name) || grams > muchPepperGrams))
    forms.push("bell");
  if (wholeFoods.has(head) && (isCounted || grams >= muchChickenGrams)) forms.push("whole");
  return [...new Set(forms)];
}

// What is drained came in a can, unless it was cooked or thawed.
function isPreserved(said: readonly string[]): boolean {
  if (said.some((word) => ["canned", "tinned", "jarred"].includes(word))) return true;
  const isPoured = said.some((word) => ["drained", "rinsed"].includes(word));
  return (
    isPoured &&
    !said.some((word) => ["cooked", "frozen", "thawed", "soaked", "dried", "boiled"].includes(word))
  );
}
