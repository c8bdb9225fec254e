import { inject } from "vitest";
import type { MediaStorage } from "../../../shared/platform/kernel/media-storage.ts";
import type { OperationName } from "../../../shared/platform/kernel/operation-name.ts";
import { createSupabaseStorage } from "../../../shared/platform/media/create-supabase-storage.ts";

/** The bucket in which the stack of this test keeps media. */
export function openStorage(): MediaStorage {
  return createSupabaseStorage({
    url: inject("baseUrl"),
    publicUrl: inject("baseUrl"),
    serviceKey: inject("serviceKey"),
    bucket: "media",
    timeoutMs: 5_000,
    fetch: (input, init) => fetch(input, init),
  });
}

/** Ids of an operation's jobs that have files, by default of decode. */
export function listJobsWithFiles(operation: OperationName = "decode"): Promise<string[]> {
  return openStorage().listFolders(operation);
}
