import { freeOf } from "../../../../shared/domain/constraints/mod.ts";
import { nameFood } from "../source/name-food.ts";

const name = `(?:${[...freeOf].join("|")})`;
const joint = "-?(?:, and|,| and| &|/|,? or)-? ?";
const list = new RegExp(
  String.raw`(?<![\p{L}\d'-])(?:(?<before>\p{L}+) )?(?<first>${name})(?<others>(?:${joint}${name})+)[- ]free(?! range)\b`,
  "giu",
);

/** "Egg-, soy and nut-free scones" is "egg-free, soy-free and nut-free scones". */
export function spellOutFree(text: string): string {
  return text.replace(list, (whole, before: string | undefined, first: string, others: string) => {
    // "peanut butter and gluten free toast"
    if (before !== undefined && nameFood(`${before} ${first}`)?.fit === "exact") return whole;
    const names = [first, ...others.split(new RegExp(joint, "iu")).filter((one) => one !== "")];
    const free = names.map((one) => `${one}-free`);
    const listed = `${free.slice(0, -1).join(", ")} and ${free.at(-1) ?? ""}`;
    return before === undefined ? listed : `${before} ${listed}`;
  });
}
