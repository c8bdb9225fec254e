const UNITS = ["bytes", "KB", "MB", "GB"] as const;

/** A size as people read it, in steps of 1024: "12.4 KB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  const digits = step === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits)} ${UNITS[step]}`;
}
