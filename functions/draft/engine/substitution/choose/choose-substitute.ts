import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { factsOf } from "../lines/food-facts.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { roundMass } from "../lines/round-mass.ts";
import type { Pantry } from "../pantry.ts";
import { isForbidden, listBreaches } from "../rules/list-breaches.ts";
import { findKindBreaches, type Rulebook } from "../rules/rulebook.ts";
import { nameSafeForm } from "../rules/safe-form.ts";
import { type Candidate, substituteFoods } from "../tables/substitute-table.ts";
import { listSuggestions } from "./candidate-rows.ts";
import { compareComposition, compareFlavour } from "./closeness.ts";

/** What a choice is made by. */
export type Choosing = {
  readonly rulebook: Rulebook;
  readonly pantry: Pantry;
  /** Of the dish, which may be called after a line. */
  readonly title: string;
  /** Names of foods that are liked. */
  readonly preferences: readonly string[];
  /** Whether the parts may stand beside the rest of the recipe. */
  readonly fitsRecipe: (parts: readonly LinePart[], line: Line) => boolean;
};

/** Why a line is replaced. */
type Wanting = {
  readonly causes: ReadonlySet<string>;
  readonly withGeneral: boolean;
  /** What fits all of a role counts as well: for wishes that name the ingredient. */
  readonly byRole?: boolean;
  /** How far parts reach what is wanted, 0 to 1; null where they do not serve it. */
  readonly gainOf: (parts: readonly LinePart[], line: Line) => number | null;
};

/** What takes a place. */
type Choice = {
  readonly parts: readonly LinePart[];
  readonly firstStep: string | null;
  readonly why: string;
};

const weights = { role: 0.6, flavour: 0.12, composition: 0.1, gain: 0.18 };
const preferenceBonus = 0.2;
const discouragedLoss = 0.15;
const unknownLoss = 0.04;

/** The best substitute that all rules allow; null where none is. Of equals the first of the tables is taken. */
export function chooseSubstitute(line: Line, wanting: Wanting, choosing: Choosing): Choice | null {
  const { foodClass, use } = line;
  const { causes, withGeneral } = wanting;
  const role = wanting.byRole === true ? line.role : null;
  const scored = listSuggestions({ foodClass, use, role, causes, withGeneral }).flatMap(
    ({ candidate, fit, why }) => {
      const resolved = resolveCandidate(candidate, line, choosing.pantry);
      const parts = resolved === null ? null : makeSafe(resolved, choosing.rulebook);
      if (parts === null || isSame(parts, line) || !choosing.fitsRecipe(parts, line)) return [];
      const gain = wanting.gainOf(parts, line);
      if (gain === null) return [];
      const choice = { parts, firstStep: candidate.firstStep ?? null, why };
      return [
        { choice, score: weights.role * fit + weights.gain * gain + scoreParts(parts, line, choosing) },
      ];
    },
  );
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best?.choice ?? null;
}

/** The parts as makes that keep the rules; null where one of them surely breaks one. */
export function makeSafe(parts: readonly LinePart[], rulebook: Rulebook): LinePart[] | null {
  const safe = parts.map((part) => {
    const breaches = listBreaches(rulebook, part);
    if (breaches.length === 0) return part;
    if (breaches.some(({ isSure }) => isSure)) return null;
    const named = { ...part, name: nameSafeForm(part.name, breaches) };
    return isForbidden(rulebook, named) ? null : named;
  });
  return safe.every((part) => part !== null) ? safe : null;
}

function scoreParts(parts: readonly LinePart[], line: Line, { rulebook, preferences }: Choosing): number {
  const [before] = line.parts;
  const [first] = parts;
  if (before === undefined || first === undefined) return 0;
  const liked = preferences.some((words) => sharesWord(words, first.name));
  const isDiscouraged = parts.some(
    (part) => findKindBreaches(rulebook.discouraged, factsOf(part, part.food)).length > 0,
  );
  return (
    weights.flavour * compareFlavour(before, parts) +
    weights.composition * compareComposition(before, parts) +
    (liked ? preferenceBonus : 0) -
    (isDiscouraged ? discouragedLoss : 0) -
    (parts.some(({ food }) => food === null) ? unknownLoss : 0)
  );
}

function sharesWord(words: string, name: string): boolean {
  const terms = new Set(splitTerms(name));
  const wanted = splitTerms(words);
  return wanted.length > 0 && wanted.every((term) => terms.has(term));
}

/** The same food under the same name is no change; less of it is. */
function isSame(parts: readonly LinePart[], line: Line): boolean {
  const [part, ...more] = parts;
  const [own] = line.parts;
  if (part === undefined || own === undefined || more.length > 0) return false;
  return part.name === own.name && part.food?.id === own.food?.id && part.grams === own.grams;
}

/** The parts of a candidate in the grams that replace a line; null where the pantry lacks one of its foods. */
function resolveCandidate({ parts }: Candidate, line: Line, pantry: Pantry): LinePart[] | null {
  const grams = line.parts.reduce((sum, part) => sum + part.grams, 0);
  const resolved = parts.map(({ food, ratio }): LinePart | null => {
    if (food === "self") return scaleSelf(line, ratio);
    const substitute = substituteFoods.get(food);
    if (substitute === undefined) return null;
    const { foodId, name } = substitute;
    const found = foodId === null ? null : (pantry.foodOf(foodId) ?? null);
    return { name, food: found, grams: roundMass(grams * ratio), measure: null, preparation: null };
  });
  return resolved.every((part) => part !== null) ? resolved : null;
}

function scaleSelf({ parts }: Line, ratio: number): LinePart | null {
  const [own] = parts;
  if (own === undefined) return null;
  return { ...own, grams: roundMass(own.grams * ratio), measure: ratio === 1 ? own.measure : null };
}
