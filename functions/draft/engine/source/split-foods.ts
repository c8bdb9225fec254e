import words from "./data/words.json" with { type: "json" };
import { nameFood } from "./name-food.ts";

const sharedLeads = new Set(words.sharedLeads);
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
  const shared = shareHead(name, first, others.at(-1) ?? "");
  if (shared !== null) return shared;
  return [first, ...others].find((part) => nameFood(part) !== null) ?? first;
}

/** "red or green pepper" begins with a red pepper, "apple/pear syrup" with apple syrup; null where no head is shared. */
function shareHead(name: string, first: string, last: string): string | null {
  if (!last.includes(" ")) return null;
  if (first.endsWith("-")) return `${first.slice(0, -1)} ${last.split(" ").at(-1)}`;
  const shared = `${first} ${last.split(" ").at(-1)}`;
  const named = nameFood(shared);
  if (named === null || named.food.id === nameFood(first)?.food.id) return null;
  const { fit } = named;
  const isTied = /\p{L}\/\p{L}/u.test(name);
  const isShared = isTied ? fit !== "loose" : !first.includes(" ") && fit === "exact";
  return isShared ? shared : null;
}

/** The foods of a name that lists several: "salt" and "pepper" of "salt and pepper"; else the name alone. */
export function listFoods(name: string): string[] {
  if (nameFood(name)?.fit === "exact") return [name];
  const parts = name.split(listing).map((part) => part.trim());
  const isEither = parts.some((part) => /^or\b/i.test(part)) || (name.includes(",") && /\sor\s/.test(name));
  if (isEither) return [firstOf(name, parts)];
  if (parts.length < 2 || parts.some((part) => part === "")) return [name];
  const isFood = (part: string) => {
    const named = nameFood(chooseAlternative(part));
    return named !== null && named.fit !== "loose";
  };
  return parts.every(isFood)
    ? parts.map((part, at) => (at === 0 ? part : lend(parts[0] ?? "", part)))
    : [name];
}

/** "maple syrup, agave, or honey" is one of them, "broad, runner or string beans" broad beans. */
function firstOf(name: string, parts: readonly string[]): string {
  const [first = name] = parts;
  const last = (parts.at(-1) ?? "").split(alternative).at(-1) ?? "";
  return shareHead(name, first, last) ?? first;
}

/** "ground pork and beef": the word that leads the first leads the others too. */
function lend(first: string, part: string): string {
  const lead = first.split(" ")[0] ?? "";
  const led = `${lead} ${part}`;
  return sharedLeads.has(lead.toLowerCase()) && nameFood(led)?.fit === "exact" ? led : part;
}
