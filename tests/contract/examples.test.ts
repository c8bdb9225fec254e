import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { references } from "../../scripts/references.ts";
import { operationNames } from "../../shared/platform/kernel/operation-name.ts";
import { playCommon, playOperation } from "../examples/play-operation.ts";

const rootDir = join(import.meta.dirname, "..", "..");

function readRecorded(path: string): unknown {
  return JSON.parse(readFileSync(join(rootDir, path), "utf8"));
}

function openStage() {
  return {
    baseUrl: inject("baseUrl"),
    serviceKey: inject("serviceKey"),
    workSecret: inject("workSecret"),
  };
}

describe("the examples of the API reference are what the service responds", () => {
  it.each(operationNames)("%s", async (name) => {
    const played = await playOperation(openStage(), name, references[name]);
    expect(played).toEqual(readRecorded(`functions/${name}/examples.json`));
  });

  it("errors that all operations have", async () => {
    const played = await playCommon(openStage(), references.design);
    expect(played).toEqual(readRecorded("shared/platform/http/common-examples.json"));
  });
});
