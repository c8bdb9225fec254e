const mostAttempts = 3;

/** Asks again where the service itself failed, as often as it makes attempts at a job. */
export async function tryAgain<Job extends { error: { code: string } | null }>(
  ask: () => Promise<Job>,
): Promise<Job> {
  let job = await ask();
  for (let attempt = 1; attempt < mostAttempts && isOurs(job); attempt += 1) job = await ask();
  return job;
}

function isOurs({ error }: { error: { code: string } | null }): boolean {
  return error?.code === "service_unavailable" || error?.code === "internal_error";
}
