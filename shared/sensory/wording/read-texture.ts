import data from "./data/words.json" with { type: "json" };

const textures = new Map(Object.entries(data.textureWords));
const notBefore = new Set(data.notTexture);
const solid = new Set(data.solidTextures);
const fluid = "fluid";

/**
 * The textures that words tell of a food whose usual ones are `usual`. "Hard-boiled" tells how it was cooked; a
 * drink that is dry, hard or crisp is so in taste or strength.
 */
export function readTexture(terms: readonly string[], usual: readonly string[]): string[] {
  const isFluid = usual.includes(fluid);
  return terms.flatMap((term, at) => {
    const texture = textures.get(term);
    if (texture === undefined || notBefore.has(terms[at + 1] ?? "")) return [];
    return isFluid && solid.has(texture) ? [] : [texture];
  });
}
