import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { layers } from './layers.ts';

/**
 * Makes Back close an overlay instead of leaving the page (docs/decisions/0031-back-closes-layers.md). Already called
 * by Dialog, Sheet, FullSheet, ChoiceMenu and Popover of this kit.
 */
export function useLayer(isOpen: boolean, close: () => void): void {
  // The component gallery and some tests render without a router.
  const router: AnyRouter | null = useRouter({ warn: false });
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    if (router !== null) layers.connect(router, window);
    return layers.open(() => latest.current());
  }, [isOpen, router]);
}
