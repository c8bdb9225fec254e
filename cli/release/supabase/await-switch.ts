import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 250;
const TIMEOUT_MS = 10_000;

/** The deployment that answers at a function's address; null where none tells. */
export async function readServedVersion(url: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.headers.get("x-function-version");
  } catch {
    return null;
  }
}

/**
 * Resolves to the deployment that answers as soon as it is another than `former`, null where it does not work: that
 * is for the smoke test to tell. When the time is over, to whatever answers then.
 */
export async function awaitSwitch(
  url: string,
  former: string | null,
  withinMs: number,
): Promise<string | null> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const serving = await readServedVersion(url);
    if (serving !== former || serving === null || Date.now() >= deadline) return serving;
    await sleep(POLL_MS);
  }
}
