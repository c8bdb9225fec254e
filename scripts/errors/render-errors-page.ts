import { statusOf } from "../../shared/http/operation-errors.ts";
import type { ErrorReference, OperationReference } from "../../shared/http/operation-reference.ts";
import { ERROR_STATUS, type ErrorCode, isErrorCode } from "../../shared/kernel/error-code.ts";
import { listWords } from "../../shared/kernel/list-words.ts";
import { OPERATION_NAMES, type OperationName } from "../../shared/kernel/operation-name.ts";
import { errorAdvice } from "./error-advice.ts";
import { type CodeUse, listCodeUses } from "./list-code-uses.ts";

type References = Readonly<Record<OperationName, OperationReference>>;

/** Where in the introduction the tables stand. */
const TABLES = { codes: "<!-- codes -->", operations: "<!-- operations -->" } as const;

/** docs/errors.md: the introduction with the tables in it; throws where a code is of no use to any operation. */
export function renderErrorsPage(introduction: string, references: References): string {
  return introduction
    .replace(TABLES.codes, () => renderCodes(references))
    .replace(TABLES.operations, () =>
      OPERATION_NAMES.map((name) => renderOperation(name, references)).join("\n\n"),
    );
}

function renderCodes(references: References): string {
  const uses = listCodeUses(references);
  const rows = Object.keys(ERROR_STATUS)
    .filter(isErrorCode)
    .map((code) => {
      const use = uses.get(code);
      if (!use) throw new Error(`Cannot explain ${code}: no operation answers it`);
      const { remedy } = errorAdvice[code];
      const statuses = [...use.statuses].sort().join(", ");
      return [quote(code), statuses, tellOperations(use, references), tellWhen(code, use), remedy];
    });
  return renderTable(["code", "status", "operations", "when", "what to do"], rows);
}

function tellWhen(code: ErrorCode, { whens: [first = "", ...others] }: CodeUse): string {
  const { when } = errorAdvice[code];
  if (when !== undefined) return when;
  if (others.length === 0) return first;
  throw new Error(`Cannot explain ${code}: operations tell it in different words, and nothing sums them up`);
}

function tellOperations({ operations }: CodeUse, references: References): string {
  const isAll = (names: readonly OperationName[]) =>
    names.length === operations.size && names.every((name) => operations.has(name));
  if (isAll(OPERATION_NAMES)) return "all";
  if (isAll(OPERATION_NAMES.filter((name) => references[name].request !== null))) return "all with a body";
  if (isAll(OPERATION_NAMES.filter((name) => references[name].jobErrors))) return "all with jobs";
  return OPERATION_NAMES.filter((name) => operations.has(name))
    .map(quote)
    .join(", ");
}

/** What an operation tells in words of its own; the codes of its jobs that the table above tells in the same words. */
function renderOperation(name: OperationName, references: References): string {
  const { errors, jobErrors = [] } = references[name];
  const uses = listCodeUses(references);
  const isToldAbove = ({ code, when }: ErrorReference) => {
    const use = uses.get(code);
    return use !== undefined && tellWhen(code, use) === when;
  };
  const own = (list: readonly ErrorReference[], tellStatus: (error: ErrorReference) => string) =>
    list
      .filter((error) => !isToldAbove(error))
      .map((error) => [quote(error.code), tellStatus(error), error.when]);
  const rows = [...own(errors, (error) => String(statusOf(error))), ...own(jobErrors, () => "job")];
  const same = jobErrors.filter(isToldAbove).map(({ code }) => quote(code));
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
