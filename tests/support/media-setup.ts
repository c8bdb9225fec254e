import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { provideStack } from "./global-setup.ts";
import { findQuietPort } from "./quiet-port.ts";
import { startThrowawayStack } from "./throwaway-stack.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the stack expects its model: a test file that needs one starts it there. */
    modelPort: number;
    /** What the stack must send to its model and to nobody else. */
    modelKey: string;
    /** A port that the stack may fetch media from. */
    remotePort: number;
  }
}

const modelKey = "sk-media-3b81f0c2";

/** Small limits, so that a test need not send megabytes, and little patience with the model. */
const settings = {
  MODEL_API_KEY: modelKey,
  MODEL_TEXT: "text-model",
  MODEL_VISION: "vision-model",
  MODEL_TRANSCRIPTION: "speech-model",
  MODEL_CALL_TIMEOUT_MS: "2500",
  MODEL_JOB_TIMEOUT_MS: "2500",
  MEDIA_IMAGE_BYTES: "100000",
  MEDIA_RECORDING_BYTES: "120000",
  MEDIA_INLINE_BYTES: "200000",
  MEDIA_TOTAL_BYTES: "250000",
  MEDIA_FETCH_TIMEOUT_MS: "20000",
  POLLS_PER_MINUTE: "1000000",
};

/** Without the pauses between the attempts at a job, all of them fit into a test. */
const hastenRetries = `
  create function nas.hasten_retries() returns trigger language plpgsql as
    $$ begin new.backoff_seconds := '{0}'; return new; end $$;
  create trigger hasten_retries before insert on nas.job
    for each row execute function nas.hasten_retries();
`;

/** Starts the one stack with a model that all tests of the project share, and removes it after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const modelPort = await findQuietPort();
  const remotePort = await findQuietPort();
  const stack = await startThrowawayStack({
    variables: {
      ...settings,
      MODEL_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
      MEDIA_FETCH_PORTS: `80,443,${remotePort}`,
    },
  });
  await provideStack(project, stack);
  project.provide("modelPort", modelPort);
  project.provide("remotePort", remotePort);
  project.provide("modelKey", modelKey);
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
  await sql.unsafe(hastenRetries);
  await sql.end();
  return stack.remove;
}
