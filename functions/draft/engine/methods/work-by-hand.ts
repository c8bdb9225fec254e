import type { EditedRecipe } from "../substitution/edited-recipe.ts";
import data from "./data/kitchen-devices.json" with { type: "json" };
import type { LackingDevice } from "./lacking-devices.ts";

const rewrites = new Map(
  Object.entries(data.devices).map(([device, { names, inIt, rewrites: rows }]) => [
    device,
    {
      names: new RegExp(`\\b(?:${names})\\b`, "iu"),
      rows: rows.map(([said = "", plain = ""]) => {
        const source = said.replaceAll("{in it}", inIt);
        return [new RegExp(/^ /.test(source) ? source : `\\b${source}`, "giu"), plain] as const;
      }),
    },
  ]),
);

/** The recipe with the work of devices that are not there done by hand; where that cannot be, it is reported. */
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
    const words = String(match[0]);
    const groups: unknown = match.at(-1);
    const what = (name: string) => String((groups && Reflect.get(Object(groups), name)) ?? "");
    const stated = plain.replace(/\$<(\p{L}+)>/gu, (_, name: string) => what(name));
    return /^\p{Lu}/u.test(words) ? stated.slice(0, 1).toUpperCase() + stated.slice(1) : stated;
  });
}
