import { BehaviorSubject } from 'rxjs';
import { localKeys } from '#domain/storage/local-keys.ts';

/** Light, dark, or the setting of the device. */
export type Theme = 'system' | 'light' | 'dark';

/** src/app/early/stored-state.ts reads the same key before the first paint. */
const key = localKeys.theme;

function stored(): Theme {
  try {
    const value = localStorage.getItem(key);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

export const theme$ = new BehaviorSubject<Theme>(stored());
if (typeof document !== 'undefined') show(theme$.value);

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Applies a theme at once and stores it on this device. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Without localStorage the theme lasts until the page is closed.
  }
  theme$.next(theme);
}
