import type { Span } from "../../../../shared/language/mod.ts";

const intakePattern =
  /\b(?:(?:take|takes|taking|took|swallow|(?:'m|am|is|are) on)\s+(?:about |around |already |daily |a )?|(?:multi ?vitamins?|supplements?|tablets?|pills?|capsules?)\s+(?:has|have|contains?|gives?|gives me|with|of|is|are)\s+)\d[\d.,]*\s*(?:mg|mcg|µg|μg|ug|iu|g)\b[^,.;:!?\n]*/giu;

/** Finds supplements that the person takes already ("I take 20 mg of zinc a day"): their figures are not a limit on the food. */
export function findIntakes(text: string): Span[] {
  return [...text.matchAll(intakePattern)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}
