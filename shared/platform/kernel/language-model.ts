import type * as z from "zod";

/** An image or a recording in memory; its type was detected from its bytes. */
export type ModelMedia = { bytes: Uint8Array; mimeType: string };

/** Which codes a failed model call gets: `upstream_error` and `upstream_timeout`, or always `service_unavailable`. */
export type FailureNaming = "upstream" | "service_unavailable";

/** A task for a model: its instructions and the schema of the response. */
export type ModelTask<Reading> = {
  /** Identifies the task to the endpoint and in the log: lower-case letters and underscores. */
  readonly name: string;
  readonly instructions: string;
  readonly schema: z.ZodType<Reading>;
};

/** Part of the input of a model: a caption of the service, a person's words, or a picture. */
export type UserPart = { caption: string } | { words: string } | { image: ModelMedia };

/** The model calls of one job, which share a time budget. Each rejects with a `ServiceError`. */
export type ModelJob = {
  /** Runs a task on the vision model where a part is an image, else on the text model. */
  ask: <Reading>(task: ModelTask<Reading>, parts: readonly UserPart[]) => Promise<Reading>;
  /** Draws a picture from a prompt: PNG, JPEG or WebP by its bytes, at most 8 MB and 16 million pixels. */
  draw: (prompt: string) => Promise<ModelMedia>;
  /** Transcribes a recording in its own language. */
  transcribe: (recording: ModelMedia) => Promise<string>;
};

/** Whose job it is, what ends it, and how its failures are named. */
export type ModelJobOptions = { keyId: string; signal: AbortSignal; failureNaming: FailureNaming };

/** A configured model. It reads, translates and draws; it never decides what a food contains or which one is better. */
export type LanguageModel = {
  /** Which kinds of input this deployment has a model for. */
  readonly reads: { readonly text: boolean; readonly images: boolean; readonly recordings: boolean };
  /** Whether this deployment has a model that draws. A model that reads text also translates. */
  readonly draws: boolean;
  /** How many requests to the model an API key has an hour. */
  readonly attemptsPerKey: number;
  /**
   * Starts the time budget of one job; `signal` aborts its calls. Each request counts against the API key's attempts;
   * once these are spent, calls reject with `rate_limited`.
   */
  startJob: (options: ModelJobOptions) => ModelJob;
};

/** Images with a caption before them; empty without images. */
export function showImages(caption: string, images: readonly ModelMedia[]): UserPart[] {
  return images.length === 0 ? [] : [{ caption }, ...images.map((image) => ({ image }))];
}

/** A person's words with a caption before them; empty without words. */
export function showWords(caption: string, words: string | undefined): UserPart[] {
  return words === undefined ? [] : [{ caption }, { words }];
}
