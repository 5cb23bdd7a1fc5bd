import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/**
 * Delay in milliseconds before a hovered entry opens its menu, and before the menu closes after the pointer has left.
 */
const restTime = 150;
const awayTime = 300;

/** The open menu, and whether its first entry receives focus. */
export interface OpenMenu {
  readonly main: string;
  readonly takesFocus: boolean;
}

/**
 * Tracks which menu is open. A menu opens at once on request, or after the pointer has rested on its entry;
 * navigation closes it.
 */
export function useOpenMenu(load: () => unknown) {
  const [open, setNow] = useState<OpenMenu | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pathname = useLocation({ select: (location) => location.pathname });
  const setOpen = (main: string | null, takesFocus = false) => {
    clearTimeout(timer.current);
    setNow(main === null ? null : { main, takesFocus });
  };
  const ask = (main: string | null) => {
    clearTimeout(timer.current);
    if (main !== null) load();
    timer.current = setTimeout(() => setOpen(main), main === null ? awayTime : restTime);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(null), [pathname]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { open, setOpen, ask };
}
