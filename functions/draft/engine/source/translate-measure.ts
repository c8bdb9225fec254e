import data from "./data/foreign-measures.json" with { type: "json" };

const figure = String.raw`\d+(?:[.,/]\d+)?|[¼½¾⅓⅔⅛]`;
const linking = "(?:de |di |du |des |del |della |do |da |d['’] ?)";
const metric = new Set(["g", "kg", "ml", "cl", "dl", "l"]);

const measures = Object.entries(data.measures).map(([english, names]) => ({
  english,
  // "100 ml de" has the linking word of another language, "100 ml" none.
  pattern: new RegExp(
    `^(${figure}) ?(?:${names.join("|")}) ${linking}${metric.has(english) ? "" : "?"}(?=\\p{L})`,
    "iu",
  ),
}));

/** An ingredient line with its measure in English: "2 EL Öl" is "2 tbsp Öl", "600 g de patatas" "600 g patatas". */
export function translateMeasure(line: string): string {
  const found = measures.find(({ pattern }) => pattern.test(line));
  return found === undefined ? line : line.replace(found.pattern, `$1 ${found.english} `);
}
