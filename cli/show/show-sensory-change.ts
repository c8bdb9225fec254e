import type { Schemas } from "../../client/src/mod.ts";
import { wrapText } from "../output/wrap-text.ts";
import type { View } from "./view.ts";

type SensoryChange = Schemas["SensoryChange"];

/** Of 100: what nobody tastes is not told. */
const LEAST_CHANGE = 2;

/** What edits do to the taste and texture of a dish. */
export function showSensoryChange(change: SensoryChange, { width, paint }: View): string[] {
  const tastes = change.taste.flatMap(({ sense, before, after, change: difference }) => {
    if (before === null || after === null) return before === after ? [] : [`${sense} unknown`];
    const isNoticed = Math.abs(difference ?? 0) >= LEAST_CHANGE;
    return isNoticed ? [`${sense} ${Math.round(before)} -> ${Math.round(after)}`] : [];
  });
  const facts = [
    ["Taste (of 100)", tastes.join(", ") || "as before"],
    ["Texture gained", change.texture_gained.join(", ")],
    ["Texture lost", change.texture_lost.join(", ")],
    ["Before", change.before],
    ["After", change.after],
  ] as const;
  const lines = facts
    .filter(([, text]) => text !== "")
    .flatMap(([name, text]) => wrapText(`${name}: ${text}`, { width, indent: "    ", lead: "  " }));
  return [paint.bold("Senses"), ...lines];
}
