import type { Row } from "../project/read-rows.ts";

/** One part of the service, as it answered; `isWell` false where it has to be seen to. */
export type PartHealth = { part: string; isWell: boolean; told: string };

/** The service at this moment; `problems` is empty where it is well. */
export type Health = {
  status: "ok" | "degraded";
  problems: string[];
  parts: PartHealth[];
  /** A row for each operation's queue; empty where the database does not answer. */
  queues: Row[];
};
