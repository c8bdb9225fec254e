import { rulesByTheme, type SafetyRule, topics } from "../../shared/domain/safety/mod.ts";

const mark = "<!-- rules -->";
const mostWords = 8;

/** Heading and order of each theme on the page. */
const headings: Readonly<Record<string, string>> = {
  care: "Care before comparison",
  hazards: "Hazards for everyone",
  supplements: "Doses of supplements",
  medicines: "Medicines",
  pregnancy: "Pregnancy and breastfeeding",
  children: "Babies and children",
  organs: "Kidney, heart, glucose, swallowing, immune system",
  digestion: "Digestion and metabolism",
};

/** Renders docs/safety.md: the introduction with a table of rules for each theme. */
export function renderSafetyPage(introduction: string): string {
  const tables = Object.entries(rulesByTheme).map(([theme, rules]) => {
    return `## ${headings[theme] ?? theme}\n\n${renderTable(rules)}`;
  });
  return introduction.replace(mark, () => tables.join("\n\n"));
}

function renderTable(rules: readonly SafetyRule[]): string {
  const rows = rules.map((rule) => [
    `\`${rule.id}\``,
    tellWho(rule),
    tellFoods(rule),
    rule.effect,
    rule.says,
    tellSource(rule),
  ]);
  const head = ["rule", "for whom", "what", "effect", "reason", "source"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function tellWho({ who, and }: SafetyRule): string {
  const label = (id: string) => topics.get(id)?.label ?? `with ${id.replaceAll("_", " ")}`;
  if (who.length === 0) return "everyone";
  const first = who.map(label).join("; ");
  return and.length === 0 ? first : `${first}, and: ${and.map(label).join("; ")}`;
}

function tellFoods({ foods, bound, dose, prefers }: SafetyRule): string {
  if (dose !== null) return `a supplement with more than ${dose.max} ${dose.unit}`;
  if (bound !== null) return `more than ${bound.max} ${bound.unit} of ${bound.what} in a portion`;
  if (prefers !== null)
    return `the option with ${prefers.direction} ${prefers.goal.replaceAll("_", " ")} is preferred`;
  if (foods === null) return "";
  const names = [...foods.kinds.map((kind) => kind.replaceAll("_", " ")), ...foods.words.map(firstPhrase)];
  const shown = [...new Set(names)].slice(0, mostWords).join(", ");
  const more = names.length > mostWords ? ", …" : "";
  return foods.allBut ? `all but ${shown}${more}` : `${shown}${more}`;
}

/** The first phrase of a pattern, with all words that may be left out. */
function firstPhrase(pattern: string): string {
  return pattern.replace(/\|[^ ?]+/g, "").replaceAll("?", "");
}

function tellSource({ source: { publisher, title, url } }: SafetyRule): string {
  return url === null ? `${publisher}: ${title}` : `${publisher}: [${title}](${url})`;
}
