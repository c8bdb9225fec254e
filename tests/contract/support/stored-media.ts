import { inject } from "vitest";
import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { createSupabaseStorage } from "../../../shared/media/storage/create-supabase-storage.ts";
import type { MediaStorage } from "../../../shared/media/storage/media-storage.ts";

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

/** Ids of an operation's jobs that have files, decode's unless told. */
export function listJobsWithFiles(operation: OperationName = "decode"): Promise<string[]> {
  return openStorage().listFolders(operation);
}
