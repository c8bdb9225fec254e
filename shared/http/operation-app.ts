import type { OperationRoutes } from "./create-app.ts";

/** What an operation with jobs does where no request asks for it. None of it rejects. */
export type Chores = {
  /** Does the work that a queue's message hints at. */
  takeHint: (message: unknown) => Promise<void>;
  /** Works on what waits and erases what no job needs any more. */
  sweep: () => Promise<void>;
};

/** An operation as a runtime serves it. */
export type OperationApp = Pick<OperationRoutes, "fetch"> & {
  /** Absent where every request is answered at once. */
  chores?: Chores;
};
