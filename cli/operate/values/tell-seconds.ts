const UNITS = [
  { name: "d", seconds: 86_400 },
  { name: "h", seconds: 3_600 },
  { name: "min", seconds: 60 },
] as const;

/** How long something lasts, in its largest unit, rounded down: "3 d", "2 h", "45 s". */
export function tellSeconds(seconds: number): string {
  const unit = UNITS.find((one) => seconds >= one.seconds);
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.name}` : `${Math.floor(seconds)} s`;
}
