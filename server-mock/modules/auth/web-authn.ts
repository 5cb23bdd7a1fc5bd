/**
 * Loads the library for passkeys when the first one is used: it brings an X.509 parser and 5 MB of memory, and made
 * every start slower.
 */
export async function webAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return await import('@simplewebauthn/server');
}
