import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import data from "./data/part-words.json" with { type: "json" };
import type { LineOutline } from "./line-outline.ts";

/** Where the lines and the steps of a dish stand. */
type Dish = {
  readonly outlines: readonly LineOutline[];
  /** The part of each given line. */
  readonly parts: readonly (string | null)[];
  readonly steps: readonly string[];
};

const words = new Set(data.parts);
const same: Readonly<Record<string, readonly string[]>> = data.same;
const served = new Set(data.served.words);
const servedPurpose = new RegExp(data.served.purpose, "i");
const servedStep = new RegExp(data.served.steps, "gi");

/** Whether words name a part of a dish and no food: "the frosting". */
export function isPart(name: string): boolean {
  return words.has(partWord(name));
}

/** The 1-based foods that make up a part: those below its heading, or what goes on top; none where nothing says. */
export function findPart(name: string, { outlines, parts, steps }: Dish): number[] {
  const word = partWord(name);
  const names = [word, ...(same[word] ?? [])];
  const whole = name.toLowerCase().trim();
  const ofWhole = outlines.map(({ line }) => parts[line] === whole);
  if (ofWhole.some(Boolean)) return numbersOf(ofWhole);
  const ofHeading = outlines.map(({ line }) => {
    const part = parts[line] ?? null;
    return part !== null && names.some((one) => part.split(" ").includes(one));
  });
  if (ofHeading.some(Boolean)) return numbersOf(ofHeading);
  if (!served.has(word)) return [];
  const ofPurpose = outlines.map(({ parsed }) => {
    return servedPurpose.test(`${parsed.purpose ?? ""} ${parsed.comment ?? ""}`);
  });
  if (ofPurpose.some(Boolean)) return numbersOf(ofPurpose);
  const top = new Set(splitTerms(steps.flatMap((step) => step.match(servedStep) ?? []).join(" ")));
  return numbersOf(outlines.map(({ name: food }) => splitTerms(food).every((term) => top.has(term))));
}

function numbersOf(flags: readonly boolean[]): number[] {
  return flags.flatMap((isMeant, at) => (isMeant ? [at + 1] : []));
}

function partWord(name: string): string {
  return name.toLowerCase().trim().split(" ").at(-1) ?? "";
}
