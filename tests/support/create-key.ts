import { inject } from "vitest";
import { createKeyOn, type KeyOptions } from "./create-key-on.ts";

/** Enters a new key into the stack that the tests share. */
export function createKey(options: KeyOptions = {}): Promise<{ id: string; key: string }> {
  return createKeyOn({ baseUrl: inject("baseUrl"), serviceKey: inject("serviceKey") }, options);
}
