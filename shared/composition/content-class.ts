/** Classes of compounds, which the content tiers of keys are made of; a compound without one is molecular tier only. */
export const CONTENT_CLASSES = ["macro", "micro"] as const;

/** One of {@link CONTENT_CLASSES}. */
export type ContentClass = (typeof CONTENT_CLASSES)[number];

/** Narrows text from a table to a class. */
export function isContentClass(text: string): text is ContentClass {
  return CONTENT_CLASSES.some((known) => known === text);
}
