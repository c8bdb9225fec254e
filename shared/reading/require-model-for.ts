import { ServiceError } from "../kernel/service-error.ts";
import type { MediaFile } from "../media/media-file.ts";
import type { ModelJob } from "../model/language-model.ts";

/** Throws where media waits for a model that is gone: only a job of a deployment that had one comes to this. */
export function requireModelFor(media: readonly MediaFile[], job: ModelJob | null): void {
  if (media.length === 0 || job) return;
  const cause = new Error("Cannot read media: this deployment has no language model");
  throw new ServiceError("service_unavailable", "", { cause });
}
