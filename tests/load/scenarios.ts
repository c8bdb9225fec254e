import { runChaos } from "./chaos.ts";
import { runHostileBodies } from "./hostile-bodies.ts";
import { runLifecycle } from "./lifecycle.ts";
import { runNeighbours } from "./neighbours.ts";
import { runRawSockets } from "./raw-sockets.ts";
import type { Scenario } from "./scenario.ts";
import { runSoak } from "./soak.ts";

/** All scenarios by name, in the order in which they run. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  lifecycle: runLifecycle,
  neighbours: runNeighbours,
  "hostile-bodies": runHostileBodies,
  "raw-sockets": runRawSockets,
  soak: runSoak,
  chaos: runChaos,
};
