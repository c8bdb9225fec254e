import type { Deployment } from "../release-target.ts";

/** A deployment as the local stack tells it. */
export function readShares(value: unknown): Deployment {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.map((row) => {
    const { version, share }: { version?: unknown; share?: unknown } = Object(row);
    return { version: String(version), share: Number(share) };
  });
}
