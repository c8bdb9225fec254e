/** The tastes and mouth sensations that are rated, in the order they are told. */
export const tasteDimensions = [
  "sweet",
  "salty",
  "sour",
  "bitter",
  "umami",
  "fatty",
  "pungent",
  "astringent",
] as const;

/** One of the rated tastes; `fatty`, `pungent` and `astringent` are mouth sensations. */
export type TasteDimension = (typeof tasteDimensions)[number];
