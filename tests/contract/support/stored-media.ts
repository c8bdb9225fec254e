import { inject } from "vitest";
import { createSupabaseStorage } from "../../../shared/media/storage/create-supabase-storage.ts";
import type { MediaStorage } from "../../../shared/media/storage/media-storage.ts";

/** The bucket in which the stack of this test keeps media. */
export function openStorage(): MediaStorage {
  return createSupabaseStorage({
    url: inject("baseUrl"),
    serviceKey: inject("serviceKey"),
    bucket: "media",
    timeoutMs: 5_000,
    fetch: (input, init) => fetch(input, init),
  });
}

/** Ids of the decode jobs that have files. */
export function listJobsWithFiles(): Promise<string[]> {
  return openStorage().listFolders("decode");
}
