import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { type ModelEndpoint, startModelEndpoint } from "../../support/model-endpoint.ts";

/** Gives the tests of a file the model of their stack, without requests and script before each test. */
export function useModel(): () => ModelEndpoint {
  let endpoint: ModelEndpoint | null = null;
  const get = () => {
    if (!endpoint) throw new Error("Cannot use the model: it runs only within tests");
    return endpoint;
  };
  beforeAll(async () => {
    endpoint = await startModelEndpoint({ port: inject("modelPort") });
  });
  beforeEach(() => get().reset());
  afterAll(() => get().close());
  return get;
}
