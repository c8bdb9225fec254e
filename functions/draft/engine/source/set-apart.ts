import { readNeeds } from "../../../../shared/domain/constraints/mod.ts";
import { isDirectWish, isEditOnly, isEditStart, isWish } from "./outline/recipe-words.ts";

/** A recipe, and the wishes that a label or a sentence sets apart from it. */
type Apart = { readonly text: string; readonly wishes: readonly string[] };

/** "Less salt please. This is the recipe: Lentil soup …": what stands before is about the recipe. */
const presented =
  /^\s*([^\n]{3,300}?)[\s,;:-]*\b(?:(?:and |so )?(?:this is|here is|here's|here comes|below is)) (?:the|my|our) (?:original |full |old |usual )?recipe\s*[:.\n-]\s*(?=\S)/i;
const greeting =
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?: (?:there|all|everyone))?\s*[!,.:]*\s*/i;
const askingLabel = /^[*_ ]*(?:request|requests|my request|wish|my wish|task|edit|edits)\s*:[*_ ]*(?=\S)/i;
const noteLabel =
  /^[*_ ]*(?:please note|note|notes|note to (?:self|chef|cook)|n\.?b\.?|p\.?s\.?|important|special request)\s*:[*_ ]*(?=\S)/i;
/** "Note: can be made vegan", "note: you can use lamb": advice of the recipe, and no wish. */
const advice =
  /\b(?:can|could|may|might) (?:also )?(?:be|use|add|make)\b|\b(?:keeps?|freezes?|stores?|makes) (?:for|up|in|well)\b/i;
/** "Only 12 cookies", "for 3". */
const ofCount =
  /^(?:only |just |for )(?:\d+|one|two|three|four|five|six|eight|ten|twelve)(?: \p{L}+){0,3}[.!]*$/iu;
const ofBound =
  /\b(?:under|below|less than|at most|at least|max(?:imum)?|min(?:imum)?|over|above)\b.{0,12}\d/i;

/** Takes off what is asked for before the words that present the recipe, and behind a label at its end. */
export function setApart(text: string): Apart {
  const head = presented.exec(text);
  const asked = head?.[1]?.replace(greeting, "").trim() ?? "";
  const isHeaded = asked !== "" && (/^\p{Ll}/u.test(asked) || isAsked(asked) || isEditStart(asked));
  const body = isHeaded ? text.slice(head?.[0].length ?? 0) : text;
  const { rest, wish } = takeLabelled(body.split("\n"));
  return { text: rest, wishes: [...(isHeaded ? [asked] : []), ...(wish === null ? [] : [wish])] };
}

/** "Note: vegan" as the last line of a text. */
function takeLabelled(lines: readonly string[]): { rest: string; wish: string | null } {
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const line = lines[last]?.trim() ?? "";
  const label = askingLabel.exec(line) ?? noteLabel.exec(line);
  const said = line.slice(label?.[0].length ?? 0).trim();
  const isWished = label !== null && (askingLabel.test(line) || (isAsked(said) && !advice.test(said)));
  if (!isWished || last < 1) return { rest: lines.join("\n"), wish: null };
  return { rest: lines.slice(0, last).join("\n"), wish: said };
}

function isAsked(words: string): boolean {
  if (ofCount.test(words)) return true;
  // "Bake it in the air fryer".
  if (isEditStart(words) && /^\P{Lu}.*\b(?:it|this|them)\b/u.test(words)) return true;
  return isDirectWish(words) || isEditOnly(words) || isWish(words) || ofBound.test(words) || isNeed(words);
}

function isNeed(words: string): boolean {
  const { diets, attachedDiets, conditions, allergies, avoided, limits, goals } = readNeeds(words);
  return [diets, attachedDiets, conditions, allergies, avoided, limits, goals].some(
    (list) => list.length > 0,
  );
}
