import { nameFood } from "./name-food.ts";

const alternative = /\s+(?:and\/or|or)\s+|\s*\/\s*|\s*\|\s*/i;
const listing = /\s*,\s*(?:and\s+)?|\s+(?:and|&|\+|plus)\s+/i;
const dependent = /^(?:other|another|similar|equivalent|equal|so|any)\b/i;

/** The first of a name's alternatives: "butter" of "butter or margarine", "red pepper" of "red or green pepper". */
export function chooseAlternative(name: string): string {
  const parts = name
    .split(alternative)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !dependent.test(part));
  const [first = name, ...others] = parts;
  if (others.length === 0) return first;
  const whole = nameFood(name.replace(alternative, " "));
  if (whole?.fit === "exact" && !others.some((part) => nameFood(part) !== null)) return name;
  const head = others.at(-1)?.split(" ").at(-1) ?? "";
  const shared = `${first} ${head}`;
  const isShared =
    !first.includes(" ") && (others.at(-1)?.includes(" ") ?? false) && nameFood(shared)?.fit === "exact";
  if (isShared) return shared;
  return [first, ...others].find((part) => nameFood(part) !== null) ?? first;
}

/** The foods of a name that lists several: "salt" and "pepper" of "salt and pepper"; else the name alone. */
export function listFoods(name: string): string[] {
  if (nameFood(name)?.fit === "exact") return [name];
  const parts = name.split(listing).map((part) => part.trim());
  // "maple syrup, agave, or honey" is one of them.
  if (parts.some((part) => /^or\b/i.test(part)) || (name.includes(",") && /\sor\s/.test(name)))
    return parts.slice(0, 1);
  if (parts.length < 2 || parts.some((part) => part === "")) return [name];
  const isFood = (part: string) => {
    const named = nameFood(chooseAlternative(part));
    return named !== null && named.fit !== "loose";
  };
  return parts.every(isFood) ? parts : [name];
}
