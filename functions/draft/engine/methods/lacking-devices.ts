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
/** "Can it all be done by hand", "by hand please": of the dish, not of one step ("shred the chicken by hand"). */
const byHand =
  /(?:^|[.,;!?] ?|\b(?:and|but|so) )(?:please )?(?:all |only |just )*by hand\b|\b(?:make|making|made|do|doing|done|prepare|prepared|cook)(?: (?:it|this|them|that|everything))?(?: all| only| just| entirely)* by hand\b|\b(?:with no|without(?: any)?) (?:gadgets|machines|appliances|devices)\b/giu;
/** "No stand mixer but I have a hand mixer". */
const owned = new RegExp(
  `\\b(?:but|only|just)(?: (?:i|we|there(?:'s| is)))?(?:'ve| have)?(?: got| use)? (?:an?|my|our|the) (${any})\\b`,
  "giu",
);
const devices = Object.entries(data.devices).map(
  ([name, { names }]) => [asDevice(name), new RegExp(`\\b(?:${names})\\b`, "iu")] as const,
);

/** The devices that a clause of a request says there are none of; a dish made by hand goes without all of them. */
export function readLackingDevices(clause: string): LackingDevice[] {
  const there = [...clause.matchAll(owned)].map(([, name = ""]) => name);
  const said = [...clause.matchAll(lacking), ...clause.matchAll(broken)].map(([words]) => words);
  const named = said.flatMap((words) =>
    devices.filter(([, names]) => names.test(words)).map(([device]) => ({ device, words })),
  );
  const hands = [...clause.matchAll(byHand)].flatMap(([words]) =>
    devices.map(([device]) => ({ device, words: words.replace(/^[.,;!? ]+/, "") })),
  );
  const isThere = (device: DeviceName) =>
    devices.some(([name, names]) => name === device && there.some((one) => names.test(one)));
  // "No mixer, by hand please" is said of the mixer.
  return (named.length > 0 ? named : hands).filter(
    ({ device }, at, all) => !isThere(device) && all.findIndex((other) => other.device === device) === at,
  );
}

/** The keys of JSON are strings: these are those of the table itself. */
function asDevice(name: string): DeviceName {
  return name as DeviceName;
}
