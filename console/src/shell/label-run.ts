import type { Run } from "../jobs/run.ts";

/** Members that say best what a request was about, the best first. */
const TELLING = ["foodText", "symptomText", "recipe_title", "request_text", "q", "items"] as const;
/** How a request is told, not what of. */
const UNTELLING = new Set(["input_mode"]);
const LONGEST = 60;

/** A run in a few words, for lists: what was asked, else the page and the job. */
export function labelRun({ page, body, jobId }: Run): string {
  if (body === null) return `${page}, job ${jobId ?? ""}`.trim();
  const told = TELLING.map((name) => toText(body[name])).find((text) => text !== "");
  const rest = Object.entries(body).map(([name, value]) => (UNTELLING.has(name) ? "" : toText(value)));
  const words = rest
    .filter((text) => text !== "")
    .join(", ")
    .replaceAll("_", " ");
  return clip(told ?? (words === "" ? `${page}, nothing told` : words));
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
  return characters.length <= LONGEST ? characters.join("") : `${characters.slice(0, LONGEST - 1).join("")}…`;
}
