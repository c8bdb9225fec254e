import { changeLine } from "../lines/change-line.ts";
import type { Line } from "../lines/line.ts";
import { listBreaches } from "./list-breaches.ts";
import type { Rulebook } from "./rulebook.ts";
import { tellReason } from "./tell-reason.ts";

/** The line without parts that surely break a rule: the last look at what edits left. */
export function dropForbidden(line: Line, rulebook: Rulebook): Line {
  const judged = line.parts.map((part) => ({
    part,
    breaches: listBreaches(rulebook, part).filter(({ isSure }) => isSure),
  }));
  const out = judged.flatMap(({ breaches }) => breaches);
  if (out.length === 0) return line;
  const parts = judged.filter(({ breaches }) => breaches.length === 0).map(({ part }) => part);
  const kind = parts.length === 0 ? "removed" : "replaced";
  return changeLine(line, { kind, parts, reason: tellReason(out) });
}
