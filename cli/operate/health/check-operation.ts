import { askHealth } from "./ask-health.ts";
import type { PartHealth } from "./health.ts";

/** Whether an operation's function answers on its own health route. */
export async function checkOperation(
  operation: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<PartHealth> {
  const answer = await askHealth(`${baseUrl}/functions/v1/${operation}/health`, signal);
  if (answer === null) return { part: operation, isWell: false, told: "does not answer" };
  const isWell = answer.status === 200;
  const took = `${Math.ceil(answer.tookMs)} ms`;
  return { part: operation, isWell, told: isWell ? `answers in ${took}` : `answers ${answer.status}` };
}
