import { fillPhrase } from "../../../../shared/language/mod.ts";
import type { EditedRecipe } from "../substitution/edited-recipe.ts";
import data from "./data/kitchen-devices.json" with { type: "json" };
import type { LackingDevice } from "./lacking-devices.ts";

const rewrites = new Map(
  Object.entries(data.devices).map(([device, { names, inIt, rewrites: rows }]) => [
    device,
    {
      names: new RegExp(`\\b(?:${names})\\b`, "iu"),
      rows: rows.map(([said = "", plain = ""]) => {
        const source = Object.entries({ "{in it}": inIt, ...data.verbs }).reduce(
          (text, [part, words]) => text.replaceAll(part, words),
          said,
        );
        return [new RegExp(/^ /.test(source) ? source : `\\b${source}`, "giu"), plain] as const;
      }),
    },
  ]),
);

/** The recipe with the work of lacking devices done by hand; a step that still needs one is reported. */
export function workByHand(edited: EditedRecipe, devices: readonly LackingDevice[]): EditedRecipe {
  const [first] = devices;
  const done = devices.reduce((recipe, wish) => withoutDevice(recipe, wish), edited);
  const isIdle = first !== undefined && done.steps.join() === edited.steps.join();
  if (!isIdle || done.unmet.length > edited.unmet.length) return done;
  const warning = `nothing to change for "${first.words}": the steps stay as they are`;
  return { ...done, warnings: [...done.warnings, warning] };
}

function withoutDevice(edited: EditedRecipe, { device, words }: LackingDevice): EditedRecipe {
  const { names, rows = [] } = rewrites.get(device) ?? {};
  const steps = edited.steps.map((step) =>
    rows.reduce((text, [said, plain]) => rewrite(text, said, plain), step),
  );
  if (steps.some((step) => names?.test(step) === true)) {
    const detail = `a step needs the ${device}`;
    return { ...edited, steps, unmet: [...edited.unmet, { wish: words, reason: "not_possible", detail }] };
  }
  if (steps.every((step, at) => step === edited.steps[at])) return edited;
  const warning = `by hand it gets coarser than with a ${device}`;
  return { ...edited, steps, warnings: [...edited.warnings, warning] };
}

/** A sentence that began with the old words begins with the new ones. */
function rewrite(step: string, said: RegExp, plain: string): string {
  return step.replace(said, (...match) => {
    const stated = fillPhrase(plain, match);
    return /^\p{Lu}/u.test(String(match[0])) ? stated.slice(0, 1).toUpperCase() + stated.slice(1) : stated;
  });
}
