import type { DishNeeds, Told, ToldNeeds } from "../../../shared/domain/constraints/mod.ts";
import type { Brief, WantedFood } from "./brief.ts";
import { readPractice } from "./read-practice.ts";

/** Foods and qualities that are wished for, those of the fields first. */
export function readWishes(
  { text, preferences, sensory: senses }: ToldNeeds,
  words: string,
): Pick<Brief, "wanted" | "wishes"> {
  const sources = [
    ...preferences.map((needs) => ({ field: "preferences", needs })),
    { field: "request_text", needs: text },
  ];
  const gather = <Rule>(read: (needs: DishNeeds) => readonly Rule[]): Told<Rule>[] =>
    sources.flatMap(({ field, needs }) => read(needs).map((rule) => ({ field, rule })));
  const ofField = preferences.some(({ cuisines }) => cuisines.length > 0);
  return {
    wanted: gather(listWanted),
    wishes: {
      dishWords: gather(({ dishWords }) => dishWords),
      dishNames: gather(({ dishNames }) => dishNames),
      cuisines: gather(({ cuisines }) => cuisines).filter(({ field }) => !ofField || field === "preferences"),
      mealTypes: gather(({ mealTypes }) => mealTypes),
      sensory: [
        ...senses.flatMap(({ sensory }) => sensory.map((rule) => ({ field: "sensory", rule }))),
        ...gather(({ sensory }) => sensory),
      ],
      goals: gather(({ goals }) => goals),
      practice: readPractice(words),
    },
  };
}

function listWanted({ wanted, wantedAmounts }: DishNeeds): WantedFood[] {
  const least = wantedAmounts.filter(({ operator, per }) => operator !== "<=" && per === "portion");
  const weighed = least.map(({ text, grams }) => ({ words: text, alternatives: [], grams }));
  const others = wanted.filter(({ text }) => !least.some((one) => one.text === text));
  return [
    ...weighed,
    ...others.map(({ text, alternatives }) => ({
      words: text,
      alternatives: alternatives.map((one) => one.text),
      grams: null,
    })),
  ];
}
