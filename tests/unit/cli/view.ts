import { createPaint } from "../../../cli/output/paint.ts";

/** A terminal of 80 columns without colours. */
export const view = { width: 80, paint: createPaint(false) };

/** The default detail of a result. */
export const detail = { all: false, top: undefined, sources: false, recipes: false };
