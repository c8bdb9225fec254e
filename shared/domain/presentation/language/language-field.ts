import * as z from "zod";
import { readLanguageName } from "../../../language/mod.ts";

/** The name of a language. The pattern is an approximation without Unicode classes, which some validators lack. */
export const languageField = z
  .string()
  .refine((name) => readLanguageName(name) !== null, 'must be the name of a language, such as "German"')
  .meta({
    pattern: "^\\s*[^\\s\\d][^\\d]{0,39}\\s*$",
    description: 'Language of the result, such as "German"; English by default',
  });
