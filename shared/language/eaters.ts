import words from "./data/eater-words.json" with { type: "json" };

/** Pattern of the English words behind a number of eaters or portions: "6 people", "2 port.", "4 pers". */
export const eaterSource = [...words.persons, ...words.portions].join("|");

/** Pattern of the same words in other European languages: "4 Personen", "6 raciones". */
export const foreignEaterSource = words.foreign.join("|");
