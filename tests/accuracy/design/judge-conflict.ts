import type { DesignCase, DesignJob } from "./design-case.ts";

/** What is wrong with how an infeasible request was refused: all names of the conflict, and no others. */
export function judgeConflict({ expected }: DesignCase, { status, error }: DesignJob): string[] {
  if (status !== "failed") return [`${status}, but nothing can meet the request`];
  if (error?.code !== "validation_error") return [`code ${error?.code}`];
  const { conflict: reported, reason } = error.details ?? {};
  if (!Array.isArray(reported) || reported.length === 0)
    return [`no conflict is reported${reason ? `: ${reason}` : ""}`];
  const names = new Set(reported.map((name) => String(name).split(":")[0]?.trim() ?? ""));
  const { conflict = [], mayConflict = [] } = expected;
  const missing = conflict.filter((name) => !names.has(name));
  const further = [...names].filter((name) => ![...conflict, ...mayConflict].includes(name));
  return [
    ...missing.map((name) => `the conflict lacks ${name}`),
    ...further.map((name) => `the conflict names ${name}`),
  ];
}
