/** A limit that would have to move, and to where; `relativeChange` is a share of the limit. */
export type Relaxation = { constraint: string; limit: number; needed: number; relativeChange: number | null };

/** What the details of a failed design tell. */
export type DesignFailureDetails = {
  conflict: readonly { name: string; description: string }[];
  relaxation: readonly Relaxation[];
};

type Fields = Readonly<Record<string, unknown>>;

/** Reads the details of an error; null where they are not those of an infeasible design. */
export function readFailure(details: unknown): DesignFailureDetails | null {
  if (!isFields(details) || details.reason !== "infeasible") return null;
  const descriptions = readTexts(details.descriptions);
  const conflict = readTexts(details.conflict).map((name, index) => ({
    name,
    description: descriptions[index] ?? name,
  }));
  return {
    conflict,
    relaxation: readMoves(details.relaxation),
  };
}

function readMoves(value: unknown): Relaxation[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).flatMap(({ constraint, limit, needed, relative_change: change }) => {
    if (typeof constraint !== "string" || typeof limit !== "number" || typeof needed !== "number") return [];
    return [{ constraint, limit, needed, relativeChange: typeof change === "number" ? change : null }];
  });
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
