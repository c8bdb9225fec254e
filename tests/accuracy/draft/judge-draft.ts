import { checkForbidden } from "./check-forbidden.ts";
import type { Diff, DraftCase, DraftJob, DraftResult, Substitution } from "./draft-case.ts";
import { forbiddenKinds } from "./forbidden-kinds.ts";
import { stepsNaming } from "./named-in-steps.ts";

/** Judges how a draft job ended by the rules of the README beside the cases. */
export function judgeDraft(of: DraftCase, job: DraftJob): { holds: boolean; problems: string[] } {
  const problems = listProblems(of, job);
  return { holds: problems.length === 0, problems };
}

function listProblems(of: DraftCase, { status, result, error }: DraftJob): string[] {
  if (status !== "completed" || !result) return [`${status}: ${error?.message ?? "no result"}`];
  const recipe = result.final_recipe;
  if (!recipe) return ["no final recipe"];
  const diffs = result.diffs.filter((diff) => isOfLine(diff, of));
  if (diffs.length === 0) return [`no diff for ${of.line}`];
  const replacements = replacementsOf(diffs, result);
  const isGone = diffs.some(({ change }) => change === "removed" || change === "replaced");
  return [
    ...judgeReplacements(of, replacements),
    ...(of.ratio ? judgeRatio(of.ratio, replacements) : []),
    ...(isGone ? stepsNaming(of.line, recipe).map((step) => `a step names ${of.line}: ${step}`) : []),
    ...checkForbidden(recipe, forbiddenKinds(of.request)),
    ...result.verification
      .filter(({ hard, satisfied }) => hard && !satisfied)
      .map(({ constraint }) => `broken: ${constraint}`),
  ];
}

/** Something in place of a line; `share` is its mass by that of the line. */
type Replacement = { name: string; food: string | null; share: number };

function isOfLine({ line, before }: Diff, { line: part, request }: DraftCase): boolean {
  if (before !== null && hasPart(before, part)) return true;
  const source = line === null ? undefined : request.ingredients?.[line - 1];
  return source !== undefined && hasPart(typeof source === "string" ? source : source.name, part);
}

/** What took the place of a line; a diff without substitution, such as a smaller amount, replaces by its `after`. */
function replacementsOf(diffs: readonly Diff[], { substitutions }: DraftResult): Replacement[] {
  return diffs.flatMap(({ before, after }): Replacement[] => {
    const rows = substitutions.filter(({ from }) => before !== null && areAlike(from, before));
    if (rows.length === 0)
      return after === null ? [] : [{ name: after, food: null, share: shareOfAmounts(before, after) }];
    return rows.map((row) => ({ name: row.to, food: row.canonical_name, share: shareOf(row) }));
  });
}

function areAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

function judgeReplacements(
  { allowed, forbidden = [] }: DraftCase,
  replacements: readonly Replacement[],
): string[] {
  const names = replacements.map(({ name, food }) => `${name} (${food})`);
  const fits = replacements.some(({ name, food }) =>
    allowed.some((part) => hasPart(name, part) || (food !== null && hasPart(food, part))),
  );
  const isAllowedGone = replacements.length === 0 && allowed.includes("-");
  const wrong = replacements.flatMap(({ name, food }) =>
    forbidden.filter((part) => [name, food ?? ""].some((text) => hasPart(clearStandIns(text), part))),
  );
  return [
    ...(fits || isAllowedGone ? [] : [`not what was expected: ${names.join(", ") || "nothing"}`]),
    ...wrong.map((part) => `has ${part}: ${names.join(", ")}`),
  ];
}

function judgeRatio(ratio: { least: number; most: number }, replacements: readonly Replacement[]): string[] {
  if (replacements.length === 0) return [];
  const share = replacements.reduce((sum, replacement) => sum + replacement.share, 0);
  // A smaller amount of the same food is no substitution, and its mass stands in the diff alone.
  if (Number.isNaN(share)) return [];
  return share >= ratio.least && share <= ratio.most ? [] : [`${share} of the mass`];
}

function shareOf({ quantity_g, replaced_quantity_g }: Substitution): number {
  return (quantity_g ?? Number.NaN) / (replaced_quantity_g ?? Number.NaN);
}

/** "200 g sugar" and "130 g sugar": 0.65. NaN where the units differ or an amount is missing. */
function shareOfAmounts(before: string | null, after: string): number {
  const [old, now] = [before ?? "", after].map((text) => /^([\d.]+) ?(?:([\p{L}]+) )?/u.exec(text));
  return old && now && old[2] === now[2] ? Number(now[1]) / Number(old[1]) : Number.NaN;
}

/** Whether a word of the text begins with the part: "wheat" is not in "buckwheat". */
function hasPart(text: string, part: string): boolean {
  const lower = text.toLowerCase();
  const starts = [...lower.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);
  return starts.some((start) => lower.startsWith(part.toLowerCase(), start));
}

function clearStandIns(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(vegan|plant-based|imitation|alcohol-free|without)\b[^,(]*/g, " ")
    .replace(/[\p{L}\p{N}]+[- ]free\b/gu, " ");
}
