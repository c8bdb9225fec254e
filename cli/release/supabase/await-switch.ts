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
 * Resolves when another deployment than `former` answers, or none that works: which it is, the smoke test tells.
 * Also resolves when the time is over.
 */
export async function awaitSwitch(url: string, former: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while ((await readServedVersion(url)) === former && Date.now() < deadline) await sleep(POLL_MS);
}
