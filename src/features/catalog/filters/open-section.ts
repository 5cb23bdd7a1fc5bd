import { useEffect, useState } from 'react';

type Section = 'location';
const listeners = new Set<(section: Section) => void>();

/**
 * Opens a section of the filters from elsewhere, on a phone with the sheet around it: somebody asked for distances
 * without a place (LIST-028, FILT-019).
 */
export function openFilterSection(section: Section): void {
  lastAsked = section;
  for (const listener of listeners) listener(section);
}

/** Asked for before the sheet with the section was there. */
let lastAsked: Section | null = null;

export function onOpenFilterSection(listener: (section: Section) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a section is open, and the way to change that; opens when somebody asks for it. */
export function useOpenSection(section: Section, isInitiallyOpen: boolean) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  useEffect(() => {
    if (lastAsked === section) setOpen(true);
    lastAsked = null;
    return onOpenFilterSection((asked) => {
      if (asked === section) setOpen(true);
    });
  }, [section]);
  return [isOpen, setOpen] as const;
}
