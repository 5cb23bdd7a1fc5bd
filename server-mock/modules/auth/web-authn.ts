/**
 * Loads the library for passkeys when the first one is used: it brings a reader of certificates and 5 MB of memory, and
 * made every start slower.
 */
export async function webAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return await import('@simplewebauthn/server');
}
