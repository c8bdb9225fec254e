import { rewriteSteps, type StepSwap } from "../../../../../shared/domain/recipes/mod.ts";
import type { Addition } from "../aims/add-for-goal.ts";
import safety from "../data/step-safety.json" with { type: "json" };
import type { Edits } from "../edits.ts";
import type { Line, LinePart } from "../lines/line.ts";
import type { Rulebook } from "../rules/rulebook.ts";
import { listAlsoCalled } from "./also-called.ts";
import { dropParts } from "./drop-parts.ts";
import { keepFat } from "./keep-fat.ts";
import { nameSafeFoods } from "./name-safe-foods.ts";
import { placeAddition } from "./place-addition.ts";

const carriers = new Set(safety.carriers);
const leastCarrierShare = 0.4;
const toasting = {
  match: "(?<=^|[.;,] |\\b(?:and|then) )toast (?=(?:the|it|both|your)\\b)",
  replace: "Grill ",
};
/** What has no shell is neither boiled to be peeled nor cracked: "boil the eggs for 7 minutes and peel". */
const unshelled = [
  {
    match:
      "\\b(?:(?:soft|hard)[- ])?boil (?=(?:the |all the )?eggs?\\b)((?:the |all the )?eggs?\\b)[^.;]*?\\bpeel(?:ed)?(?: them)?",
    replace: "Cut $1 into cubes",
  },
  { match: "\\bcrack (?:in )?(?=the eggs?\\b)", replace: "Add " },
];
const citrus = /\b(?:lemons?|limes?|oranges?|grapefruits?|clementines?)$/i;
const juicy = /\b(?:lemons?|limes?|oranges?|juice|vinegar|verjuice|sumac)\b/i;
/** What comes for a lemon has no juice and no zest of its own. */
const unjuiced = [
  {
    match:
      "\\b(?:the )?(?:grated |finely grated )?(?:juice|zest|rind|peel)(?: and (?:juice|zest))? (?:of|from) (?:half (?:of )?|both )?(?=(?:(?:the|an?|both|one|two) )?(?:lemon|lime|orange|grapefruit|clementine))",
    replace: "",
  },
  {
    match:
      "\\bsqueeze (over|in|on)? ?(?=(?:(?:the|an?|some|half) )*(?:lemon|lime|orange|grapefruit|clementine))",
    replace: "add ",
  },
];
/** What stays crisp only on top. */
const crunch = /^(?:toasted|crispy?|crunchy)\b|\b(?:croutons|breadcrumbs)$/i;
const thickener = /\b(?:cornstarch|cornflour|arrowroot|potato starch|tapioca starch)\b/i;
/** Lumpy unless it is blended. */
const curd = /\bsilken tofu\b/i;
const leavening = /\b(?:baking powder|baking soda|bicarb\w*)\b/i;

/** What steps are rewritten for. */
type Rewriting = {
  readonly title: string;
  readonly added: readonly Addition[];
  readonly edits: Edits;
  readonly rulebook: Rulebook;
};

