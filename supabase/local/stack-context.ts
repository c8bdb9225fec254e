import type { Binaries } from "./binaries.ts";
import type { Config } from "./config.ts";
import type { Host } from "./launch.ts";
import type { Routes } from "./routes.ts";
import type { Secrets } from "./secrets.ts";

/** Tells a line of progress. */
export type Report = (line: string) => void;

/** Receives what has to be undone, in reverse order, when the stack stops or cannot start. */
export type Cleanups = Array<() => Promise<void> | void>;

/** What the parts of a stack are started with. */
export type StackContext = {
  config: Config;
  cleanups: Cleanups;
  report: Report;
  host: Host;
  binaries: Binaries;
  secrets: Secrets;
  routes: Routes;
  url: string;
  /** How functions reach the database on their own; told only where they are to. */
  databaseLogin: PromiseWithResolvers<string>;
};
