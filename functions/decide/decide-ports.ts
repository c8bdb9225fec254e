import type { ReadingContext } from "../../shared/reading/reading-context.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import type { Store } from "../../shared/store/store.ts";

/** What deciding touches outside. */
export type DecidePorts = ReadingPorts & {
  store: Pick<Store, "findFoods" | "mealEvidence" | "foodRecipes">;
  log: ReadingContext["log"];
  /** A signal that aborts after a time. */
  startTimeout: (durationMs: number) => AbortSignal;
};
