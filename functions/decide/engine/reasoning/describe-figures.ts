import { characters } from "../../../../shared/platform/kernel/mod.ts";
import type { Candidate } from "../candidate.ts";
import { formatAmount, formatFigure, nameCompound } from "../format-amount.ts";
import { amountOn, type Basis, describeBasis } from "../ranking/basis.ts";

const longestLabel = 80;
const mostFigures = 3;
const energyIds: ReadonlySet<number> = new Set([1008, 1062]);

/** A label as it stands in a sentence, in quotes and not too long. */
export function quote({ label }: Candidate): string {
  const short = characters(label) <= longestLabel ? label : `${[...label].slice(0, longestLabel).join("")}…`;
  return `“${short}”`;
}

/** Whose figures are stated: "it has …, against … in “b”". */
type Compared = {
  readonly first: Candidate;
  readonly second: Candidate | null;
  /** What the sentence calls the first one. */
  readonly subject: "it" | "the first";
};

/** Figures of two candidates side by side, the first compound and those that differ most; null where none is known. */
export function describeFigures(
  { first, second, subject }: Compared,
  compoundIds: readonly number[],
  basis: Basis,
): string | null {
  const chosen =
    second === null ? compoundIds.slice(0, mostFigures) : pickTelling(first, second, compoundIds, basis);
  const ofFirst = listFigures(first, chosen, basis);
  if (ofFirst === null) return null;
  const ofSecond = second === null ? null : listFigures(second, chosen, basis);
  const against =
    second === null || ofSecond === null
      ? ""
      : `, against ${ofSecond} in ${quote(second)}${describeGrams(second, basis)}`;
  const compared = `${describeBasis(basis, second === null ? [first] : [first, second])}${describeGrams(first, basis)}`;
  return `${compared} ${subject} has ${ofFirst}${against}`;
}

/** " (140 g)": the size of a portion. */
function describeGrams({ isWeightKnown, portionGrams }: Candidate, basis: Basis): string {
  return basis !== "portion" || !isWeightKnown ? "" : ` (${formatFigure(portionGrams)} g)`;
}

/** The compounds that are cited of two candidates: the main one and those that differ most. */
export function pickTelling(
  first: Candidate,
  second: Candidate,
  ids: readonly number[],
  basis: Basis,
): number[] {
  const [main, ...others] = ids.filter((id) => gapOf(first, second, id, basis) !== null);
  const telling = others.sort(
    (a, b) => (gapOf(first, second, b, basis) ?? 0) - (gapOf(first, second, a, basis) ?? 0),
  );
  return main === undefined ? [] : [main, ...telling.slice(0, mostFigures - 1)];
}

/** How far two amounts lie apart, 0 to 1; null where one is unknown or both are zero. */
function gapOf(first: Candidate, second: Candidate, id: number, basis: Basis): number | null {
  const a = amountOn(first, id, basis)?.value;
  const b = amountOn(second, id, basis)?.value;
  if (a === undefined || b === undefined || (a === 0 && b === 0)) return null;
  return Math.abs(a - b) / Math.max(a, b);
}

function listFigures(candidate: Candidate, ids: readonly number[], basis: Basis): string | null {
  const figures = ids.flatMap((id) => {
    const amount = amountOn(candidate, id, basis);
    if (amount === null) return [];
    const stated = formatAmount(amount.value, id);
    return [energyIds.has(id) ? stated : `${stated} of ${nameCompound(id)}`];
  });
  return figures.length === 0 ? null : new Intl.ListFormat("en-GB").format(figures);
}
