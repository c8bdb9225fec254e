import data from "./data/kitchen-devices.json" with { type: "json" };

type DeviceName = keyof typeof data.devices;

/** A kitchen device that there is none of: "no blender", "can it be done by hand". */
export type LackingDevice = {
  readonly device: DeviceName;
  /** As the request words it. */
  readonly words: string;
};

const any = Object.values(data.devices)
  .map(({ names }) => names)
  .join("|");
const lack =
  "(?:no|without(?: using)?|don't (?:have|own|use)|do not (?:have|own)|haven't(?: got)?|have not got|not got|have no|lack)";
const lacking = new RegExp(
  `\\b${lack} (?:(?:an?|any|the|my|our) )?(?:${any})(?:(?:,|,? (?:or|and|nor)|/) ?(?:(?:an?|any|the) )?(?:${any}))*`,
  "giu",
);
const broken = new RegExp(
  `\\b(?:my|our|the) (?:${any})(?:'s| is| has| just)* (?:broken|broke|dead|died|bust|kaput|packed (?:up|in)|packed away|gone|given up|out of order)`,
  "giu",
);
const byHand =
  /\b(?:(?:all |only |just )*by hand|with no (?:gadgets|machines|appliances|devices)|without (?:any )?(?:gadgets|machines|appliances|devices))\b/giu;
const devices = Object.entries(data.devices).map(
  ([name, { names }]) => [asDevice(name), new RegExp(`\\b(?:${names})\\b`, "iu")] as const,
);

/** The devices that a clause of a request says there are none of; work by hand goes without all of them. */
export function readLackingDevices(clause: string): LackingDevice[] {
  const said = [...clause.matchAll(lacking), ...clause.matchAll(broken)].map(([words]) => words);
  const named = said.flatMap((words) =>
    devices.filter(([, names]) => names.test(words)).map(([device]) => ({ device, words })),
  );
  const hands = [...clause.matchAll(byHand)].flatMap(([words]) =>
    devices.map(([device]) => ({ device, words })),
  );
  return [...named, ...hands].filter(
    ({ device }, at, all) => all.findIndex((other) => other.device === device) === at,
  );
}

/** The keys of JSON are strings: these are those of the table itself. */
function asDevice(name: string): DeviceName {
  return name as DeviceName;
}
