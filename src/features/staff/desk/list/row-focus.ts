import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Focuses the next or previous row, or the first one if the focus is elsewhere: its link, otherwise its button,
 * otherwise the row itself.
 */
export function focusRow(box: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(box?.querySelectorAll<HTMLElement>('[data-desk-row]') ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1);
  const row = rows[next];
  const target =
    row?.querySelector<HTMLElement>('th a') ??
    row?.querySelector<HTMLElement>('button:not([aria-expanded])') ??
    row;
  target?.focus();
}

/**
 * Handles Enter in the search field: focuses the first result of what was typed once those results have loaded,
 * unless the user has moved the focus in the meantime.
 */
export function useEnterToResults(
  box: RefObject<HTMLElement | null>,
  answer: { readonly query: string; readonly isThere: boolean },
): (query: string) => void {
  const awaited = useRef<string | null>(null);
  const latest = useRef(answer);
  const [go] = useState(() => () => {
    const { query, isThere } = latest.current;
    if (awaited.current !== query || !isThere) return;
    awaited.current = null;
    const field = box.current?.querySelector('input[type="search"]');
    if (document.activeElement === field) focusRow(box.current, 1);
  });
  useEffect(() => {
    latest.current = answer;
    go();
  });
  return (query) => {
    awaited.current = query;
    go();
  };
}
