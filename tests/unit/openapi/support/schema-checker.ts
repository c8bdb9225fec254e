import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { committed } from "./committed-document.ts";

const documentId = "https://service.example/openapi.json";

/** Validates values against the schemas of the committed document. */
export class SchemaChecker {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor() {
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ ...committed, $id: documentId });
  }

  /** What is wrong with a value by the schema at a JSON pointer of the document; empty where nothing is. */
  findProblems(pointer: string, value: unknown): string[] {
    const validate = this.#ajv.getSchema(`${documentId}#${pointer}`);
    if (!validate) throw new Error(`Cannot validate: the document has no schema at ${pointer}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}
