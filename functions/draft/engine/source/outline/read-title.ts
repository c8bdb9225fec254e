import { eaterSource, foreignEaterSource, numberWordSource } from "../../../../../shared/language/mod.ts";
import words from "../data/recipe-words.json" with { type: "json" };

import { startsWish } from "./recipe-words.ts";

const openings = [...words.titleOpenings].sort((a, b) => b.length - a.length);
const endings = [...words.titleEndings].sort((a, b) => b.length - a.length);
const opening = new RegExp(`^(?:${openings.join("|")})(?![\\p{L}'])[\\s:,-]*`, "iu");
const ending = new RegExp(`[\\s:,=–—-]*(?<![\\p{L}])(?:${endings.join("|")})[\\s:,=–—-]*$`, "iu");
const version =
  /^(?:please )?(?:make|create|draft|write|give me|i want|i'd like|i would like)?\s*(?:me )?(?:a |an |the )?([\p{L} -]{3,40}?) version of (?:a |an |my |our |the |this )?/iu;
const count = `(?:about |around )?(?:\\d[\\d.,/–-]*|${numberWordSource}|me|myself|a crowd)`;
const eaters = `(?:${eaterSource}|${foreignEaterSource})`;
const servingsStated = new RegExp(
  `\\s*(?:\\(?\\b(?:serves|makes|feeds|yields?|cuts into|slices into|for) ${count}(?: (?:${eaters}|\\p{L}+))?\\)?|\\(?\\b(?:serves|makes|feeds|yields?) \\S+\\)?|[\\s,(–—-]*(?:about |approx\\.? |ca\\.? |~)?\\d+ (?:${eaters}|pieces|pcs|${words.helpings.join("|")})\\)?|[\\s,(–—-]*(?:servings|serves|portions|yields?|makes):? ${count}\\)?|\\s*\\(\\d{1,2}\\)|(?:\\s[x×] ?\\d{1,2})|[\\s,(–—-]*(?:\\d{1,2}|an?|one|two|three|four|half a) dozen\\)?|[(,]? ?(?:pour|para|per|für|voor|dla) \\d+(?: \\p{L}+)?\\)?|,? ready in \\d+ \\w+)$`,
  "iu",
);
/** "What I use": words that name no dish. */
const nameless =
  /^(?:(?:card|what|how|i|we|it|all|everything|use|do|make|need|ingredients?|list|recipe|usually|mine|goes|in)\b ?)+$/i;
const pronoun =
  /\ballerg(?!(?:en|y)[- ](?:free|friendly|safe))\p{L}*|\bintoleran\p{L}*|\b(?:instead|please|pls)\b|^(?:got|found|saw|stole|copied|pasted|borrowed|taken|tried|adapted|made|it|they|this|that|these|those|there|i|we|you|he|she)\b|\b(?:gave|sent|stated) (?:me|us)\b/iu;
const longestTitle = 9;
/** In characters, with the servings and the words around it; more are running text. */
const longestHead = 600;
const partNames = new Set(words.partNames);
const wishDishes = words.wishDish.map((pattern) => new RegExp(pattern, "iu"));
/** "My son", "our guests": who eats is no dish. */
const relatives =
  /^(?:\p{L}+ ){0,2}(?:son|daughter|wife|husband|child|kids?|children|mother|father|mum|mom|dad|partner|guests?|friends?|family|doctor|girlfriend|boyfriend|cholesterol|diet|nana|sister|brother|fridge|freezer|cupboards?|pantry|larder|oven|hob|kitchen|garden|air ?fryer|slow cooker|instant pot|pressure cooker|budget|stomach|teeth|gran|granny|nan|grandma|aunt|uncle|housemates?|flatmates?|neighbou?rs?)\b/iu;

/** The dish that the words before an ingredient list name, and the wish they hold: "Vegan version of a tuna melt". */
export function readTitle(head: string): { title: string | null; wish: string } {
  // In one space, a run of thousands would be tried from each of them.
  const plain = head.replace(/\s+/g, " ").replace(/^[\s#>*_-]+|[\s*_]+$/g, "");
  const asked = version.exec(plain);
  const wish = asked === null ? "" : `${asked[1]?.trim()} version`;
  let title = asked === null ? plain : plain.slice(asked[0].length);
  if (title.length > longestHead) return { title: null, wish };
  for (let before = ""; before !== title; ) {
    before = title;
    title = title.replace(/^[\s:;,.–—-]+|[\s:;,.=–—-]+$/g, "");
    const shorter = title.replace(servingsStated, "").replace(ending, "");
    title = shorter === "" ? "" : shorter.replace(opening, "").replace(/^\d+\s+(?=\p{L})/u, "");
  }
  const count = title.split(/\s+/).length;
  const isTitle =
    /\p{L}{2}/u.test(title) &&
    count <= longestTitle &&
    !pronoun.test(title) &&
    !nameless.test(title) &&
    !partNames.has(title.toLowerCase());
  return { title: isTitle ? title : null, wish };
}

/** True for a wish before a list; "I want to cook beef stew" only names the dish. */
export function asksFor(head: string): boolean {
  const dish = head.trim().replace(opening, "");
  return startsWish(head) && (dish === head.trim() || startsWish(dish));
}

/** The dish that a sentence speaks of: "a dairy-free version of my tiramisu", "in my tomato soup"; null when it names none. */
function readWishDish(sentence: string): string | null {
  for (const pattern of wishDishes) {
    const named = pattern.exec(sentence)?.groups?.dish;
    const title = named === undefined ? null : readTitle(named).title;
    if (title !== null && !relatives.test(title)) return title;
  }
  return null;
}

/** The first dish that wishes speak of; null when they name none. */
export function findWishDish(wishes: readonly string[]): string | null {
  return wishes.map(readWishDish).find((title) => title !== null) ?? null;
}