/** The steps as the edited lines need them, with what has to be done first ahead. */
export function rewriteStepsOf(
  stated: readonly string[],
  lines: readonly Line[],
  { title, added, edits, rulebook }: Rewriting,
): string[] {
  const steps = keepFat(
    dropParts(stated, edits.droppedParts)
      .map((step) => step.replace(/(?<=\p{L}) ?& ?(?=\p{L})/gu, " and "))
      .map((step) => nameLeft(step, lines)),
    lines,
  );
  if (steps.length === 0) return [];
  const hasLeavening = lines.some(
    ({ source, change }) => change !== "removed" && leavening.test(source.name),
  );
  const swaps = [
    ...lines
      .filter((line) => isRenamed(line) && !isStillIn(line, lines))
      .map((line) => keepVerbs(toSwap(line, hasLeavening))),
    ...edits.droppedParts.map(toPartSwap),
  ];
  const kept = lines.filter((line) => !isRenamed(line)).map(({ source }) => source.name);
  const first = lines
    .filter(({ change }) => change !== null)
    .flatMap((line) => listFirstSteps(line, hasLeavening));
  const namesOf = (isMixedIn: boolean) =>
    added
      .filter(({ isMixedIn: isMixed, asked }) => asked === undefined && isMixed === isMixedIn)
      .map(({ part }) => part.name);
  const mixed =
    namesOf(true).length === 0
      ? []
      : [`Have ${joinNames(namesOf(true))} ready to mix into the dough or batter.`];
  const late = namesOf(false);
  const stirred = late.filter((name) => !thickener.test(name) && !crunch.test(name) && !curd.test(name));
  const scattered = late.filter((name) => crunch.test(name));
  const last = [
    ...late
      .filter((name) => thickener.test(name))
      .map(
        (name) =>
          `Mix the ${name} with a little cold water, stir it in and simmer for 2 minutes until thick.`,
      ),
    ...late.filter((name) => curd.test(name)).map((name) => `Blend the ${name} until smooth and stir it in.`),
    ...(stirred.length === 0 ? [] : [`Stir in ${joinNames(stirred)} at the end and taste.`]),
    ...(scattered.length === 0 ? [] : [`Scatter ${joinNames(scattered)} over just before serving.`]),
  ];
  const renamed = rewriteSteps(steps, swaps, kept).map((step) => dropBubbling(nameOnce(step, swaps), steps));
  const rewritten = nameSafeFoods(renamed, rulebook, title).map((step) => cookRaw(step, lines));
  // From the last to the first: what is asked first comes first at the same place.
  const placed = added.reduceRight<string[]>(
    (all, { asked }) => (asked === undefined ? all : placeAddition(all, asked)),
    rewritten,
  );
  return [...new Set([...first, ...mixed]), ...placed, ...last];
}

/** "Slice the cooked salmon raw". */
function cookRaw(step: string, lines: readonly Line[]): string {
  const isCooked = lines.some(
    ({ change, parts }) =>
      change !== null && parts.some(({ name }) => /^cooked /.test(name) && step.includes(name)),
  );
  return isCooked ? step.replace(/ raw(?=[.,;]|$| and )/gi, "") : step;
}

const bothOf = /\bboth(?: the| of the)? (\p{L}+?)s\b/giu;

/** "Both sugars" are "the sugar" where one of the two went. */
function nameLeft(step: string, lines: readonly Line[]): string {
  return step.replace(bothOf, (stated, kind: string) => {
    const ofKind = lines.filter(({ source }) => source.name.toLowerCase().endsWith(` ${kind.toLowerCase()}`));
    const left = ofKind.filter(({ change }) => change !== "removed");
    const [one] = left;
    return ofKind.length === 2 && left.length === 1 && one !== undefined ? `the ${one.source.name}` : stated;
  });
}

function isRenamed({ change, source, parts }: Line): boolean {
  if (change === null || change === "scaled") return false;
  return parts.length !== 1 || parts[0]?.name !== source.name;
}

/** The sugar of the topping went, the one of the filling is still to be stirred in. */
function isStillIn({ change, source, number }: Line, lines: readonly Line[]): boolean {
  const isSame = (line: Line) => line.number !== number && line.source.name === source.name;
  return change === "removed" && lines.some((line) => isSame(line) && line.change !== "removed");
}

function toPartSwap({ from }: Edits["droppedParts"][number]): StepSwap {
  return { from: from.replace(/^the /, ""), alsoCalled: [], to: null };
}

const poured = /\b(?:pour|add|splash|deglaze|tip|stir in)\w*\b/i;
const bubbling =
  /,? (?:and|then) (?:let|allow|leave) it (?:to )?(?:bubble|boil|cook|reduce|evaporate)(?: (?:away|off|down|up|out|by half))?(?: for [^.,;]{1,20})?/i;

