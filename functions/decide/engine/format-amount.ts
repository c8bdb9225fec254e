import data from "./data/compound-names.json" with { type: "json" };

const names = new Map(
  Object.entries(data.names).map(([id, [name = "", unit = ""]]) => [Number(id), { name, unit }]),
);

/** A compound as readers call it. */
export function nameCompound(compoundId: number): string {
  return names.get(compoundId)?.name ?? `compound ${compoundId}`;
}

/** An amount with its unit: "12.5 g", "340 kcal". */
export function formatAmount(amount: number, compoundId: number): string {
  return `${formatFigure(amount)} ${names.get(compoundId)?.unit ?? ""}`.trim();
}

/** Three digits are what a reader can use: 1240, 340, 12.5, 0.35. */
export function formatFigure(figure: number): string {
  const size = Math.abs(figure);
  if (size >= 100) return String(Math.round(figure));
  if (size >= 1) return String(Math.round(figure * 10) / 10);
  return String(Math.round(figure * 100) / 100);
}

/** The unit in which a compound is stated; empty for an unknown one. */
export function nameUnit(compoundId: number): string {
  return names.get(compoundId)?.unit ?? "";
}
