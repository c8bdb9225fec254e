import type { Token } from "../terms.ts";

/** "with a low-calorie sweetener" */
const sweetenerReach = 7;

/** "hot tea sweetened with sugar" is hot tea and sugar, unlike "pre-sweetened with sugar". */
export function isSweetening(tokens: readonly Token[], at: number): boolean {
  const isBehindHyphen = tokens[at - 1]?.text === "-";
  const isWithSweetener = tokens.slice(at + 1, at + sweetenerReach).some(({ text }) => text === "sweetener");
  return tokens[at]?.text === "sweetened" && !isBehindHyphen && !isWithSweetener;
}
