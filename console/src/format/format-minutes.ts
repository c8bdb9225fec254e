const PER_HOUR = 60;

/** Minutes as "35 min" or "1 h 20 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / PER_HOUR), Math.round(minutes % PER_HOUR)];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
