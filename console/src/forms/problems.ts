/** The problems that the service found, by path of the field (`items[0].unit`). */
export type Problems = ReadonlyMap<string, string>;

export const noProblems: Problems = new Map();

/** The message of an error, and its problems by field. */
type FieldError = { message: string; issues: readonly { field: string; message: string }[] };

/** One operation reports errors as sentences, which contain the name of the field. */
const sentence = /^Cannot read ([\w.[\]]+): (.+)$/;

/** Reads the first problem of each path, in the order of the error. */
export function readProblems({ message, issues }: FieldError): Problems {
  const [, named, reason = ""] = sentence.exec(message) ?? [];
  const reported = issues.length === 0 && named !== undefined ? [{ field: named, message: reason }] : issues;
  const paths = [...new Set(reported.map(({ field }) => field))];
  return new Map(paths.map((path) => [path, reported.find(({ field }) => field === path)?.message ?? ""]));
}

/** The remaining problems once a field was changed. */
export function withoutField(problems: Problems, name: string): Problems {
  return new Map([...problems].filter(([path]) => path.split(/[.[]/)[0] !== name));
}
