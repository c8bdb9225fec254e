import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { references } from "../../scripts/references.ts";
import { OPERATION_NAMES } from "../../shared/kernel/operation-name.ts";
import { playCommon, playOperation } from "../examples/play-operation.ts";

const ROOT_DIR = join(import.meta.dirname, "..", "..");
const PATIENCE_MS = 60_000;

function readRecorded(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT_DIR, path), "utf8"));
}

function openStage() {
  return {
    baseUrl: inject("baseUrl"),
    serviceKey: inject("serviceKey"),
    workSecret: inject("workSecret"),
  };
}

describe("the examples of the API reference are what the service answers", () => {
  it.each(OPERATION_NAMES)(
    "%s",
    async (name) => {
      const played = await playOperation(openStage(), name, references[name]);
      expect(played).toEqual(readRecorded(`functions/${name}/examples.json`));
    },
    PATIENCE_MS,
  );

  it(
    "errors that all operations have",
    async () => {
      const played = await playCommon(openStage(), references.design);
      expect(played).toEqual(readRecorded("shared/http/common-examples.json"));
    },
    PATIENCE_MS,
  );
});
