import data from "./data/false-friends.json" with { type: "json" };

const names = Object.entries(data.names).map(([english, foreign]) => ({
  english,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${foreign.join("|")})(?![\\p{L}\\d])`, "iu"),
}));

/** An ingredient line with its food in English where it would be read as another one: "pâte brisée" is no pâté. */
export function translateFalseFriends(line: string): string {
  const found = names.find(({ pattern }) => pattern.test(line));
  return found === undefined ? line : line.replace(found.pattern, found.english);
}
