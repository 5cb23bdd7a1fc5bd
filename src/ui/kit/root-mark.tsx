import { useLayoutEffect } from 'react';

/** What is on the page, for the styles of parts elsewhere on it: `data-with-dialog` on the document, and so on. */
export type RootMarkName = 'dialog' | 'full-sheet' | 'form-bar' | 'buy-bar';

const shown = new Map<RootMarkName, number>();

function count(name: RootMarkName, more: 1 | -1): void {
  const now = (shown.get(name) ?? 0) + more;
  shown.set(name, now);
  document.documentElement.toggleAttribute(`data-with-${name}`, now > 0);
}

/**
 * Marks the document as long as it is rendered. With `:root:has()` instead, a browser searches the whole page after each
 * change of it (docs/decisions/0067-what-a-tap-waits-for.md).
 */
export function RootMark({ name }: { readonly name: RootMarkName }) {
  useLayoutEffect(() => {
    count(name, 1);
    return () => count(name, -1);
  }, [name]);
  return null;
}
