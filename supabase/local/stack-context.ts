import type { Binaries } from "./binaries.ts";
import type { Config } from "./config.ts";
import type { Host } from "./launch.ts";
import type { Routes } from "./routes.ts";
import type { Secrets } from "./secrets.ts";

/** Prints a line of progress. */
export type Report = (line: string) => void;

/** Functions to call, in reverse order, when the stack stops or cannot start. */
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
  /** The connection string for functions; resolved only if they connect to the database directly. */
  databaseLogin: PromiseWithResolvers<string>;
};
