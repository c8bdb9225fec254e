/** A limit that would have to move, and to where; `relativeChange` is a share of the limit. */
export type Relaxation = { constraint: string; limit: number; needed: number; relativeChange: number | null };

/** A constraint that the nearest plan breaks; `day` is null where it stands for all. */
export type Violation = { constraint: string; value: number; limit: number; day: number | null };

/** What the details of a failed design tell. */
export type DesignFailureDetails = {
  conflict: readonly { name: string; description: string }[];
  relaxation: readonly Relaxation[];
  /** Of the nearest plan, where none was found and none proven impossible. */
  violations: readonly Violation[];
};

const REASONS: ReadonlySet<unknown> = new Set(["infeasible", "not_found"]);

type Fields = Readonly<Record<string, unknown>>;

/** Reads the details of an error; null where they are not those of a design that cannot be made. */
export function readFailure(details: unknown): DesignFailureDetails | null {
  if (!isFields(details) || !REASONS.has(details.reason)) return null;
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
