import type { ConsolePage } from "./console-page.ts";
import type { ObjectStorage } from "./object-storage.ts";
import type { PartStatus } from "./supervisor.ts";
import type { Target } from "./target.ts";
import type { FunctionVersions } from "./versions/function-versions.ts";

/** Filled in while the stack starts; the gateway reads it for each request. */
export type Routes = {
  database: (() => PartStatus) | null;
  dataApi: Target | null;
  storage: ObjectStorage | null;
  functions: Map<string, FunctionVersions>;
  consolePage: ConsolePage | null;
  /** The key for requests of the console's page; it is never sent to a browser. */
  consoleKey: string | null;
  /** Authorises requests about deployments; null until it is known. */
  serviceKey: string | null;
  /** Whether a function has the catalogue that it needs; null once it is loaded, or in a stack without one. */
  hasCatalogue: ((operation: string, port: number) => Promise<boolean>) | null;
  isReady: boolean;
};
