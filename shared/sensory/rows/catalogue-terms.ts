import { dropUnspecified, foldText, normaliseFolded } from "../../food/term-normaliser.ts";

const company = /\b(?:with|in|made|from|without|no|not|and\/or)\b.*$/;

/**
 * A catalogue name as terms in the order of speech: "Fish, salmon, raw" is "raw salmon fish". What a part is with,
 * in or without is left out: composition tells it.
 */
export function readCatalogueTerms(name: string): string[] {
  const segments = foldText(dropUnspecified(name)).split(/[,()/]/);
  return segments.reverse().flatMap((segment) => normaliseFolded(segment.replace(company, "")));
}
