import type { NasApi } from "../generated/nas-api.ts";

/** A way to the functions of `nas_api`: named arguments go, what the function returns comes back as its JSON. */
export type Transport = <Name extends keyof NasApi>(
  name: Name,
  args: NasApi[Name]["args"],
) => Promise<NasApi[Name]["returns"]>;
