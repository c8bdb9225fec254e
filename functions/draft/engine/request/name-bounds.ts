const names =
  "saturated fats?|sat fat|trans fat|unsaturated fat|added sugars?|free sugars?|protein|fibre|fiber|fat|carbs|carbohydrates|sugars?|calories|kcal|sodium|salt|cholesterol";
const nutrient = new RegExp(`\\b(${names})\\b`, "giu");
const low = /\b(?:less|fewer|lower|low|reduced?|cut|bring down|drop|keep down|under|below|max)\b/i;
const part = "\\d{1,2} ?(?:%|percent)|(?:a |one )?(?:third|quarter|half|fifth)|two thirds";
const hedge =
  "(?:(?:maybe|about|around|roughly|say|like|perhaps|ideally|by|at least|aim|aiming|goal|target|for|of|is)(?::? ))*";
/** Where a bound stands by itself. */
const edge = "(?<=^|[-–,;.:(\\n!?] ?)";
const close = "(?=\\s*(?:$|[,;.!?)\\n]))";
const portion =
  "(?: (?:on|in|per|a|each|every|for) (?:(?:the|a|one|each|every) )?(?:plate|portion|serving|person|bowl|slice|piece|go))?";
/** "At least 25 g each" is of the nutrient that was named before. */
const bare =
  /\b((?:at least|at most|under|over|below|max(?:imum)?|min(?:imum)?|up to) \d+(?:[.,]\d+)? ?g)(?= (?:each|per|a)\b|\s*(?:$|[.,;!?\n]))/giu;
/** "About a third less", "maybe 20 percent less?". */
const share = new RegExp(`${edge}${hedge}(${part}) (less|fewer|lower|more|higher)${close}`, "giu");
/** "30 g max on the plate", "8 g per portion or better", "aim: 25 g". */
const figure = new RegExp(
  `${edge}(${hedge})(\\d+(?:[.,]\\d+)? ?(?:g|mg|kcal))(?: (max(?:imum)?|tops|at most|or less|or under|min(?:imum)?|at least|or more|or better))?${portion}(?: (max(?:imum)?|tops|at most|or less|or under|min(?:imum)?|at least|or more|or better|would be (?:ideal|great|good|nice|perfect)))?${close}`,
  "giu",
);
/** "20g+ protein". */
const plus = new RegExp(
  `(?<![\\d.,])(\\d+(?:[.,]\\d+)? ?(?:g|mg|kcal)) ?\\+ ?(?:of )?(?=(?:${names})\\b)`,
  "giu",
);
const most = /^(?:max|tops|at most|or less|or under)/i;

/** The request with each bound that stands by itself named after the nutrient before it: "more fibre (aim: 8 g)". */
export function nameBounds(text: string): string {
  return text
    .replace(plus, "at least $1 ")
    .replace(bare, (stated, bound: string, at: number) => {
      const before = text.slice(0, at).trimEnd();
      const named = lastNutrient(before);
      return named === null || before.endsWith(named) ? stated : `${bound} ${named}`;
    })
    .replace(share, (stated, by: string, way: string, at: number, whole: string) => {
      const named = lastNutrient(whole.slice(0, at));
      if (named === null) return stated;
      // Sugar is an ingredient to take less of, the others are figures of a portion.
      if (!/^sugar/i.test(named)) return `${by} ${way} ${named}`;
      return `${/less|fewer|lower/i.test(way) ? "cut" : "increase"} the ${named} by ${by}`;
    })
    .replace(figure, (stated, lead: string, amount: string, ...[one, two, at, whole]: unknown[]) => {
      const before = String(whole).slice(0, Number(at));
      const named = lastNutrient(before);
      const said = String(one ?? two ?? "");
      if (named === null || (said === "" && !/aim|goal|target/i.test(lead))) return stated;
      const isMost = said === "" || said.startsWith("would") ? low.test(sentenceOf(before)) : most.test(said);
      return `${isMost ? "at most" : "at least"} ${amount} ${named}`;
    });
}

/** The nutrient that was named last, within reach. */
function lastNutrient(before: string): string | null {
  return [...before.slice(-reach).matchAll(nutrient)].at(-1)?.[1] ?? null;
}

const reach = 120;

function sentenceOf(before: string): string {
  return (
    before
      .slice(-reach)
      .split(/[.;\n]/)
      .at(-1) ?? ""
  );
}
