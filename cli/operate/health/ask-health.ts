const TIMEOUT_MS = 5_000;

/** What a health route answered; null where nothing did. */
export type HealthAnswer = { status: number; body: Record<string, unknown>; tookMs: number } | null;

/** Asks a health route, which needs neither key nor version; some tell more to who has a secret. */
export async function askHealth(
  url: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<HealthAnswer> {
  const startMs = performance.now();
  try {
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const text = await response.text();
    return { status: response.status, body: readObject(text), tookMs: performance.now() - startMs };
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

function readObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
