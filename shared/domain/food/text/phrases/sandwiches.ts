import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { type Chunk, isDescribing, isDetailLink } from "../chunks.ts";
import { normaliseWord } from "../terms.ts";
import { headlessTerms } from "../vocabulary.ts";

const sandwiches = new Set(
  language.sandwiches.map((name) => name.split(" ").flatMap(normaliseWord).join(" ")),
);
/** Where "turkey on wheat" is a sandwich. */
const sandwichShops = new Set(language.sandwichShops);
/** Those that are made without a spread. */
const burgers = new Set(language.burgers.flatMap(normaliseWord));
const spreads = new Set(language.spreads.flatMap(normaliseWord));
const patty = "patty";
const longestName = 3;
const breadKinds = new Set(language.breads.flatMap(normaliseWord));
const breads = new Set(language.sandwichBreads.flatMap(normaliseWord));
/** What mostly holds a sandwich, and the kinds that say which sandwich it is. */
const buns = new Set(language.sandwichBuns.flatMap(normaliseWord));
const namingBuns = new Set(language.namingBuns.flatMap(normaliseWord));

/**
 * "ham sandwich on rye with mayo", "sandwich with egg and cheese on a biscuit": the bread and the spread of a sandwich are no foods
 * beside it. After other foods "on rye" means bread.
 */
export function readSandwiches(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  let sandwichAt = -1;
  let isDescribed = false;
  for (const chunk of chunks) {
    const sandwich = read[sandwichAt];
    if (sandwich !== undefined && (continues(chunk) || isItsPatty(chunk, sandwich))) {
      const detail = isItsPatty(chunk, sandwich) ? "part" : readDetail(chunk, sandwich, isDescribed);
      if (detail === "part") {
        read[sandwichAt] = { ...sandwich, span: joinSpans([sandwich.span, chunk.span]) };
        continue;
      }
      if (detail === "which") {
        read.splice(sandwichAt + 1, 0, { ...chunk, terms: namedBread(chunk), link: "gloss" });
        continue;
      }
      isDescribed = true;
    } else sandwichAt = -1;
    read.push(isKindOfBread(chunk) ? { ...chunk, terms: [...chunk.terms, "bread"] } : chunk);
    if (!isSandwich(chunk)) continue;
    sandwichAt = read.length - 1;
    isDescribed = false;
  }
  return read;
}

function isSandwich({ terms, place }: Chunk): boolean {
  if (place !== undefined && sandwichShops.has(place.join(" "))) return true;
  if (terms.length > 1 && terms.some((term) => sandwichShops.has(term))) return true;
  for (let length = 1; length <= Math.min(longestName, terms.length); length++)
    if (sandwiches.has(terms.slice(-length).join(" "))) return true;
  return false;
}

/** Whether a phrase may still be about the sandwich before it. */
function continues({ link, measure }: Chunk): boolean {
  return link !== "hard" && (measure === null || (measure.kind === "article" && measure.unit === ""));
}

/** What a phrase says of a sandwich: which one it is, only that it has bread or a spread, or neither. */
function readDetail(chunk: Chunk, sandwich: Chunk, isDescribed: boolean): "which" | "part" | null {
  const bread = chunk.terms.at(-1) ?? "";
  const isAnySandwich = isBare(sandwich);
  if (isKindOfBread(chunk)) return isAnySandwich ? "part" : "which";
  if (isItsBread(chunk)) {
    const isNaming = namingBuns.has(bread) || chunk.terms.some((term) => breadKinds.has(term));
    // "Veggie burger" may be a patty alone.
    const isPatty = !isAnySandwich && burgers.has(sandwich.terms.at(-1) ?? "");
    if (!isNaming) return isPatty ? "which" : "part";
    return isDescribed || !buns.has(bread) || (!isAnySandwich && chunk.link === "prep") ? "which" : null;
  }
  return !isDescribed && isItsSpread(chunk, sandwich) ? "part" : null;
}

/** A brioche bun makes it no other burger than a bun. */
function namedBread({ terms }: Chunk): readonly string[] {
  return terms.at(-1) === "bun" ? ["bun"] : terms;
}

/** "on rye", "on brown x2" */
function isKindOfBread({ link, measure, terms }: Chunk): boolean {
  const isCounted = measure === null || measure.kind === "count" || measure.kind === "piece";
  return link === "prep" && isCounted && terms.length > 0 && terms.every((term) => breadKinds.has(term));
}

/** "in a roll", "nestled in an English muffin", "made with white bread" */
function isItsBread({ link, terms }: Chunk): boolean {
  const bread = terms.at(-1) ?? "";
  const isBeside = isDescribing(link);
  const isHolding =
    (link === "prep" && breads.has(bread)) || (isBeside && (buns.has(bread) || bread === "bread"));
  return isHolding && terms.every((term) => term === "english" || isOfBread(term));
}

function isOfBread(term: string): boolean {
  return breads.has(term) || buns.has(term) || breadKinds.has(term) || headlessTerms.has(term);
}

/** "a double cheeseburger with two medium patties" */
function isItsPatty({ link, terms }: Chunk, sandwich: Chunk): boolean {
  const naming = terms.filter((term) => !headlessTerms.has(term));
  return isDetailLink(link) && burgers.has(sandwich.terms.at(-1) ?? "") && naming.join() === patty;
}

function isBare({ terms }: Chunk): boolean {
  return terms.filter((term) => !headlessTerms.has(term)).length < 2;
}

/** Whether terms say what bread something is on. */
export function isBreadKind(terms: readonly string[]): boolean {
  return terms.length > 0 && terms.every(isOfBread);
}

function isItsSpread({ link, measure, terms }: Chunk, sandwich: Chunk): boolean {
  const isBehind = isDetailLink(link) || link === "and";
  return (
    measure === null && isBehind && spreads.has(terms.join(" ")) && !burgers.has(sandwich.terms.at(-1) ?? "")
  );
}
