import { OPERATION_NAMES } from "../../../shared/kernel/operation-name.ts";
import type { OpenProject } from "../project/open-project.ts";
import { checkDatabase } from "./check-database.ts";
import { checkGateway } from "./check-gateway.ts";
import { checkOperation } from "./check-operation.ts";
import type { Health } from "./health.ts";
import { judgeQueues } from "./judge-queues.ts";

/** Asks every part at once; a job that has waited longer than `mostWaitSeconds` makes its queue a problem. */
export async function readHealth(
  project: OpenProject,
  { mostWaitSeconds, signal }: { mostWaitSeconds: number; signal: AbortSignal },
): Promise<Health> {
  const [gateway, database, ...operations] = await Promise.all([
    checkGateway(project, signal),
    checkDatabase(project),
    ...OPERATION_NAMES.toSorted().map((operation) => checkOperation(operation, project, signal)),
  ]);
  const parts = [...gateway, ...database.parts, ...operations];
  const problems = [
    ...parts.filter(({ isWell }) => !isWell).map(({ part, told }) => `${part}: ${told}`),
    ...judgeQueues(database.queues, mostWaitSeconds),
  ];
  return { status: problems.length === 0 ? "ok" : "degraded", problems, parts, queues: database.queues };
}
