import type { Project } from "../project/find-project.ts";
import { askHealth } from "./ask-health.ts";
import type { PartHealth } from "./health.ts";

/** Whether an operation's function is ready; where the work secret is not told, only whether it answers. */
export async function checkOperation(
  operation: string,
  { functionsUrl, workSecret }: Pick<Project, "functionsUrl" | "workSecret">,
  signal: AbortSignal,
): Promise<PartHealth> {
  const secret = workSecret === null ? undefined : { "x-work-secret": workSecret };
  const answer = await askHealth(`${functionsUrl}/functions/v1/${operation}/health`, signal, secret);
  if (answer === null) return { part: operation, isWell: false, told: "does not answer" };
  const { status, body, tookMs } = answer;
  if (status === 404 && secret)
    return { part: operation, isWell: false, told: "answers 404: WORK_SECRET is not that of the function" };
  if (status !== 200) return { part: operation, isWell: false, told: tellProblem(status, body) };
  const { status: state, version }: Record<string, unknown> = Object(body.data);
  const does = state === "ready" ? "ready" : "answers";
  const named = typeof version === "string" ? `, version ${version}` : "";
  return { part: operation, isWell: true, told: `${does} in ${Math.ceil(tookMs)} ms${named}` };
}

function tellProblem(status: number, body: Record<string, unknown>): string {
  const { details }: Record<string, unknown> = Object(body.error);
  const { missing }: Record<string, unknown> = Object(details);
  return Array.isArray(missing) ? `is not ready: no ${missing.join(", no ")}` : `answers ${status}`;
}
