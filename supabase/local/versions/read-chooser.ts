import type { IncomingMessage } from "node:http";
import { parseApiKey } from "../../../shared/kernel/api-key.ts";
import type { Chooser } from "./choose-version.ts";
import { OVERRIDE_HEADER, readVersionOverride } from "./read-version-override.ts";

/** What a request says of the version of a function that is to have it; `apiKey` counts in place of its own. */
export function readChooser(
  { headers }: Pick<IncomingMessage, "headers">,
  operation: string,
  apiKey = headers["x-api-key"],
): Chooser {
  return {
    override: readVersionOverride(textOf(headers[OVERRIDE_HEADER]), operation),
    keyId: parseApiKey(textOf(apiKey))?.id ?? null,
    random: Math.random(),
  };
}

function textOf(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(", ") : (header ?? "");
}
