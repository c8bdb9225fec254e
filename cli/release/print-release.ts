import type { OperationName } from "../../shared/platform/kernel/mod.ts";
import type { Output } from "../output/output.ts";
import type { ReleaseReport } from "./release-function.ts";
import type { Deployment } from "./release-target.ts";

const releaseColumns = [
  { title: "function", wraps: true },
  { title: "version", wraps: true },
  { title: "share", alignment: "right" },
] as const;

/** Prints which versions serve the functions now. */
export function printStatus(
  output: Output,
  standings: readonly { operation: OperationName; deployment: Deployment }[],
): void {
  const rows = standings.flatMap(({ operation, deployment }) =>
    deployment.length === 0
      ? [[operation, output.paint.dim("nothing serves yet"), "-"]]
      : deployment.map(({ version, share }) => [operation, version, `${share} %`]),
  );
  output.printTable({ columns: releaseColumns, rows });
}

/** Prints the result of a release: each version with its share, and the size, time and tests of the uploaded one. */
export function printRelease(output: Output, { operation, steps, ...report }: ReleaseReport): void {
  if (steps) {
    output.print(
      `${operation} would be released in these steps:`,
      ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    );
    return;
  }
  output.note(...report.notes);
  if (report.uploaded === null) {
    printStatus(output, [{ operation, deployment: report.deployment }]);
    return;
  }
  const rows = report.deployment.map(({ version, share }) => {
    const isNew = version === report.uploaded;
    const tested = report.checks.map(({ check }) => check).join(", ");
    const cells = isNew ? [formatSize(report.sizeBytes), formatTime(report.tookMs), tested] : ["-", "-", "-"];
    return [operation, isNew ? output.paint.green(version) : version, `${share} %`, ...cells];
  });
  const columns = [
    ...releaseColumns,
    { title: "size", alignment: "right" },
    { title: "time", alignment: "right" },
    { title: "tested", wraps: true },
  ] as const;
  output.printTable({ columns, rows });
}

/** Converts a report to the form that `--json` prints. */
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
