import type { UnmetReason } from "../edited-recipe.ts";
import type { LinePart } from "../lines/line.ts";
import { describeBreaches } from "./describe-breaches.ts";
import { listBreaches } from "./list-breaches.ts";
import type { Rulebook } from "./rulebook.ts";

/** Why a food that was asked for cannot come: the rules that it breaks. */
export function conflictOf(part: LinePart, rulebook: Rulebook): { reason: UnmetReason; detail: string } {
  const breaches = listBreaches(rulebook, part).filter(({ isSure }) => isSure);
  return { reason: "conflicts", detail: describeBreaches(breaches) };
}
