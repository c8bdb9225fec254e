import { listDishWords } from "../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import { rewriteSteps, type StepSwap } from "../../../shared/domain/recipes/mod.ts";
import { singularise } from "../../../shared/language/mod.ts";
import { nameFood } from "./source/name-food.ts";
import { headOf } from "./substitution/choose/closeness.ts";
import data from "./substitution/data/made-of.json" with { type: "json" };
import type { Change } from "./substitution/edited-recipe.ts";
import { listAlsoCalled } from "./substitution/steps/also-called.ts";
import { classify } from "./substitution/tables/food-class.ts";

const adjectives =
  /^(?:firm|silken|extra-firm|smoked|plain|dried|canned|cooked|fresh|frozen|unsweetened|mashed|ground|vegetable-based|low-sodium|reduced-fat)\s+/i;
const madeOf = new Set(data.heads);
/** "Tofu tofu soup". */
const twice = /\b(\p{L}{3,}) \1\b/giu;
const unnamed = new Set(["stock", "broth", "bouillon", "water"]);
/** "Beer can ribs": the can goes with the beer. */
const holder = /^(?:cans?|bottles?|jars?)$/i;
const shapeAtEnd = new RegExp(` (?:${data.shapes.join("|")})$`, "i");
const dishShapes: readonly string[] = data.dishShapes;
const joint = /^(?:and|&)$/i;
const capital = /^\p{Lu}/u;
const small = new Set(["and", "with", "of", "in", "on", "or", "the", "a"]);

/**
 * The title with the foods that came for those that it named: "Tofu Caesar Salad" for a chicken one. `said` are the
 * words by which a request calls what is to be left out.
 */
export function renameTitle(
  title: string,
  changes: readonly Change[],
  { kept, said }: { readonly kept: readonly string[]; readonly said: readonly string[] },
): string {
  const named = new Set(splitTerms(title));
  const isNamed = (words: string) => splitTerms(words).some((term) => named.has(term));
  const swaps = [...changes]
    .sort((one, other) => (other.before?.grams ?? 0) - (one.before?.grams ?? 0))
    .filter(({ kind }) => kind === "replaced" || kind === "removed")
    .flatMap(({ before, after, reason, role }) => {
      if (before === null) return [];
      // The soy of a "honey soy" glaze may not stay in the title of a dish that has to be without it.
      const isSaid = said.some(isNamed) && said.some((words) => sharesTerm(words, before.name));
      if (!isSaid && isPartOfStyle(before.name, title)) return [];
      const [first] = after;
      return [
        {
          from: before.name,
          alsoCalled: [
            ...withoutShape(before.name),
            ...listNamedWords(before.name, title, kept),
            ...listAlsoCalled(classify(before.name, before.food?.name ?? null), before.name),
            ...(/\bno \p{L}/u.test(reason) ? said : []),
          ],
          to: first === undefined || role === "fat" || isNoName(first.name) ? null : shortName(first.name),
        },
      ];
    });
  const meant = swaps.filter(({ from, alsoCalled, to }) => {
    // Gluten-free pasta still is pasta.
    const staying = new Set(splitTerms(to ?? ""));
    const other = alsoCalled.flatMap(splitTerms).filter((term) => !staying.has(term));
    return isNamed(from) || other.some((term) => named.has(term));
  });
  if (meant.length === 0) return title;
  const plain = title === title.toUpperCase() ? title.toLowerCase() : title;
  // "Tomato and basil soup" without its basil: a step would keep the joint.
  const isOnlyDropped = meant.every(({ to }) => to === null);
  const rewritten = isOnlyDropped ? [] : rewriteSteps([plain], meant, kept);
  const [renamed = dropWords(plain, meant)] = rewritten;
  if (renamed === plain || renamed === "") return title;
  return fitCase(singleBefore(renamed.trim(), meant).replace(twice, "$1"), title);
}

/** No dish is called after the stock that came for its beer. */
function isNoName(name: string): boolean {
  return unnamed.has(headOf(name));
}

function sharesTerm(one: string, other: string): boolean {
  const terms = new Set(splitTerms(other));
  return splitTerms(one).some((term) => terms.has(term));
}

