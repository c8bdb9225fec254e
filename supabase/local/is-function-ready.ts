const timeoutMs = 5_000;

/** Whether a function reports that it is ready: the database responds, and has a catalogue where one is needed. */
export async function isFunctionReady(operation: string, port: number, workSecret: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/${operation}/health`, {
      headers: { "x-work-secret": workSecret },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
