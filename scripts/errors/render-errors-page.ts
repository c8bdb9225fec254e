import {
  type ErrorReference,
  listPollErrors,
  listRequestErrors,
  type OperationReference,
  statusOf,
} from "../../shared/platform/http/mod.ts";
import {
  type ErrorCode,
  errorStatus,
  isErrorCode,
  listWords,
  type OperationName,
  operationNames,
} from "../../shared/platform/kernel/mod.ts";
import { errorAdvice } from "./error-advice.ts";

/** Where the tables are in the introduction. */
const tables = { codes: "<!-- codes -->", operations: "<!-- operations -->" } as const;

/** Where and when a code occurs. */
type CodeUse = { operations: Set<OperationName>; statuses: Set<number>; whens: string[] };

type References = Readonly<Record<OperationName, OperationReference>>;

/** Renders docs/errors.md: the introduction with the tables filled in; throws where no operation returns a code. */
export function renderErrorsPage(introduction: string, references: References): string {
  return introduction
    .replace(tables.codes, () => renderCodes(references))
    .replace(tables.operations, () =>
      operationNames.map((name) => renderOperation(name, references)).join("\n\n"),
    );
}

function renderCodes(references: References): string {
  const uses = listCodeUses(references);
  const rows = Object.keys(errorStatus)
    .filter(isErrorCode)
    .map((code) => {
      const use = uses.get(code);
      if (!use) throw new Error(`Cannot explain ${code}: no operation returns it`);
      const { remedy } = errorAdvice[code];
      const statuses = [...use.statuses].sort().join(", ");
      return [quote(code), statuses, listOperations(use, references), describeWhen(code, use), remedy];
    });
  return renderTable(["code", "status", "operations", "when", "what to do"], rows);
}

function describeWhen(code: ErrorCode, { whens: [first = "", ...others] }: CodeUse): string {
  const { when } = errorAdvice[code];
  if (when !== undefined) return when;
  if (others.length === 0) return first;
  throw new Error(
    `Cannot explain ${code}: operations describe it differently, and error-advice.ts has no summary`,
  );
}

function listOperations({ operations }: CodeUse, references: References): string {
  const isAll = (names: readonly OperationName[]) =>
    names.length === operations.size && names.every((name) => operations.has(name));
  if (isAll(operationNames)) return "all";
  if (isAll(operationNames.filter((name) => references[name].request !== null))) return "all with a body";
  if (isAll(operationNames.filter((name) => references[name].jobErrors))) return "all with jobs";
  return operationNames
    .filter((name) => operations.has(name))
    .map(quote)
    .join(", ");
}

/** An operation's own descriptions; then the codes of its jobs that the table of all codes describes already. */
function renderOperation(name: OperationName, references: References): string {
  const { errors, jobErrors = [] } = references[name];
  const uses = listCodeUses(references);
  const isDescribedAbove = ({ code, when }: ErrorReference) => {
    const use = uses.get(code);
    return use !== undefined && describeWhen(code, use) === when;
  };
  const own = (list: readonly ErrorReference[], statusText: (error: ErrorReference) => string) =>
    list
      .filter((error) => !isDescribedAbove(error))
      .map((error) => [quote(error.code), statusText(error), error.when]);
  const rows = [...own(errors, (error) => String(statusOf(error))), ...own(jobErrors, () => "job")];
  const same = jobErrors.filter(isDescribedAbove).map(({ code }) => quote(code));
  const text = `### ${name}\n\n${renderTable(["code", "status", "when"], rows)}`;
  return same.length === 0 ? text : `${text}\n\nA job also fails with ${listWords(same)}.`;
}

function quote(code: string): string {
  return `\`${code}\``;
}

function renderTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), `|${heads.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}

/** Each code with the operations that return it, as an HTTP response or as the error of a job. */
function listCodeUses(references: References): Map<ErrorCode, CodeUse> {
  const uses = new Map<ErrorCode, CodeUse>();
  for (const name of operationNames)
    for (const error of listErrors(name, references)) note(uses, name, error);
  return uses;
}

function listErrors(name: OperationName, references: References): ErrorReference[] {
  const reference = references[name];
  const { jobErrors } = reference;
  return [...listRequestErrors(reference), ...(jobErrors ? [...listPollErrors(), ...jobErrors] : [])];
}

function note(uses: Map<ErrorCode, CodeUse>, name: OperationName, error: ErrorReference): void {
  const use = uses.get(error.code) ?? { operations: new Set(), statuses: new Set(), whens: [] };
  use.operations.add(name);
  use.statuses.add(statusOf(error));
  if (!use.whens.includes(error.when)) use.whens.push(error.when);
  uses.set(error.code, use);
}