/** A stock or sauce has no say in the title, and the cream of a "cream of" soup is its style. */
function isPartOfStyle(name: string, title: string): boolean {
  const head = headOf(name);
  const own = title.toLowerCase();
  // A lasagne of courgettes still is one.
  const isDish = ` ${own}`.endsWith(` ${name.toLowerCase()}`) && listDishWords(name).length > 0;
  // Lasagne names the dish, whatever its sheets are made of.
  const isShape = dishShapes.some((shape) => own.includes(shape) && name.toLowerCase().includes(shape));
  const words = listAlsoCalled(classify(name, null)).filter((word) => word !== head);
  const isCalled = [name.toLowerCase(), ...words].some((word) => own.includes(word));
  return isDish || isShape || (madeOf.has(head) && !isCalled) || own.includes(`${head} of `);
}

/** "seitan (vital wheat gluten)" is seitan, "firm tofu" tofu. */
function shortName(name: string): string {
  const bare = name.replace(/\s*\([^)]*\)/g, "").split(",")[0] ?? name;
  return bare.replace(adjectives, "").replace(shapeAtEnd, "").trim();
}

/** "Pea soup with ham" names the ham hock by one of its words, where nothing that stays has it. */
function listNamedWords(name: string, title: string, kept: readonly string[]): string[] {
  const inTitle = new Set(splitTerms(title));
  const words = name.split(" ").filter((word) => nameFood(word)?.fit === "exact");
  return words.filter((word) => {
    const terms = splitTerms(word);
    const isOf = (names: readonly string[]) => names.some((term) => terms.includes(term));
    return terms.every((term) => inTitle.has(term)) && !kept.some((line) => isOf(splitTerms(line)));
  });
}

/** A lemon cake has the juice of lemons. */
function withoutShape(name: string): string[] {
  const bare = name.replace(shapeAtEnd, "");
  return bare === name ? [] : [bare];
}

/** What is left where the food is part of the name: "Butter chicken" is chicken, "Tomato and basil soup" tomato soup. */
function dropWords(title: string, swaps: readonly StepSwap[]): string {
  const coming = new Set(swaps.flatMap(({ to }) => splitTerms(to ?? "")));
  const called = swaps.flatMap(({ from, alsoCalled }) => [from, ...alsoCalled].flatMap(splitTerms));
  const gone = new Set(called.filter((term) => !coming.has(term)));
  const own = new Set(swaps.flatMap(({ from }) => splitTerms(from)));
  // A chili without its jalapeño still is one.
  const isDish = (word: string) =>
    listDishWords(word).length > 0 && !splitTerms(word).every((term) => own.has(term));
  // A "rum-soaked" cake names the rum.
  const isGone = (word: string) => {
    const terms = splitTerms((word.split("-")[0] ?? word).replace(/[^\p{L}\p{N}' ]/gu, ""));
    return terms.length > 0 && terms.every((term) => gone.has(term)) && !isDish(word);
  };
  const words = title.split(" ");
  return words
    .filter(
      (word, at) =>
        !isGone(word) &&
        !(joint.test(word) && isGone(words[at + 1] ?? "")) &&
        !(holder.test(word) && isGone(words[at - 1] ?? "")),
    )
    .join(" ")
    .replace(/, *(?=(?:and|&) )/gi, " ")
    .replace(/^(?:and|with|&) /i, "")
    .replace(/ (?:and|with|&|et|au|aux|à la|y|con|e|al|alla|ai|und|mit)$/i, "");
}

/** "Lentils stew" is a lentil stew. */
function singleBefore(title: string, swaps: readonly { to: string | null }[]): string {
  return swaps.reduce((text, { to }) => {
    const many = to?.split(" ").at(-1) ?? "";
    const single = singularise(many);
    if (many === "" || single === many) return text;
    return text.replace(
      new RegExp(`\\b${escaped(many)}(?= (?!and\\b|with\\b|in\\b|or\\b|on\\b|&)\\p{L})`, "giu"),
      single,
    );
  }, title);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** As the title was written: all in capitals, with capitals at each word, or as a sentence. */
function fitCase(renamed: string, title: string): string {
  if (title === title.toUpperCase()) return renamed.toUpperCase();
  const words = title.split(/\s+/).filter((word) => !small.has(word.toLowerCase()));
  const isTitleCase = words.length > 1 && words.every((word) => capital.test(word) || !/^\p{L}/u.test(word));
  const text = isTitleCase
    ? renamed
        .split(" ")
        .map((word) => (small.has(word) ? word : capitalise(word)))
        .join(" ")
    : renamed;
  return capital.test(title) ? capitalise(text) : text;
}

function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
