import { createDecode } from "../../functions/decode/operation.ts";
import { readingWithoutModel } from "./reading-without-model.ts";

/** Decode as a deployment without model and media has it. */
export const decode = createDecode(readingWithoutModel);
