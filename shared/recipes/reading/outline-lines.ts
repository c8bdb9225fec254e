import type { IngredientLine } from "../../food/ingredient-lines/ingredient-line.ts";
import { readIngredientLine } from "../../food/ingredient-lines/read-ingredient-line.ts";
import { normaliseTerms } from "../../food/term-normaliser.ts";
import { cleanLine, isListHeading, isSentence } from "./clean-line.ts";
import { dropLeadIn } from "./lead-in.ts";
import { formsOf } from "./line-forms.ts";
import type { LineOutline, TypedLine } from "./line-outline.ts";
import { listNameQueries } from "./match-catalogue.ts";
import { isAbsent, nameFood } from "./name-food.ts";
import { readTypedLine, wordTypedLine } from "./read-typed-line.ts";
import { isTool, settleLine } from "./settle-line.ts";
import { chooseAlternative, listFoods } from "./split-foods.ts";

const LONGEST_REMARK = 3;

/**
 * The foods that ingredient lines name, with what they say of them. Headings ("For the sauce:") and empty lines give
 * none, a line that lists foods ("salt and pepper", "1 tsp each cumin and mace") gives one for each.
 */
export function outlineLines(lines: readonly (string | TypedLine)[]): LineOutline[] {
  return lines.flatMap((given, line) => {
    const text = typeof given === "string" ? given : wordTypedLine(given);
    const clean = typeof given === "string" ? dropLeadIn(cleanLine(given)) : text;
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
      nameWithComment(name, parsed, forms);
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
  const isShort = remarks !== "" && remarks.split(" ").length <= LONGEST_REMARK;
  const named = isShort ? nameFood(`${name} ${remarks}`, forms) : null;
  return named?.fit === "loose" ? null : named;
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
