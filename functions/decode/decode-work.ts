import type { MediaRequest } from "../../shared/platform/media/mod.ts";
import type { StructuredItem } from "./contract.ts";

/** What a decode job keeps of its request: text or items, and where its media is. */
export type DecodeWork = MediaRequest & {
  items: StructuredItem[];
  compoundIds: number[];
  compoundNames: string[];
};
