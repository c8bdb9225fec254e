import siteData from "./data/body-sites.json" with { type: "json" };
import { addName, matchLongest, type NameIndex } from "./vocabulary-names.ts";
import type { SymptomToken } from "./vocabulary-token.ts";

/** A part of the body as told: "my lower left leg" is "left lower leg". `end` is the token after it. */
export interface SiteMatch {
  readonly site: string;
  readonly end: number;
  /** What a complaint of this site is called, by complaint id. */
  readonly symptoms: SymptomsOfSite;
}

type SymptomsOfSite = Readonly<Record<string, string>>;
type Site = { readonly name: string; readonly symptoms: SymptomsOfSite };

const sides: ReadonlyMap<string, string> = new Map(Object.entries(siteData.sides));
const levels: ReadonlyMap<string, string> = new Map(Object.entries(siteData.levels));
const parts: ReadonlySet<string> = new Set(siteData.parts);
const maxQualifiers = 5;
const groups: Readonly<Record<string, SymptomsOfSite>> = siteData.groups;
const byName = new Map<string, Site>();
const index: NameIndex<Site> = new Map();

for (const { site: name, group, words, symptoms } of siteData.sites) {
  const site = { name, symptoms: { ...groups[group], ...symptoms } };
  byName.set(name, site);
  for (const word of words) addName(index, word, site);
}

/** What a complaint is called where the site has no name of its own for it. */
export const symptomsAnywhere: SymptomsOfSite = groups.any ?? {};

/** The body site that begins at a token, its side and level with it, null where none does. */
export function matchSite(tokens: readonly SymptomToken[], start: number): SiteMatch | null {
  const whole = matchLongest(index, tokens, start);
  let side = "";
  let level = "";
  for (let at = skipPart(tokens, start); at < start + 2 * maxQualifiers; at = skipPart(tokens, at + 1)) {
    const word = tokens[at]?.word ?? "";
    const found = at === start ? null : matchLongest(index, tokens, at);
    if (found !== null && (whole === null || found.end > whole.end))
      return qualify(found.value, side, level, found.end);
    if (!sides.has(word) && !levels.has(word)) break;
    side = sides.get(word) ?? side;
    level = levels.get(word) ?? level;
  }
  return whole === null ? null : qualify(whole.value, "", "", whole.end);
}

/** Over "side of my" and its like, which name the site that follows; the same place where there is none. */
function skipPart(tokens: readonly SymptomToken[], start: number): number {
  if (!parts.has(tokens[start]?.word ?? "") || tokens[start + 1]?.word !== "of") return start;
  let at = start + 2;
  while (at < start + maxQualifiers && tokens[at]?.isFiller) at++;
  return at;
}

function qualify(site: Site, side: string, level: string, end: number): SiteMatch {
  const name = [side, level, site.name].filter((word) => word !== "").join(" ");
  const known = side !== "" && level !== "" ? byName.get(name) : undefined;
  return { site: name, end, symptoms: (known ?? site).symptoms };
}
