/** Splits `/assets/cart-B0RCNJoP.js` into the part `/assets/cart`, its hash and its extension `js`. */
const hashedFile = /^(\/assets\/.+)-(?:[\w-]{7}|[\w-]{8})\.(\w+)$/;

/** Names of builds up to version 0.4, and what these files are called since. */
const renamed: readonly (readonly [RegExp, string])[] = [
  [/^\/assets\/rare\.account-words\./, '/assets/account.'],
  [/^\/assets\/rare\./, '/assets/'],
  [/^\/assets\/words\./, '/assets/messages.'],
];

function partOf(path: string): string | null {
  const [, part, kind] = hashedFile.exec(path) ?? [];
  if (part === undefined) return null;
  const [former, name] = renamed.find(([pattern]) => pattern.test(part)) ?? [];
  return `${former === undefined ? part : part.replace(former, name ?? '')}.${kind}`;
}

/**
 * Returns the files of this build that replace cached files of an earlier build, whose names differ only in their
 * hash.
 */
export function successorsOf(cached: readonly string[], current: readonly string[]): string[] {
  const wanted = new Set(cached.map(partOf).filter((part) => part !== null));
  return current.filter((path) => {
    const part = partOf(path);
    return part !== null && wanted.has(part);
  });
}
