import type { Run } from "../jobs/run.ts";

/** Members that best describe a request, the best first. */
const descriptive = ["foodText", "symptomText", "recipe_title", "request_text", "q", "items"] as const;
/** Members about the form of the input. */
const formal = new Set(["input_mode"]);
const longest = 60;

/** Labels a run for lists: the contents of the request, else the page and the job. */
export function labelRun({ page, body, jobId }: Run): string {
  if (body === null) return `${page}, job ${jobId ?? ""}`.trim();
  const best = descriptive.map((name) => toText(body[name])).find((text) => text !== "");
  const rest = Object.entries(body).map(([name, value]) => (formal.has(name) ? "" : toText(value)));
  const words = rest
    .filter((text) => text !== "")
    .join(", ")
    .replaceAll("_", " ");
  return clip(best ?? (words === "" ? `${page}, empty` : words));
}

function toText(value: unknown): string {
  if (typeof value === "string") return value.startsWith("data:") ? "a file" : value.trim();
  if (!Array.isArray(value)) return "";
  const texts = value.map((entry) => (isNamed(entry) ? entry.canonical_name : toText(entry)));
  return texts.filter((text) => text !== "").join(", ");
}

function isNamed(value: unknown): value is { canonical_name: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "canonical_name" in value &&
    typeof value.canonical_name === "string"
  );
}

function clip(text: string): string {
  const characters = [...text.replace(/\s+/g, " ")];
  return characters.length <= longest ? characters.join("") : `${characters.slice(0, longest - 1).join("")}…`;
}
