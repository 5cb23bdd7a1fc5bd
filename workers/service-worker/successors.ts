/** Splits `/assets/cart-B0RCNJoP.js` into the part `/assets/cart`, its hash and its extension `js`. */
const hashedFile = /^(\/assets\/.+)-(?:[\w-]{7}|[\w-]{8})\.(\w+)$/;

function partOf(path: string): string | null {
  const [, part, kind] = hashedFile.exec(path) ?? [];
  return part === undefined ? null : `${part}.${kind}`;
}

/**
 * Returns the files of this build that replace cached files of an earlier build, whose names differ only in their
 * hash.
 */
export function successorsOf(kept: readonly string[], current: readonly string[]): string[] {
  const wanted = new Set(kept.map(partOf).filter((part) => part !== null));
  return current.filter((path) => {
    const part = partOf(path);
    return part !== null && wanted.has(part);
  });
}
