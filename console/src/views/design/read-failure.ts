/** A limit and the value to which it must be relaxed; `relativeChange` is a share of the limit. */
type Relaxation = { constraint: string; limit: number; needed: number; relativeChange: number | null };

/** A constraint that the nearest plan violates; `day` is null if it applies to all days. */
type Violation = { constraint: string; value: number; limit: number; day: number | null };

/** The details of a failed design. */
export type DesignFailureDetails = {
  conflict: readonly { name: string; description: string }[];
  relaxation: readonly Relaxation[];
  /** Violations of the nearest plan, if none was found but none proven impossible. */
  violations: readonly Violation[];
};

const reasons: ReadonlySet<unknown> = new Set(["infeasible", "not_found"]);

type Fields = Readonly<Record<string, unknown>>;

/** Reads the details of an error; null if they are not those of an infeasible design. */
export function readFailure(details: unknown): DesignFailureDetails | null {
  if (!isFields(details) || !reasons.has(details.reason)) return null;
  const descriptions = readTexts(details.descriptions);
  const conflict = readTexts(details.conflict).map((name, index) => ({
    name,
    description: descriptions[index] ?? name,
  }));
  return {
    conflict,
    relaxation: readMoves(details.relaxation),
    violations: isFields(details.nearest) ? readViolations(details.nearest.violations) : [],
  };
}

function readMoves(value: unknown): Relaxation[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).flatMap(({ constraint, limit, needed, relative_change: change }) => {
    if (typeof constraint !== "string" || typeof limit !== "number" || typeof needed !== "number") return [];
    return [{ constraint, limit, needed, relativeChange: typeof change === "number" ? change : null }];
  });
}

function readViolations(value: unknown): Violation[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).flatMap(({ constraint, value: reached, limit, day }) => {
    if (typeof constraint !== "string" || typeof reached !== "number" || typeof limit !== "number") return [];
    return [{ constraint, value: reached, limit, day: typeof day === "number" ? day : null }];
  });
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
