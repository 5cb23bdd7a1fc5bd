/** `/assets/cart-B0RCNJoP.js` is the part `/assets/cart` of one build, in the kind `js`. */
const hashedFile = /^(\/assets\/.+)-(?:[\w-]{7}|[\w-]{8})\.(\w+)$/;

function partOf(path: string): string | null {
  const [, part, kind] = hashedFile.exec(path) ?? [];
  return part === undefined ? null : `${part}.${kind}`;
}

/** The files of this build that are the same parts as those kept of an earlier one, which are named by another hash. */
export function successorsOf(kept: readonly string[], current: readonly string[]): string[] {
  const wanted = new Set(kept.map(partOf).filter((part) => part !== null));
  return current.filter((path) => {
    const part = partOf(path);
    return part !== null && wanted.has(part);
  });
}
