const STORAGE_NAME = "nas-console-theme";

/** What a reader may choose; `system` follows the device. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The choice that this browser keeps; `system` where it keeps none, or may keep nothing. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(STORAGE_NAME);
    return THEMES.find((theme) => theme === kept) ?? "system";
  } catch {
    return "system";
  }
}

/** Keeps the choice and shows it. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(STORAGE_NAME, theme);
  } catch {
    // A browser that may keep nothing shows the choice until the page is left.
  }
}

/** Sets `data-theme` of the document, which the colours go by. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
