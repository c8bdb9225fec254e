import type { IncomingMessage } from "node:http";
import { parseApiKey } from "../../../shared/kernel/api-key.ts";
import { VERSION_OVERRIDES_HEADER } from "../../../shared/kernel/version-override.ts";
import type { Chooser } from "./choose-version.ts";
import { readVersionOverride } from "./read-version-override.ts";

const OVERRIDES_HEADER = VERSION_OVERRIDES_HEADER.toLowerCase();

/** What a request says of the version of a function that is to have it; `apiKey` counts in place of its own. */
export function readChooser(
  { headers }: Pick<IncomingMessage, "headers">,
  operation: string,
  apiKey = headers["x-api-key"],
): Chooser {
  return {
    override: readVersionOverride(textOf(headers[OVERRIDES_HEADER]), operation),
    keyId: parseApiKey(textOf(apiKey))?.id ?? null,
    random: Math.random(),
  };
}

function textOf(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(", ") : (header ?? "");
}
