// Runs before the first paint: a theme applied later would flash.
import { applyTheme, readTheme } from "./theme-choice.ts";

applyTheme(readTheme());
