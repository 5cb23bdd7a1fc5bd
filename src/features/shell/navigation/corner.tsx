import { useLingui } from '@lingui/react/macro';
import { MessageCircleMore } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { throttled } from '#src/ui/kit/pace.ts';
import { ScrollTop } from '#src/ui/kit/scroll-top.tsx';
import { whatsAppNumber } from './contact-number.ts';
import styles from './corner.module.css';

// A separate chunk, so that only staff download it.
const AdminToggle = lazy(
  patient(() => import('./admin-toggle.tsx').then((toggle) => ({ default: toggle.AdminToggle }))),
);

export interface CornerProps {
  readonly isStaff: boolean;
  /** Whether the page offers contact here; the account and the checkout have it in their footer. */
  readonly hasContact: boolean;
}

/**
 * The floating buttons in the corner of a page: back to top, and WhatsApp contact (UI-002), which staff do not see
 * (UI-003). On a phone, where it would float over prices and text, the contact is in the menu.
 */
export function Corner({ isStaff, hasContact }: CornerProps) {
  const { t } = useLingui();
  const corner = useRef<HTMLElement>(null);
  useClearance(corner);
  return (
    <aside ref={corner} className={styles.corner} aria-label={t`Contact`}>
      <ScrollTop />
      {isStaff && (
        <Suspense fallback={null}>
          <AdminToggle />
        </Suspense>
      )}
      {hasContact && !isStaff && (
        <a
          className={cx(styles.bubble, styles.contact)}
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
 * Sets `data-away` on the parts of the corner that are to be hidden: those that cover a button of the page (such as a
 * wishlist button), and all of them while the user scrolls down. An attribute instead of React state, because it
 * changes during scrolling and affects only styles.
 */
function useClearance(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = corner.current;
    if (place === null) return;
    let last = window.scrollY;
    let goesDown = false;
    const look = throttled(() => {
      const moved = window.scrollY - last;
      // A jump is no scrolling: after a reload, the browser restores the position once the page is long enough.
      if (moved !== 0) goesDown = moved > 0 && moved < window.innerHeight && window.scrollY > 0;
      last = window.scrollY;
      for (const part of place.children) part.toggleAttribute('data-away', goesDown || coversButton(part));
    }, lookEvery);
    // The page changed or grew, or the back-to-top button appeared.
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

/** Checks the centre of the part and a point near each of its four sides. */
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
