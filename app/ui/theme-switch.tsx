import { useEffect, useState } from "react";

const choices = [
  { value: "system", label: "Automatic" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

type Theme = (typeof choices)[number]["value"];

function isTheme(value: string | undefined): value is Theme {
  return choices.some((choice) => choice.value === value);
}

/** Sets the theme of the page and stores it. 'Automatic' deletes the choice. */
function applyTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // Storage is blocked (private window): the choice lasts as long as this page.
  }
}

/** Light, dark, or the system's theme. Without script the system decides and the switch is not shown. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>("system");

  useEffect(() => {
    const chosen = document.documentElement.dataset.theme;
    if (isTheme(chosen)) setTheme(chosen);
  }, []);

  return (
    <fieldset className="needs-js">
      <legend className="mb-2 text-sm text-muted max-lg:sr-only">Colours</legend>
      <div className="inline-flex rounded-xl border border-edge p-1">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            data-tap=""
            className="grid min-h-11 place-items-center rounded-lg px-4 max-lg:px-3 text-sm font-semibold text-muted has-checked:bg-brand-soft has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => {
                setTheme(value);
                applyTheme(value);
              }}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