/** "Brown the mince and let it bubble away": the wine that was to bubble is out. */
function dropBubbling(step: string, stated: readonly string[]): string {
  if (stated.includes(step) || !bubbling.test(step)) return step;
  const before = step.slice(0, bubbling.exec(step)?.index ?? 0);
  const sentence = before.slice(Math.max(before.lastIndexOf(". "), before.lastIndexOf("; ")) + 1);
  return poured.test(sentence) ? step : step.replace(bubbling, "");
}

/** A food that came for two of a list is named once. */
function nameOnce(step: string, swaps: readonly StepSwap[]): string {
  return swaps.reduce((text, { to }) => {
    const first = to === null ? -1 : indexOfName(text, to, 0);
    if (to === null || first < 0) return text;
    const end = first + to.length;
    const again = indexOfName(text, to, end);
    const between = text.slice(end, again);
    const isList = again > 0 && /(?:, | and |, and )$/.test(between) && !/[.;:]/.test(between);
    if (!isList) return text;
    const others = between.replace(/(?:,? and |, )$/, "");
    const isLast = /and $/.test(between);
    // "The onion, carrots and carrots".
    if (others === "" && isLast) return joinLast(text.slice(0, end)) + text.slice(again + to.length);
    return text.slice(0, end) + (isLast ? joinLast(others) : others) + text.slice(again + to.length);
  }, step);
}

/** Where a name stands as words of its own: "tamari" is not in "tamarind". */
function indexOfName(text: string, name: string, from: number): number {
  for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
    const isStart = at === 0 || !/\p{L}/u.test(text[at - 1] ?? "");
    if (isStart && !/\p{L}/u.test(text[at + name.length] ?? "")) return at;
  }
  return -1;
}

/** ", tamarind, sugar" of a list whose last member went is ", tamarind and sugar". */
function joinLast(members: string): string {
  return members.replace(/, ([^,]+)$/, " and $1");
}

function toSwap({ source, foodClass, parts }: Line, hasLeavening: boolean): StepSwap {
  return {
    from: source.name,
    alsoCalled: listAlsoCalled(foodClass, source.name),
    to: parts.length === 0 ? null : joinNames(namesInSteps(parts, hasLeavening)),
  };
}

/** "Toast the bread" has a verb that is called like the bread: it stays one. */
function keepVerbs(swap: StepSwap): StepSwap {
  if (/\beggs?\b/i.test(swap.from) && /\b(?:tofu|tempeh|beans?|chickpeas?)\b/i.test(swap.to ?? ""))
    return { ...swap, method: unshelled };
  if (citrus.test(swap.from) && swap.to !== null && !juicy.test(swap.to))
    return { ...swap, method: unjuiced };
  return swap.alsoCalled.includes("toast") ? { ...swap, method: [toasting] } : swap;
}

/** Water that only carries a powder is named where both are stirred together, not again. */
function namesInSteps(parts: readonly LinePart[], hasLeavening: boolean): string[] {
  const names = parts.map(({ name }) => name.replace(/ \(.*\)$/, ""));
  // More baking powder goes where the recipe's own goes.
  const own = names.filter((name) => !carriers.has(name) && !(hasLeavening && leavening.test(name)));
  return own.length > 0 ? own : names;
}

function listFirstSteps({ firstStep, parts }: Line, hasLeavening: boolean): string[] {
  if (firstStep !== null) return [firstStep];
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  const carrier = parts.find(({ name }) => carriers.has(name));
  if (carrier === undefined || parts.length < 2 || carrier.grams < leastCarrierShare * grams) return [];
  return [
    `Stir the ${joinNames(namesInSteps(parts, hasLeavening))} with ${carrier.grams} g of water and let it stand for 5 minutes.`,
  ];
}

function joinNames(names: readonly string[]): string {
  const [last = "", ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}
