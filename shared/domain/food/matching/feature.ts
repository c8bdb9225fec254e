/** A feature of a comparison and its amount, in hundredths. */
export type Feature = readonly [name: string, amount: number];

/** How specific a word is: the logarithm of how rare it is among foods, in hundredths. */
export type Rarity = (term: string) => number;
