/** Percent encoding taken off; what is encoded wrongly stays as it is written. */
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

/** A text as one segment or value of an address. Half a surrogate pair is no character. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
}

/** The segments of a path, decoded; empty ones (a slash at the end, two in a row) are none. */
export function segmentsOf(pathname: string): readonly string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
}
