import { styleText } from "node:util";

type Style = "bold" | "dim" | "red" | "green" | "yellow" | "cyan";

/** Colours for text; each returns the text unchanged when colours are off. */
export type Paint = Record<Style, (text: string) => string>;

/** Creates colours that are on or off. */
export function createPaint(isColoured: boolean): Paint {
  const paintWith = (style: Style) => (text: string) =>
    isColoured && text !== "" ? styleText(style, text, { validateStream: false }) : text;
  return {
    bold: paintWith("bold"),
    dim: paintWith("dim"),
    red: paintWith("red"),
    green: paintWith("green"),
    yellow: paintWith("yellow"),
    cyan: paintWith("cyan"),
  };
}
