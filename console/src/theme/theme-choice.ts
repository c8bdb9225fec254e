const storageName = "nas-console-theme";

/** The themes to choose from; `system` follows the device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Reads the stored choice; `system` if there is none or storage is disabled. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(storageName);
    return themes.find((theme) => theme === kept) ?? "system";
  } catch {
    return "system";
  }
}

/** Applies and stores the choice. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(storageName, theme);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** Sets `data-theme` of the document, which selects the colours. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
