// Writes docs/safety.md from the rules of shared/domain/safety.
// Usage: npm run safety
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderSafetyPage } from "./render-safety-page.ts";

const introduction = readFileSync(join(import.meta.dirname, "introduction.md"), "utf8");
const target = join(import.meta.dirname, "..", "..", "docs", "safety.md");
writeFileSync(target, renderSafetyPage(introduction));
