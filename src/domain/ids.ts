const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** A SHA-256 digest of 64 lower-case hexadecimal digits, by which photo files are identified. */
export const contentHashPattern = /^[0-9a-f]{64}$/;

/** Returns true for a lower-case UUID of any version (RFC 9562). ERR-006 requires this check before any other. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

export function isContentHash(text: string): boolean {
  return contentHashPattern.test(text);
}
