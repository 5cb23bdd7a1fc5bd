/** What Chromium, Firefox and WebKit say, and Vite about styles. */
const messages =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

/**
 * Whether the file of an `import()` could not be fetched. Only loading the page again helps then: Firefox and Safari
 * repeat no import that has failed, and a lazy component remembers the failure in every browser.
 */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}
