import { rewriteSteps } from "../../../shared/domain/recipes/mod.ts";

/** An ingredient by its key and name, and the name of what replaces it; null where nothing does. */
export type TemplateSwap = { key: string; from: string; to: string | null };

const placeholder = /\{([^}:]+)(?::[^}]*)?\}/g;

/**
 * Steps whose placeholders stay while words beside them are rewritten: a food that is left out goes with its placeholders.
 * Null where a placeholder of another ingredient would be lost.
 */
export function rewriteTemplates(
  steps: readonly string[],
  swaps: readonly TemplateSwap[],
  kept: readonly string[],
): string[] | null {
  const held: string[] = [];
  const dropped = new Map(swaps.filter(({ to }) => to === null).map(({ key, from }) => [key, from]));
  const masked = steps.map((step) =>
    step.replace(placeholder, (text, key: string) => {
      const name = dropped.get(key);
      if (name !== undefined) return name;
      held.push(text);
      return maskOf(held.length - 1);
    }),
  );
  const rewritten = rewriteSteps(
    masked,
    swaps.map(({ from, to }) => ({ from, alsoCalled: [], to })),
    kept,
  );
  const text = rewritten.join("\n");
  if (held.some((_, at) => !text.includes(maskOf(at)))) return null;
  return rewritten.map((step) =>
    held.reduce((filled, original, at) => filled.replaceAll(maskOf(at), original), step),
  );
}

/** A word that is no food and that no rule of wording touches. */
function maskOf(at: number): string {
  return `Xq${String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))}x`;
}
