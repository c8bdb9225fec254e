import type { Piece } from "../local/find-pieces.ts";
import { splitLanguage } from "../local/local-term.ts";
import { type NamePart, readName } from "../local/read-name.ts";
import { headlessTerms } from "../text/vocabulary.ts";
import {
  type FoodCandidate,
  type FoodNaming,
  type FoodProfile,
  placeOf,
  type WordPlace,
} from "./food-names.ts";
import { profileFood } from "./profile-food.ts";

const partPlaces = ["localFirst", "localSecond"] as const;
const naming: ReadonlySet<Piece["role"]> = new Set(["food", "local", "english", "unknown", "unit"]);

/** A candidate taken apart as `profileFood` does, with its names in the language of the entry ("de:Mangold, roh"). */
export function profileCandidate(food: FoodCandidate, localNames: readonly string[] = []): FoodProfile {
  const profile = profileFood(food);
  const local = localNames.map(readNaming).filter(({ terms }) => terms.size > 0);
  if (local.length === 0) return profile;
  const allTerms = new Set([...profile.allTerms, ...local.flatMap(({ terms }) => [...terms.keys()])]);
  return { ...profile, namings: [...profile.namings, ...local], allTerms };
}

/** Each word of the first part is a head: adjectives stand on either side of a noun. */
function readNaming(localName: string): FoodNaming {
  const [language, name] = splitLanguage(localName);
  const terms = new Map<string, WordPlace>();
  const heads = new Set<string>();
  const parts = readName(name, language);
  const named = parts.filter(({ isKind }) => !isKind);
  for (const part of parts) {
    const place = named.indexOf(part);
    for (const term of listTerms(part)) {
      if (!part.isKind && place < countHeadParts(named) && !headlessTerms.has(term)) heads.add(term);
      if (!terms.has(term)) terms.set(term, placeOf(term, placeOfPart(place)));
    }
  }
  return { terms, heads, isSynonym: false };
}

function placeOfPart(place: number): WordPlace {
  return place < 0 ? "localKind" : (partPlaces[place] ?? "localLater");
}

/** "Glass, gräddglass": behind one word for the kind, the next part names. */
function countHeadParts([first]: readonly NamePart[]): number {
  return (first?.pieces.length ?? 0) === 1 ? 2 : 1;
}

/** Words behind "without" do not name the food. */
function listTerms({ pieces }: NamePart): string[] {
  const without = pieces.findIndex(({ role, tokens }) => role === "phrase" && tokens[0]?.text === "without");
  const named = without < 0 ? pieces : pieces.slice(0, without);
  return named.flatMap(({ role, tokens }) => (naming.has(role) ? tokens.flatMap(({ terms }) => terms) : []));
}
