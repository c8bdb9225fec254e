/** Classes of compounds, which the content tiers of keys are made of; a compound without one is molecular tier only. */
const contentClasses = ["macro", "micro"] as const;

/** One of {@link contentClasses}. */
export type ContentClass = (typeof contentClasses)[number];

/** Narrows text from a table to a class. */
export function isContentClass(text: string): text is ContentClass {
  return contentClasses.some((known) => known === text);
}
