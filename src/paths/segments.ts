/** Percent-decodes a text. Malformed sequences are left as they are. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return bytes;
      }
    });
  }
}

/** Percent-encodes a text as a path segment or query value. Lone surrogates are removed. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
}

/** Returns the decoded segments of a path, without empty ones (a trailing slash or two consecutive slashes). */
export function segmentsOf(pathname: string): readonly string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
}
