/** What a household measure is: a vessel, a unit of volume, a piece or a size of one. */
export type PortionKind =
  | "cup"
  | "tbsp"
  | "tsp"
  | "volume"
  | "mass"
  | "bowl"
  | "plate"
  | "glass"
  | "slice"
  | "package"
  | "small"
  | "medium"
  | "large"
  | "piece"
  | "portion";

// The first that a label fits: "1 small slice" is a slice, "1 large" a size of a piece.
const kinds: readonly (readonly [PortionKind, RegExp])[] = [
  ["cup", /\bcups?\b/],
  ["tbsp", /\b(?:tbsps?|tablespoons?)\b/],
  ["tsp", /\b(?:tsps?|teaspoons?)\b/],
  ["volume", /\b(?:ml|dl|fl oz|pints?|quarts?|gallons?|lit(?:er|re)s?)\b/],
  ["bowl", /\bbowls?\b/],
  ["plate", /\bplates?\b/],
  ["glass", /\b(?:glass|glasses|mugs?)\b/],
  ["mass", /^[\d./ ]*(?:oz|g|lbs?)\b/],
  ["slice", /\b(?:slices?|wedges?)\b/],
  [
    "package",
    /\b(?:packages?|packets?|bags?|box(?:es)?|cans?|bottles?|jars?|cartons?|containers?|pouch(?:es)?|tubs?)\b/,
  ],
  ["portion", /\b(?:portions?|servings?|orders?|takeaway|restaurant)\b/],
  ["small", /\bsmall\b/],
  ["medium", /\b(?:medium|regular)\b/],
  ["large", /\blarge\b/],
];

/** The kind of a household measure by its label; what no other kind fits is a piece. */
export function readPortionKind(label: string): PortionKind {
  const folded = label.toLowerCase().replace(/\([^)]*\)/g, " ");
  return kinds.find(([, pattern]) => pattern.test(folded))?.[0] ?? "piece";
}
