import type { OperationName } from "../../shared/kernel/operation-name.ts";
import type { Output } from "../output/output.ts";
import type { ReleaseReport } from "./release-function.ts";
import type { Deployment } from "./release-target.ts";

const COLUMNS = [
  { title: "function", wraps: true },
  { title: "version", wraps: true },
  { title: "share", alignment: "right" },
] as const;

/** Prints who serves the functions now. */
export function showStatus(
  output: Output,
  standings: readonly { operation: OperationName; deployment: Deployment }[],
): void {
  const rows = standings.flatMap(({ operation, deployment }) =>
    deployment.length === 0
      ? [[operation, output.paint.dim("nothing serves yet"), "-"]]
      : deployment.map(({ version, share }) => [operation, version, `${share} %`]),
  );
  output.printTable({ columns: COLUMNS, rows });
}

/** Prints how a function stands after its release: each version, its share, size and time of what was uploaded. */
export function showRelease(output: Output, { operation, steps, ...report }: ReleaseReport): void {
  if (steps) {
    output.print(
      `${operation} would be released so:`,
      ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    );
    return;
  }
  output.note(...report.notes);
  if (report.uploaded === null) {
    showStatus(output, [{ operation, deployment: report.deployment }]);
    return;
  }
  const rows = report.deployment.map(({ version, share }) => {
    const isNew = version === report.uploaded;
    const tested = report.checks.map(({ check }) => check).join(", ");
    const told = isNew ? [formatSize(report.sizeBytes), formatTime(report.tookMs), tested] : ["-", "-", "-"];
    return [operation, isNew ? output.paint.green(version) : version, `${share} %`, ...told];
  });
  const columns = [
    ...COLUMNS,
    { title: "size", alignment: "right" },
    { title: "time", alignment: "right" },
    { title: "tested", wraps: true },
  ] as const;
  output.printTable({ columns, rows });
}

/** A report as `--json` prints it. */
export function toJson({ operation, target, ...report }: ReleaseReport): Record<string, unknown> {
  return {
    operation,
    target,
    versions: report.deployment,
    uploaded: report.uploaded,
    size_bytes: report.sizeBytes,
    took_ms: report.tookMs,
    checks: report.checks.map(({ check, tookMs }) => ({ check, took_ms: tookMs })),
    notes: report.notes,
    ...(report.steps && { steps: report.steps }),
  };
}

function formatSize(bytes: number | null): string {
  return bytes === null ? "-" : `${(bytes / 1000).toFixed(0)} kB`;
}

function formatTime(tookMs: number): string {
  return `${(tookMs / 1000).toFixed(1)} s`;
}
