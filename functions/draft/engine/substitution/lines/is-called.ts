import { checkAvoided } from "../../../../../shared/domain/constraints/mod.ts";
import { clauseMark, splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { headOf } from "../choose/closeness.ts";
import data from "../data/made-of.json" with { type: "json" };
import kinds from "../data/needed-roles.json" with { type: "json" };
import plantParts from "../data/plant-parts.json" with { type: "json" };
import { classify, listLineage } from "../tables/food-class.ts";
import { factsOf } from "./food-facts.ts";
import type { Line } from "./line.ts";

const shapes = new Set(data.shapes);
const madeOf = new Set(data.heads);
const leaves = new Set(plantParts.leaves);

/** The lines that a caller means: those whose names have all of the words, or else those of the kind that the words name. */
export function findCalled(words: string, lines: readonly Line[]): Line[] {
  const terms = splitTerms(words).filter((term) => term !== clauseMark);
  if (terms.length === 0) return [];
  const named = withLeaf(
    lines.filter(({ source }) => hasAll(source.name, terms)),
    words,
  );
  if (named.length > 0) {
    const called = withHead(ofClass(named, words), terms);
    const last = terms.at(-1) ?? "";
    // "Beef" is the stewing steak where only suet and stock are called beef.
    const meant = called.every(({ source }) => isMadeOf(source.name, last))
      ? lines.filter(
          (line) => isOfKind(line, words) && !isMadeOf(line.source.name, last) && !called.includes(line),
        )
      : [];
    return meant.length > 0 ? meant : called;
  }
  const joined = lines.filter(({ source }) => squeeze(source.name) === squeeze(words));
  if (joined.length > 0) return joined;
  // "Lasagne sheets" are called lasagne by a line that counts sheets.
  if (terms.length === 1 && kinds.byNameOnly.includes(terms[0] ?? "")) return [];
  const within = lines.filter(({ source }) => isWithin(source.name, terms));
  if (within.length > 0) return within;
  if (isKindWord(terms))
    return withHead(
      lines.filter((line) => isOfKind(line, words)),
      terms,
    );
  // Coconut milk stands under "Nuts, coconut milk" in the catalogue and is none.
  const matched = lines.filter(
    (line) =>
      line.source.food !== null &&
      hasAll(line.source.food.name, terms) &&
      (hasAll(line.source.food.name.replace(/^[^,]*, /, ""), terms) || isOfKind(line, words)),
  );
  if (matched.length > 0) return matched;
  const ofKind = lines.filter((line) => isOfKind(line, words));
  if (ofKind.length > 0) return withHead(ofKind, terms);
  const last = terms.at(-1) ?? "";
  if (terms.length > 1 && data.neverAlone.includes(last)) return [];
  return withHead(
    lines.filter(({ source }) => hasAll(source.name, [last])),
    [last],
  );
}

/** "Cilantro" is the leaf and not the ground coriander, where the recipe has both. */
function withLeaf(lines: readonly Line[], words: string): readonly Line[] {
  const leaf = words.toLowerCase();
  const own = leaves.has(leaf) ? lines.filter(({ source }) => source.name.toLowerCase().includes(leaf)) : [];
  return own.length > 0 ? own : lines;
}

/** "Butter" is the butter and no butter beans where the recipe has both. */
function ofClass(lines: readonly Line[], words: string): readonly Line[] {
  const meant = classify(words, null);
  if (meant === null) return lines;
  const isOwn = ({ source: { name } }: Line) =>
    shapes.has(headOf(name)) || listLineage(classify(name, null)).includes(meant);
  const own = lines.filter(isOwn);
  return own.length > 0 ? own : lines;
}

function isOfKind({ parts }: Line, words: string): boolean {
  return parts.some((part) => checkAvoided(words, factsOf(part, part.food))?.certainty === "contains");
}

function isKindWord([term = "", ...others]: readonly string[]): boolean {
  return others.length === 0 && kinds.kindWords.includes(term);
}

function isWithin(name: string, terms: readonly string[]): boolean {
  const own = splitTerms(name).filter((term) => term !== clauseMark);
  return (
    own.length > 0 &&
    terms.length > own.length &&
    own.every((term) => terms.includes(term)) &&
    own[0] === terms[0]
  );
}

/** "Porkbelly" is pork belly. */
function squeeze(words: string): string {
  return splitTerms(words).join("");
}

/** "Beef" is the beef rather than its stock where the recipe has both, "olives" are not their oil. */
function withHead(lines: readonly Line[], terms: readonly string[]): Line[] {
  const last = terms.at(-1) ?? "";
  const meant = lines.filter(({ source }) => !isMadeOf(source.name, last));
  return meant.length > 0 ? meant : [...lines];
}

function isMadeOf(name: string, term: string): boolean {
  const head = headOf(name);
  return head !== term && madeOf.has(head);
}

function hasAll(name: string, terms: readonly string[]): boolean {
  const own = new Set(splitTerms(name));
  return terms.every((term) => own.has(term));
}
