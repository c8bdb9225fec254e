import { styleText } from "node:util";

type Style = "bold" | "dim" | "red" | "green" | "yellow" | "cyan";

/** Colours for text; each gives the text back as it is where colours are off. */
export type Paint = Record<Style, (text: string) => string>;

/** Colours that are on or off. */
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
