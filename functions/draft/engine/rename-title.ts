import { splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import { rewriteSteps } from "../../../shared/domain/recipes/mod.ts";
import { headOf } from "./substitution/choose/closeness.ts";
import data from "./substitution/data/made-of.json" with { type: "json" };
import type { Change } from "./substitution/edited-recipe.ts";
import { listAlsoCalled } from "./substitution/steps/also-called.ts";
import { classify } from "./substitution/tables/food-class.ts";

const adjectives =
  /^(?:firm|silken|extra-firm|smoked|plain|dried|canned|cooked|fresh|frozen|unsweetened|mashed|ground|vegetable-based|low-sodium|reduced-fat)\s+/i;
const madeOf = new Set(data.heads);
const capital = /^\p{Lu}/u;
const small = new Set(["and", "with", "of", "in", "on", "or", "the", "a"]);

/** The title with the foods that came for those that it named: "Tofu Caesar Salad" for a chicken one. */
export function renameTitle(title: string, changes: readonly Change[], kept: readonly string[]): string {
  const named = new Set(splitTerms(title));
  const isNamed = (words: string) => splitTerms(words).some((term) => named.has(term));
  const swaps = [...changes]
    .sort((one, other) => (other.before?.grams ?? 0) - (one.before?.grams ?? 0))
    .filter(({ kind }) => kind === "replaced" || kind === "removed")
    .flatMap(({ before, after, reason }) => {
      if (before === null || isPartOfStyle(before.name, title)) return [];
      const [first] = after;
      return [
        {
          from: before.name,
          alsoCalled: [
            ...listAlsoCalled(classify(before.name, before.food?.name ?? null), before.name),
            ...avoidedIn(reason),
          ],
          to: first === undefined ? null : shortName(first.name),
        },
      ];
    });
  const meant = swaps.filter(({ from, alsoCalled }) => isNamed([from, ...alsoCalled].join(" ")));
  if (meant.length === 0) return title;
  const plain = title === title.toUpperCase() ? title.toLowerCase() : title;
  const [renamed] = rewriteSteps([plain], meant, kept);
  if (renamed === undefined || renamed === plain) return title;
  return fitCase(renamed.trim(), title);
}

/** "no calamari": the words by which a rule calls what went. */
function avoidedIn(reason: string): string[] {
  return [...reason.matchAll(/(?:^|: |; )no ([\p{L} ]+?)(?=:|;|$)/giu)].flatMap(([, words]) => words ?? []);
}

/** A stock or sauce has no say in the title, and the cream of a "cream of" soup is its style. */
function isPartOfStyle(name: string, title: string): boolean {
  const head = headOf(name);
  const own = title.toLowerCase();
  return (madeOf.has(head) && !own.includes(name.toLowerCase())) || own.includes(`${head} of `);
}

/** "seitan (vital wheat gluten)" is seitan, "firm tofu" tofu. */
function shortName(name: string): string {
  const bare = name.replace(/\s*\([^)]*\)/g, "").split(",")[0] ?? name;
  return bare.replace(adjectives, "").trim();
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
