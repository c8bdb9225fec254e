/** A dish in its place. */
export type PlannedDish = {
  readonly slot: string;
  readonly dishId: string;
  readonly portions: number;
};

/** The dishes of each day, in the order of the slots. */
export type PlannedDays = readonly (readonly PlannedDish[])[];

/** How a plan stands to one limit or count, at the place where it stands worst. */
export type VerificationRow = {
  readonly constraint: string;
  /** Null where a ratio has nothing to divide by. */
  readonly value: number | null;
  /** The bounds of the value's evidence; null for ratios and counts. */
  readonly low: number | null;
  readonly high: number | null;
  readonly operator: string;
  readonly limit: number;
  readonly unit: string | null;
  /** How far the value may still move; negative where the limit is broken. */
  readonly slack: number | null;
  readonly satisfied: boolean;
  readonly hard: boolean;
  /** Day from 1 and slot or meal of the value; null where it stands for all of them. */
  readonly day: number | null;
  readonly place: string | null;
  /** Whether every dish has evidence of the compound; else the value is what the others sum to. */
  readonly complete: boolean;
};

/** How far a bound has to move; beyond `neededLimit` where the operator is strict. */
export type Relaxation = {
  readonly constraint: string;
  readonly limit: number;
  readonly neededLimit: number;
  /** |neededLimit - limit| / |limit|; null where the limit is zero. */
  readonly relativeChange: number | null;
};

/** Why no plan can meet all hard demands. */
export type Infeasibility = {
  /** Names that cannot be met together, while without any one of them the proof falls. */
  readonly conflict: readonly string[];
  /** The cheapest moves that the proof leaves open. Dishes are not mixed, so that a plan may need a little more. */
  readonly relaxation: readonly Relaxation[];
  /** The moves with which `days` meets every hard demand. */
  readonly achieved: readonly Relaxation[];
};

export type PlanOutcome = {
  /** `not_found`: neither a plan nor a proof that there is none. */
  readonly status: "found" | "not_found" | "infeasible";
  /** The best plan; empty where a slot has no dish. */
  readonly days: PlannedDays;
  readonly verification: readonly VerificationRow[];
  /** Names of the hard demands that `days` breaks. */
  readonly violations: readonly string[];
  /** Only when infeasible. */
  readonly infeasibility: Infeasibility | null;
};
