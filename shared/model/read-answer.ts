import type * as z from "zod";
import { formatFieldPath } from "../kernel/field-error.ts";

const LONGEST_REPORT = 10;

/** A model's text read by the schema of its task, or what is wrong with it in words for the model. */
export type ReadAnswer<Reading> = { value: Reading } | { problem: string };

/** Parses and validates an answer; prose or a code fence around the one JSON object is let pass. */
export function readAnswer<Reading>(schema: z.ZodType<Reading>, text: string): ReadAnswer<Reading> {
  const json = parseJson(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  if (json === undefined) return { problem: "the answer is not one valid JSON object" };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const issues = parsed.error.issues.slice(0, LONGEST_REPORT);
  return { problem: issues.map(({ path, message }) => `${formatFieldPath(path)}: ${message}`).join("; ") };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
