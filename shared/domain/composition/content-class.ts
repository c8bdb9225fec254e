/** Classes of compounds, which the content tiers of keys are made of; a compound without one is molecular tier only. */
export const contentClasses = ["macro", "micro"] as const;

/** One of {@link CONTENT_CLASSES}. */
export type ContentClass = (typeof contentClasses)[number];

/** Narrows text from a table to a class. */
export function isContentClass(text: string): text is ContentClass {
  return contentClasses.some((known) => known === text);
}
