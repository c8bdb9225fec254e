import * as z from "zod";
import { readLanguageName } from "../kernel/language-name.ts";

/** The name of a language. The pattern is as near as one without Unicode classes comes, which not every reader has. */
export const languageField = z
  .string()
  .refine((name) => readLanguageName(name) !== null, 'must be the name of a language, such as "German"')
  .meta({
    pattern: "^\\s*[^\\s\\d][^\\d]{0,39}\\s*$",
    description: 'Name of the language to answer in, such as "German"; English without one',
  });
