import { countPreparation, countPreparationBehind, startsWithAdverb } from "./line-preparation.ts";
import { readQuantity } from "./line-quantity.ts";
import { readSize } from "./line-size.ts";
import { type LineToken, renderTokens } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

/** A name clause taken apart. */
type LineName = {
  readonly name: readonly LineToken[];
  readonly sizes: readonly string[];
  /** "finely chopped", as it stood before, inside or behind the name. */
  readonly preparations: readonly string[];
  /** "good-quality", "such as a ciabatta", "or 1 teaspoon dried". */
  readonly remarks: readonly (readonly LineToken[])[];
};

type Taken = {
  readonly count: number;
  readonly as: "size" | "preparation" | "remark";
};

const tokensOfEither = 3;

/** Takes preparation, sizes, praise and remarks off a name clause; what is left names the food. */
export function readName(clause: readonly LineToken[]): LineName {
  const cut = findCut(clause);
  const remarks = cut < clause.length ? [clause.slice(cut)] : [];
  const preparations: string[] = [];
  const sizes: string[] = [];
  let name = clause.slice(0, cut);
  for (let taken = readFront(name); taken !== null; taken = readFront(name)) {
    const words = name.slice(0, taken.count);
    if (taken.as === "size") sizes.push(renderTokens(words));
    else if (taken.as === "preparation") preparations.push(renderTokens(words).replace(/[\s,]+$/, ""));
    else remarks.push(words);
    name = name.slice(taken.count);
  }
  const behind = countPreparationBehind(name);
  if (behind > 0) preparations.push(renderTokens(name.slice(name.length - behind)));
  const inner = takeInner(name.slice(0, name.length - behind));
  return {
    name: inner.name,
    sizes: [...sizes, ...inner.sizes],
    preparations: [...preparations, ...inner.preparations],
    remarks,
  };
}

/** What can be taken off the front of a name with something left of it. */
function readFront(name: readonly LineToken[]): Taken | null {
  const size = readSize(name, 0);
  const found: Taken[] = [
    { count: size === null ? 0 : size.next, as: "size" },
    { count: countPraise(name), as: "remark" },
    { count: countPreparation(name), as: "preparation" },
    { count: isEither(name) ? tokensOfEither : 0, as: "remark" },
  ];
  return found.find(({ count }) => count > 0 && count < name.length) ?? null;
}

/** "fresh large prawns": a size behind "fresh"; "salt and freshly ground pepper": preparation behind "and". */
function takeInner(name: readonly LineToken[]) {
  const size = lineWords.describing.has(name[0]?.key ?? "") ? readSize(name, 1) : null;
  if (size !== null && size.next < name.length)
    return { name: [...name.slice(0, 1), ...name.slice(size.next)], sizes: [size.size], preparations: [] };
  const join = name.findIndex((_, at) => isBeforePreparation(name, at));
  const count = join === -1 ? 0 : countPreparation(name.slice(join + 1));
  if (count === 0 || join + 1 + count >= name.length) return { name, sizes: [], preparations: [] };
  const prepared = name.slice(join + 1, join + 1 + count);
  const left = [...name.slice(0, join + 1), ...name.slice(join + 1 + count)];
  return { name: left, sizes: [], preparations: [renderTokens(prepared)] };
}

/** "good-quality", "best quality". */
function countPraise(name: readonly LineToken[]): number {
  if (name[1]?.key === "quality") return 2;
  return lineWords.qualities.has(name[0]?.key ?? "") ? 1 : 0;
}

// "fresh chopped parsley" is fresh parsley; "frozen chopped spinach" is bought like that.
function isBeforePreparation(name: readonly LineToken[], at: number): boolean {
  const key = name[at]?.key;
  if (key === "fresh") return at === 0 && countPreparation(name.slice(1)) > 0;
  return (key === "and" || key === "&") && startsWithAdverb(name.slice(at + 1));
}

function isEither(name: readonly LineToken[]): boolean {
  const words = name.slice(0, tokensOfEither).map((token) => token.key);
  return lineWords.alternatives.has(words.join(" "));
}

/** Where the name ends and a remark begins: "for frying", "such as…", "or 1 teaspoon…", "plus extra". */
export function findCut(clause: readonly LineToken[]): number {
  for (let at = 1; at < clause.length; at++) if (isCut(clause, at)) return at;
  return clause.length;
}

function isCut(clause: readonly LineToken[], at: number): boolean {
  const key = clause[at]?.key ?? "";
  const after = clause[at + 1];
  if (lineWords.cutWords.has(key) || lineWords.cutPhrases.has(`${key} ${after?.key ?? ""}`)) return true;
  if (key === "for" || key === "like") return after !== undefined;
  if (key === "from") return at > 1;
  if (key !== "or" && key !== "and") return false;
  if (after?.kind === "number" && readQuantity(clause, at + 1) !== null) return true;
  return key === "or" && countPreparation(clause.slice(at + 1)) > 0 && countPreparation(clause) === 0;
}
