import { useMemo } from 'react';
import { useEmptyCategories } from '#src/data/category-counts.ts';
import { type MenuEntry, withoutEmpty } from './menu-content.ts';

/** The entries of a menu that lead to products. */
export function useFilledEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const empty = useEmptyCategories();
  return useMemo(() => withoutEmpty(entries, empty), [entries, empty]);
}
