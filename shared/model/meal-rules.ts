/** What holds for every reading of a meal, whatever it is read from. */
export const mealRules = [
  "One item for each food or drink. A dish that stands for itself is one item; what is told or seen apart is an item of its own.",
  "Names, attributes and units are English, whatever the language of the source.",
  "Leave out what was expressly not part of the meal.",
  "If there is no food and no drink, the list is empty.",
  "Never state energy, calories, nutrients or health advice; nobody asks for them and they are thrown away.",
  "Answer with one JSON object and nothing else.",
].join("\n");
