import data from "../data/addition-steps.json" with { type: "json" };
import type { LinePart } from "../lines/line.ts";

/** A food that was asked to be added, and where: within the dish, on it or beside it. */
export type PlacedFood = {
  readonly part: LinePart;
  readonly place: "within" | "top" | "beside";
};

type Row = (typeof data.kinds)[number];

const anchors: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(data.anchors).map(([name, source]) => [name, new RegExp(source, "i")]),
);
const kinds = data.kinds.map((row) => ({
  row,
  match: new RegExp(`(?:${row.match})`, "i"),
  not: row.notMatch === undefined ? null : new RegExp(row.notMatch, "i"),
}));

/** The steps with one more that uses the food, beside the step that cooks its like. */
export function placeAddition(steps: readonly string[], { part, place }: PlacedFood): string[] {
  const name = part.name.replace(/ \(.*\)$/, "");
  if (place !== "within") return [...steps, fill(data[place], name)];
  const row = kindOf(part);
  for (const { anchor, where, text } of row.places) {
    const pattern = anchors[anchor];
    if (pattern === undefined) continue;
    const at = steps.findIndex((step) => pattern.test(step));
    if (at === -1) continue;
    const index = where === "before" ? at : at + 1;
    return [...steps.slice(0, index), fill(text, name), ...steps.slice(index)];
  }
  return [...steps, fill(row.last, name)];
}

function kindOf({ name: own, measure, preparation, food }: LinePart): Row {
  const name = [preparation, measure, own].filter((words) => words !== null).join(" ");
  const group = food?.foodGroup ?? "";
  const ofName = kinds.find(({ match, not, row }) => {
    return row.match !== "" && match.test(name) && not?.test(name) !== true;
  });
  const ofGroup = kinds.find(({ not, row }) => {
    const groups: readonly string[] = row.groups ?? [];
    return groups.includes(group) && not?.test(name) !== true;
  });
  const row = ofName?.row ?? ofGroup?.row ?? kinds.at(-1)?.row;
  if (row === undefined) throw new TypeError("Cannot place an addition: its table has no rows");
  return row;
}

function fill(text: string, food: string): string {
  return text.replace("{food}", food);
}
