import type { OperationName } from "../../shared/kernel/operation-name.ts";

/** What the schemas of an operation begin with: `decode_sensory` -> `DecodeSensory`. */
export function schemaPrefix(name: OperationName): string {
  return name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
