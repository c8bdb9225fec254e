import { useState } from "preact/hooks";
import { chooseTheme, readTheme, THEMES, type Theme } from "./theme-choice.ts";

const LABELS: Readonly<Record<Theme, string>> = {
  system: "Colours of the device",
  light: "Light colours",
  dark: "Dark colours",
};
const SHAPES: Readonly<Record<Theme, string>> = {
  system: "M3 4.5h14v9H3zM7.5 17h5M10 13.5V17",
  light:
    "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1",
  dark: "M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7",
};

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(readTheme);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset class="theme-switch">
      <legend class="visually-hidden">Colours</legend>
      {THEMES.map((theme) => (
        <label key={theme} title={LABELS[theme]}>
          <input
            type="radio"
            name="theme"
            class="visually-hidden"
            value={theme}
            checked={theme === chosen}
            onChange={() => choose(theme)}
          />
          <span class="visually-hidden">{LABELS[theme]}</span>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={SHAPES[theme]} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
