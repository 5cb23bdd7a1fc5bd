import { useLingui } from '@lingui/react/macro';
import { MessageCircleMore } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { throttled } from '#src/ui/kit/pace.ts';
import { ScrollTop } from '#src/ui/kit/scroll-top.tsx';
import { whatsAppNumber } from './contact-number.ts';
import styles from './corner.module.css';

// For staff alone: nobody else gets a byte of it.
const AdminToggle = lazy(
  patient(() => import('./admin-toggle.tsx').then((toggle) => ({ default: toggle.AdminToggle }))),
);

/** What floats in the corner of every page: the way to the top, and the way to reach the shop (UI-002), not for staff (UI-003). */
export function Corner({ isStaff }: { readonly isStaff: boolean }) {
  const { t } = useLingui();
  const corner = useRef<HTMLElement>(null);
  useWayMade(corner);
  return (
    <aside ref={corner} className={styles.corner} aria-label={t`Contact`}>
      <ScrollTop />
      {isStaff && (
        <Suspense fallback={null}>
          <AdminToggle />
        </Suspense>
      )}
      {!isStaff && (
        <a
          className={styles.bubble}
          href={`https://wa.me/${whatsAppNumber}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Ask us on WhatsApp (opens in a new window)`}
        >
          <Icon icon={MessageCircleMore} size={24} />
        </a>
      )}
    </aside>
  );
}

const lookEvery = 250;

/**
 * Marks with `data-away` what of the corner makes way: what lies over a button of the page, a heart, say, and the bubble
 * while one reads on. Not a state of React, since it comes and goes while one scrolls and nothing but the look depends on it.
 */
function useWayMade(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = corner.current;
    if (place === null) return;
    let last = window.scrollY;
    let goesDown = false;
    const look = throttled(() => {
      if (window.scrollY !== last) goesDown = window.scrollY > last && window.scrollY > 0;
      last = window.scrollY;
      for (const part of place.children)
        part.toggleAttribute('data-away', (goesDown && part.matches('a')) || coversButton(part));
    }, lookEvery);
    // Another page, or more of this one; or the way to the top has come.
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    growth.observe(place);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      growth.disconnect();
      look.cancel();
    };
  }, [corner]);
}

/** Looks at the middle of what floats and at its sides. */
function coversButton(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  const spots = [
    [0.5, 0.5],
    [0.1, 0.5],
    [0.5, 0.1],
    [0.9, 0.5],
    [0.5, 0.9],
  ] as const;
  return spots.some(([right, down]) =>
    document
      .elementsFromPoint(left + width * right, top + height * down)
      .some((element) => element.closest('main button') !== null),
  );
}
