import data from "./data/text-weights.json" with { type: "json" };

type Groups = typeof data.weights;

/** The weights by which a text is cut into foods and these are ranked. */
export type TextWeights = {
  readonly [Group in keyof Groups]: { readonly [Name in keyof Groups[Group]]: number };
};

/** The weights of `text-weights.json`, which has them in hundredths. Read at each use: the fit changes them. */
export const textWeights: TextWeights = inUnits(data.weights);

/** The weights of a data file, in units. */
export function inUnits(groups: Groups): TextWeights {
  const scaled = Object.entries(groups).map(([group, weights]) => [
    group,
    Object.fromEntries(Object.entries(weights).map(([name, hundredths]) => [name, hundredths / 100])),
  ]);
  return asWeights(Object.fromEntries(scaled));
}

/** The groups and names are those of the data. */
function asWeights(scaled: unknown): TextWeights {
  return scaled as TextWeights;
}
