import { isJsonObject, type JsonObject } from "./json-object.ts";

/** Paths whose equal responses are described once, in `components.responses`. */
type SharedResponses = { paths: JsonObject; responses: JsonObject };

/**
 * Moves responses that several operations share out of the paths. Their names consist of their codes and status, with
 * a number where two responses with the same codes differ.
 */
export function shareResponses(paths: JsonObject): SharedResponses {
  const counts = new Map<string, number>();
  visitResponses(paths, (_, response) => {
    const text = JSON.stringify(response);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    return response;
  });
  const names = new Map<string, string>();
  const responses = new Map<string, JsonObject>();
  const shared = visitResponses(paths, (status, response) => {
    const text = JSON.stringify(response);
    if ((counts.get(text) ?? 0) < 2) return response;
    const name = names.get(text) ?? freeName(nameResponse(status, response), responses);
    names.set(text, name);
    responses.set(name, response);
    return { $ref: `#/components/responses/${name}` };
  });
  return {
    paths: shared,
    responses: Object.fromEntries([...responses].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

type Replace = (status: string, response: JsonObject) => JsonObject;

function visitResponses(paths: JsonObject, replace: Replace): JsonObject {
  return mapMembers(paths, (path) =>
    mapMembers(path, (operation) => {
      if (!isJsonObject(operation.responses)) return operation;
      const responses = mapMembers(operation.responses, (response, status) => replace(status, response));
      return { ...operation, responses };
    }),
  );
}

function mapMembers(
  object: JsonObject,
  change: (member: JsonObject, name: string) => JsonObject,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, member]) => [
      name,
      isJsonObject(member) ? change(member, name) : member,
    ]),
  );
}

/** `MissingApiKeyOrInvalidApiKey401`: each code is at the beginning of a line of the description. */
function nameResponse(status: string, { description }: JsonObject): string {
  const codes = [...String(description).matchAll(/^`([a-z_]+)`:/gm)].map(([, code = ""]) => code);
  return codes.map(toPascalCase).join("Or") + status;
}

function toPascalCase(code: string): string {
  return code
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}_${number}`;
  return free;
}
