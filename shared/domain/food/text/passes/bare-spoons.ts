import { units } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { readTimes } from "../times.ts";
import { isGrammarWord } from "../vocabulary.ts";

const behindName: ReadonlySet<string> = new Set(["tsp", "tbsp", "teaspoon", "tablespoon"]);
const multiplied: ReadonlySet<string> = new Set([...behindName, ...language.multipliedUnits]);
const beforeName: ReadonlySet<string> = new Set([...behindName, "spoon", "spoonful"]);
const sizes = new Set(Object.keys(units.sizes));

/** The tokens with a "1" before units that nothing counts: "jam tsp", "big spoon smetana", "toast slice x2". */
export function countBareSpoons(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => (isBareSpoon(tokens, at) ? [writeOne(token), token] : [token]));
}

function isBareSpoon(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined) return false;
  if (behindName.has(token.text) && endsName(before) && opensName(after)) return true;
  // "coleslaw tbsp x2", "toast slice x2"
  if (multiplied.has(token.text) && endsName(before) && readTimes(tokens, at + 1) !== null) return true;
  const isSized = sizes.has(token.text) && beforeName.has(after?.text ?? "");
  const named = isSized ? tokens[at + 2] : after;
  return (isSized || beforeName.has(token.text)) && opensName(before) && endsName(named);
}

/** Whether a name may end or begin with a token: not a number, an article, a joiner or a unit. */
function endsName(token: Token | undefined): boolean {
  return token?.kind === "word" && !isGrammarWord(token.text);
}

/** Whether a phrase begins or ends where a token stands. */
function opensName(token: Token | undefined): boolean {
  if (token === undefined) return true;
  if (token.kind === "mark") return /^[,;.:+&\n(]$/.test(token.text);
  return token.text === "and" || token.text === "with";
}

function writeOne(token: Token): Token {
  return { ...token, kind: "number", text: "1", value: 1, terms: [], end: token.start };
}
