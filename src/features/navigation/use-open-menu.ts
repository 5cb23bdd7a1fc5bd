import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds that the pointer rests on a word before its menu opens, and is away before it closes. */
const restTime = 150;
const awayTime = 300;

/** The menu that is open, and whether its first entry is to take the focus. */
export interface OpenMenu {
  readonly main: string;
  readonly takesFocus: boolean;
}

/** Which menu is open: at once, or after the pointer has rested. Another page closes it. */
export function useOpenMenu(load: () => unknown) {
  const [open, setNow] = useState<OpenMenu | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname } = useLocation();
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
