import type { DishNeeds, StatedNeeds } from "../../../shared/domain/constraints/mod.ts";
import type { DesignRequest } from "../contract.ts";
import { type NamedDishes, readDishes } from "./read-dishes.ts";
import { type Practice, readPractice } from "./read-practice.ts";

/** The text of a request, or an entry of a field that holds words, with all that was read of it. */
export type RequestSource = {
  field: "request_text" | "preferences" | "restrictions" | "sensory";
  /** "preferences[0]" */
  path: string;
  text: string;
  needs: DishNeeds;
  practice: Practice;
  dishes: NamedDishes;
};

/** What was read of each field that holds words, those of the fields first. */
export function listSources(request: DesignRequest, stated: StatedNeeds): RequestSource[] {
  const fields = ["preferences", "restrictions", "sensory"] as const;
  const entries = fields.flatMap((field) =>
    (request[field] ?? []).flatMap((text, at) => {
      const needs = stated[field][at];
      return needs ? [readSource({ field, path: `${field}[${at}]`, text, needs })] : [];
    }),
  );
  const { request_text: text } = request;
  if (text === undefined) return entries;
  return [...entries, readSource({ field: "request_text", path: "request_text", text, needs: stated.text })];
}

function readSource(source: Pick<RequestSource, "field" | "path" | "text" | "needs">): RequestSource {
  const { text, needs } = source;
  return { ...source, practice: readPractice(text), dishes: readDishes(text, needs.avoided, needs) };
}
