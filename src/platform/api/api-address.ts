/**
 * The base URL of every API call, {api} in the specification (API-005): `VITE_API_URL` at build time, or the origin
 * that served the app. With a separate API host, the app's Content-Security-Policy must allow that host and the API
 * must allow the app's origin.
 */
const apiBase: string = baseOf(import.meta.env.VITE_API_URL);

/**
 * Returns the base URL without a trailing slash; empty for the app's own origin. Throws for anything but an http(s)
 * URL, which means that the build is misconfigured.
 */
export function baseOf(configured: string | undefined): string {
  if (configured === undefined || configured === '') return '';
  const { protocol, origin, pathname } = new URL(configured);
  if (!/^https?:$/.test(protocol)) throw new Error('VITE_API_URL must be an http or https address.');
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** Returns the URL of an API path such as `/graphql`. */
export function apiAddress(path: `/${string}`, base = apiBase): string {
  return `${base}${path}`;
}
