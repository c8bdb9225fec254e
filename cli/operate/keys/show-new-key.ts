import type { Output } from "../../output/output.ts";
import type { Row } from "../project/read-rows.ts";
import { showKey } from "./show-key.ts";

/** Prints a key whose text has just been made, the only time that anybody sees it. */
export function showNewKey(output: Output, row: Row & { key: string }): void {
  showKey(output, row);
  output.note("Keep the key now: it is stored as a hash and never shown again");
}
