const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const sha256Pattern = /^[0-9a-f]{64}$/;

/** True for a lower-case RFC 9562 uuid of any version (ERR-006 asks for the check before anything else). */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/** True for a SHA-256 digest as 64 lower-case hexadecimal digits: the name of a photo's bytes. */
export function isContentHash(text: string): boolean {
  return sha256Pattern.test(text);
}
