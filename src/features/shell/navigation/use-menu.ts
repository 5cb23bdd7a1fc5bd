import { useMemo } from 'react';
import { useEmptyProductLists } from '#src/data/product-list-counts.ts';
import { type MenuEntry, withoutEmpty } from './menu-content.ts';

/** The entries of a menu that lead to products. */
export function useFilledEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const empty = useEmptyProductLists();
  return useMemo(() => withoutEmpty(entries, empty), [entries, empty]);
}
