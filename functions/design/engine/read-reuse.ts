/** What a text says of how often dishes come again. */
export type Reuse = {
  /** `batch`: cooked on few days for many. */
  readonly leftovers: "usual" | "none" | "batch";
  /** Whether every meal is another dish. */
  readonly isVaried: boolean;
  readonly breakfasts: "usual" | "same";
};

/** Of a request that says nothing of it. */
export const usualReuse: Reuse = { leftovers: "usual", isVaried: false, breakfasts: "usual" };
