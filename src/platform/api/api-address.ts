/**
 * The one base address of every call, {api} in the specification (API-005): `VITE_API_URL` at build time, or the origin
 * that served the app. A host of its own for the app must allow that origin in its policy, and the API must allow it.
 */
const apiBase: string = baseOf(import.meta.env.VITE_API_URL);

/** Without its last slash; empty for our own origin. Throws for what is no http address: the build was misconfigured. */
export function baseOf(configured: string | undefined): string {
  if (configured === undefined || configured === '') return '';
  const { protocol, origin, pathname } = new URL(configured);
  if (!/^https?:$/.test(protocol)) throw new Error('VITE_API_URL must be an http or https address.');
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** The address of a path of the API, such as `/graphql`. */
export function apiAddress(path: `/${string}`, base = apiBase): string {
  return `${base}${path}`;
}
