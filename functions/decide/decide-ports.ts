import type { Catalogue } from "../../shared/domain/catalogue/mod.ts";
import type { Log } from "../../shared/platform/kernel/mod.ts";
import type { ReadingPorts } from "../../shared/platform/media/mod.ts";

/** What deciding touches outside. */
export type DecidePorts = ReadingPorts & {
  catalogue: Pick<Catalogue, "findFoods" | "speller" | "mealEvidence" | "foodRecipes">;
  log: Log;
  /** A signal that aborts after a time. */
  startTimeout: (durationMs: number) => AbortSignal;
};
