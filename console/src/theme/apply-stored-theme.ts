// Runs before the page is painted: a choice that is applied later would flash.
import { applyTheme, readTheme } from "./theme-choice.ts";

applyTheme(readTheme());
