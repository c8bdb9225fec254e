import type { Store } from "../store/store.ts";

/** What reading one request is given beside what it reads. */
export type ReadingContext = {
  store: Pick<Store, "findFoods">;
  /** Aborts when nobody waits for the reading any more. */
  signal: AbortSignal;
  log: (entry: { event: string } & Record<string, unknown>) => void;
};
