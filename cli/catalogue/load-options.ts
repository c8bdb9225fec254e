import type { DatabaseOptions } from "./open-database.ts";

/** Options of `catalogue load`. */
export type LoadOptions = DatabaseOptions & {
  dryRun?: boolean;
  source?: string;
  limit?: number;
  dataType?: string[];
};
