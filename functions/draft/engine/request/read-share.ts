import { figureSource, partSource, readFigure, readNumberText } from "../../../../shared/language/mod.ts";

/** Source of a regular expression for a share in words or per cent: "half", "a quarter", "30 %". */
export const shareSource = `(?:${partSource}|${figureSource} ?(?:%|percent|per cent))`;

const percent = new RegExp(`^(${figureSource}) ?(?:%|percent|per cent)$`, "iu");

/** The share that a text matched by `shareSource` says, above 0 and below 1; null for any other. */
export function readShare(words: string): number | null {
  const figure = percent.exec(words)?.[1];
  const share = figure === undefined ? readPart(words) : readFigure(figure) / 100;
  return share !== null && share > 0 && share < 1 ? share : null;
}

/** "Half", "a quarter", "two thirds". */
function readPart(words: string): number | null {
  const [count = "", part] = words.toLowerCase().split(/[ -]/);
  if (part === undefined) return readNumberText(count);
  const one = readNumberText(`one ${part.replace(/s$/, "")}`);
  const times = /^an?$/.test(count) ? 1 : readNumberText(count);
  return one !== null && times !== null && one < 1 ? one * times : null;
}
