import type { CallFunction } from "../../../shared/platform/kernel/call-function.ts";
import type { NasApi } from "../../../shared/platform/kernel/generated/nas-api.ts";

type Functions = {
  [Name in keyof NasApi]?: (args: NasApi[Name]["args"]) => Promise<NasApi[Name]["returns"]>;
};

/** A database with these functions only; calls of others fail. */
export function fakeCall(functions: Functions): CallFunction {
  return async (name, args) => {
    const run = functions[name];
    if (!run) throw new Error(`the database function ${name} is not expected`);
    return run(args);
  };
}
