/** What the service found wrong with fields, by path (`items[0].unit`). */
export type Problems = ReadonlyMap<string, string>;

/** No problem at all. */
export const NO_PROBLEMS: Problems = new Map();

/** What an error tells of fields, whole and one by one. */
export type FieldError = { message: string; issues: readonly { field: string; message: string }[] };

/** The one operation whose errors are sentences names the field in them. */
const SENTENCE = /^Cannot read ([\w.[\]]+): (.+)$/;

/** The first thing said of each path, in the order in which they are said. */
export function readProblems({ message, issues }: FieldError): Problems {
  const [, named, reason = ""] = SENTENCE.exec(message) ?? [];
  const told = issues.length === 0 && named !== undefined ? [{ field: named, message: reason }] : issues;
  const paths = [...new Set(told.map(({ field }) => field))];
  return new Map(paths.map((path) => [path, told.find(({ field }) => field === path)?.message ?? ""]));
}

/** Those that are left once a field was changed. */
export function withoutField(problems: Problems, name: string): Problems {
  return new Map([...problems].filter(([path]) => path.split(/[.[]/)[0] !== name));
}
