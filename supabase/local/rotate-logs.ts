import {
  appendFileSync,
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  truncateSync,
} from "node:fs";
import { join } from "node:path";

/** A log is rotated above this size; one older log is kept. */
export const logLimitBytes = 8_000_000;

const intervalMs = 10_000;
const pieceBytes = 1024 * 1024;

/** Rotates the logs of a folder while their parts run. */
export function startLogRotation(logsDir: string): { stop: () => void } {
  const timer = setInterval(() => rotateLogs(logsDir), intervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Moves the content of each large log to `.log.1`. The parts keep their logs open for appending, so the file stays and is
 * emptied. What a part writes in the moment between the last read and that is lost.
 */
export function rotateLogs(logsDir: string, limitBytes = logLimitBytes): void {
  for (const name of readdirSync(logsDir)) {
    const path = join(logsDir, name);
    if (name.endsWith(".log")) rotateIfLarge(path, limitBytes);
  }
}

function rotateIfLarge(path: string, limitBytes: number): void {
  const log = openSync(path, "r");
  try {
    if (fstatSync(log).size <= limitBytes) return;
    const olderPath = `${path}.1`;
    rmSync(olderPath, { force: true });
    const piece = Buffer.alloc(pieceBytes);
    for (let length = readSync(log, piece); length > 0; length = readSync(log, piece))
      appendFileSync(olderPath, piece.subarray(0, length), { mode: 0o600 });
    truncateSync(path);
  } finally {
    closeSync(log);
  }
}
