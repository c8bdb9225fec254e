import type { MealProfile } from "../meal-profile.ts";
import type { MealPart } from "./meal-part.ts";

const fluid = "fluid";
/** What sugar, salt or cocoa feels like until a drink takes it up. */
const soluble: ReadonlySet<string> = new Set(["crystalline", "powdery"]);

/** The parts of a meal as they are felt: what is stirred into a drink has dissolved, on a plate all is as it was. */
export function dissolveSolids(parts: readonly MealPart[], kind: MealProfile["kind"]): readonly MealPart[] {
  const heaviest = [...parts].sort((a, b) => b.share - a.share)[0];
  const isDrink = heaviest !== undefined && hasTerm(heaviest, (term) => term === fluid);
  if (kind === "plate" || parts.length < 2 || !isDrink) return parts;
  return parts.map((part) => {
    if (!hasTerm(part, (term) => soluble.has(term))) return part;
    return { ...part, profile: { ...part.profile, texture: [], mouthfeel: [] } };
  });
}

function hasTerm({ profile }: MealPart, isWanted: (term: string) => boolean): boolean {
  return profile.texture.some(({ term }) => isWanted(term));
}
