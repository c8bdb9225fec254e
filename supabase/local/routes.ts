import type { ConsolePage } from "./console-page.ts";
import type { ObjectStorage } from "./object-storage.ts";
import type { PartStatus } from "./supervisor.ts";
import type { Target } from "./target.ts";
import type { FunctionVersions } from "./versions/function-versions.ts";

/** Filled in while the stack starts; the gateway looks up everything per request. */
export type Routes = {
  database: (() => PartStatus) | null;
  dataApi: Target | null;
  storage: ObjectStorage | null;
  functions: Map<string, FunctionVersions>;
  consolePage: ConsolePage | null;
  /** The key that the console's page works with; it never leaves this process towards a browser. */
  consoleKey: string | null;
  /** Opens the deployments; null until it is known. */
  serviceKey: string | null;
  /** Whether a function has the catalogue that it needs; null once it is loaded, or where none is to be. */
  hasCatalogue: ((operation: string, port: number) => Promise<boolean>) | null;
  isReady: boolean;
};
