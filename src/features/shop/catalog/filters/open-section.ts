import { useEffect, useState, useSyncExternalStore } from 'react';

type Section = 'location';

/** The last section that was requested, and how often: the same request again opens it again. */
let asked: { readonly section: Section; readonly time: number } | null = null;
const listeners = new Set<() => void>();

/**
 * Opens a section of the filters from another component, on a phone with the sheet around it: a distance was chosen
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

/** How often a section was requested from another component; increases with each request, 0 before the first. */
export function useSectionRequest(section: Section): number {
  return useSyncExternalStore(
    onOpenFilterSection,
    () => (asked?.section === section ? asked.time : 0),
    () => 0,
  );
}

/** Whether a section is open, and its setter; also opens on every request for the section. */
export function useOpenSection(section: Section, isInitiallyOpen: boolean) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const time = useSectionRequest(section);
  useEffect(() => {
    if (time > 0) setOpen(true);
  }, [time]);
  return [isOpen, setOpen] as const;
}
