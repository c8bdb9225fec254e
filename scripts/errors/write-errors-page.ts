// Writes docs/errors.md from the code table and the references of the operations.
// Usage: npm run errors
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { references } from "../references.ts";
import { renderErrorsPage } from "./render-errors-page.ts";

const introduction = readFileSync(join(import.meta.dirname, "introduction.md"), "utf8");
const target = join(import.meta.dirname, "..", "..", "docs", "errors.md");
writeFileSync(target, renderErrorsPage(introduction, references));
