/** Of all that a meter and a chemist name, these are taken as food: "glucose tablets", "4 dextrose tabs". */
const fastSugar =
  /^(?:\d+ |some |a few )?(?:glucose|dextrose|glucogel) ?(?:tabs?|tablets?|gels?|sweets?|drinks?)?$/i;

export function isFastSugar(label: string): boolean {
  return fastSugar.test(label.trim());
}
