import { useEffect, useState, useSyncExternalStore } from 'react';

type Section = 'location';

/** The section that somebody asked for last, and how often: asking again opens it again. */
let asked: { readonly section: Section; readonly time: number } | null = null;
const listeners = new Set<() => void>();

/**
 * Opens a section of the filters from elsewhere, on a phone with the sheet around it: somebody asked for distances
 * without a place (LIST-028, FILT-019).
 */
export function openFilterSection(section: Section): void {
  asked = { section, time: (asked?.time ?? 0) + 1 };
  for (const listener of listeners) listener();
}

export function onOpenFilterSection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often somebody asked for a section from elsewhere: each request is another number, 0 while there was none. */
export function useSectionRequest(section: Section): number {
  return useSyncExternalStore(
    onOpenFilterSection,
    () => (asked?.section === section ? asked.time : 0),
    () => 0,
  );
}

/** Whether a section is open, and the way to change that; opens whenever somebody asks for it. */
export function useOpenSection(section: Section, isInitiallyOpen: boolean) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const time = useSectionRequest(section);
  useEffect(() => {
    if (time > 0) setOpen(true);
  }, [time]);
  return [isOpen, setOpen] as const;
}
