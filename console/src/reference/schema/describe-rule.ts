import {
  isJsonObject,
  type JsonObject,
  readObject,
  readObjects,
  readTexts,
} from "../document/json-object.ts";

/** A variant of an object that only says which members go together: "input_mode "structured": needs items". */
export function describeRule(variant: JsonObject): string {
  const members = Object.entries(readObject(variant.properties));
  const given = members.flatMap(([name, schema]) =>
    isJsonObject(schema) && "const" in schema ? [`${name} ${JSON.stringify(schema.const)}`] : [],
  );
  const forbidden = members.flatMap(([name, schema]) => (schema === false ? [name] : []));
  const effects = [
    ...readTexts(variant.required).map((name) => `needs ${name}`),
    ...readObjects(variant.allOf).flatMap(describeChoice),
    ...describeChoice(variant),
    ...(forbidden.length > 0 ? [`without ${forbidden.join(", ")}`] : []),
  ];
  return [given.join(", "), effects.join("; ")].filter((part) => part !== "").join(": ");
}

function describeChoice(schema: JsonObject): string[] {
  const choices = readObjects(schema.anyOf).flatMap(({ required }) => readTexts(required));
  return choices.length > 0 ? [`needs one of ${choices.join(", ")}`] : [];
}
