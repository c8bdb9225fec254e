/** Lists of which an example needs the first entries alone, by their names. */
const mostEntries: Readonly<Record<string, number>> = {
  days: 1,
  molecular_analysis: 2,
  per_portion: 2,
  per_day: 2,
  nutrition: 2,
  nutrient_change: 3,
  references: 2,
  references_min: 1,
  references_max: 1,
  shopping_list: 3,
  verification: 4,
};

/** A body whose long lists are cut, and which those are: "molecular_analysis has 2 of 260 entries". */
export function shortenResponse(body: unknown): { body: unknown; shortened: string } {
  const cuts = new Map<string, string>();
  const short = shortenValue(body, cuts);
  const cited = listCited(short);
  const cut = cutCitations(short, cited, cuts);
  return { body: cut, shortened: [...cuts.values()].join(", ") };
}

function shortenValue(value: unknown, cuts: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => shortenValue(entry, cuts));
  if (!isRecord(value)) return value;
  return mapMembers(value, (name, member) => {
    const most = mostEntries[name];
    if (!Array.isArray(member) || most === undefined || member.length <= most)
      return shortenValue(member, cuts);
    if (!cuts.has(name)) cuts.set(name, `${name} has ${most} of ${member.length} entries`);
    return shortenValue(member.slice(0, most), cuts);
  });
}

/** Ids of the sources that the rows left refer to. */
function listCited(value: unknown): Set<unknown> {
  if (Array.isArray(value)) return new Set(value.flatMap((entry) => [...listCited(entry)]));
  if (!isRecord(value)) return new Set();
  return new Set(
    Object.entries(value).flatMap(([name, member]) =>
      name.startsWith("references") && Array.isArray(member)
        ? member.map(({ id }) => id)
        : [...listCited(member)],
    ),
  );
}

function cutCitations(value: unknown, cited: ReadonlySet<unknown>, cuts: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => cutCitations(entry, cited, cuts));
  if (!isRecord(value)) return value;
  return mapMembers(value, (name, member) => {
    if (name !== "citations" || !Array.isArray(member)) return cutCitations(member, cited, cuts);
    const kept = member.filter(({ id }) => cited.has(id));
    if (kept.length < member.length) cuts.set(name, `${name} has ${kept.length} of ${member.length} entries`);
    return kept;
  });
}

function mapMembers(
  value: Record<string, unknown>,
  map: (name: string, member: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(name, member)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
