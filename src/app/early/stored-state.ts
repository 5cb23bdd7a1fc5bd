import { localKeys } from '#domain/storage/local-keys.ts';

/**
 * Applies what this device has stored before the first paint, so that nothing flashes or moves: the chosen theme
 * (src/app/theme/theme.ts), and whether the header reserves the width of the bell (src/app/start-notifications.ts).
 */
export function showStoredState(): void {
  const { documentElement } = document;
  const theme = stored(localKeys.theme);
  if (theme === 'light' || theme === 'dark') documentElement.dataset.theme = theme;
  if (stored(localKeys.authToken) !== null) documentElement.dataset.signedIn = '';
}

/** Returns null as well if the browser refuses access to its storage. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
