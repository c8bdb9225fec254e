/** Weights in hundredths, in the order of their names. */
export type Hundredths = readonly number[];

/** The weights by which this process reads texts, made changeable. */
export type AdjustableWeights = {
  /** Each with its group: `heads.missing`. */
  readonly names: readonly string[];
  readonly read: () => number[];
  readonly write: (values: Hundredths) => void;
  /** The places of the weights that `work` read, with what it returned. */
  readonly trace: <Result>(work: () => Result) => { readonly result: Result; readonly used: Uint8Array };
};

/** Puts accessors in place of the weights, so that the code that is fitted is the code that reads texts. */
export function adjustWeights(
  weights: Readonly<Record<string, Readonly<Record<string, number>>>>,
): AdjustableWeights {
  const named = Object.entries(weights).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]) => ({
      group: members,
      name,
      label: `${group}.${name}`,
      value,
    })),
  );
  const values = Float64Array.from(named, ({ value }) => value);
  let used = new Uint8Array(named.length);
  for (const [at, { group, name }] of named.entries()) {
    const get = () => {
      used[at] = 1;
      return values[at];
    };
    Object.defineProperty(group, name, { get, enumerable: true });
  }
  return {
    names: named.map(({ label }) => label),
    read: () => Array.from(values, (value) => Math.round(100 * value)),
    write: (hundredths) => {
      for (const [at, value] of hundredths.entries()) values[at] = value / 100;
    },
    trace: (work) => {
      used = new Uint8Array(named.length);
      return { result: work(), used };
    },
  };
}
