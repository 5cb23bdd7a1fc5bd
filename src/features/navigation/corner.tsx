import { useLingui } from '@lingui/react/macro';
import { MessageCircleMore } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { throttled } from '#src/ui/kit/pace.ts';
import { ScrollTop } from '#src/ui/kit/scroll-top.tsx';
import { whatsAppNumber } from './contact-number.ts';
import styles from './corner.module.css';

/** What floats in the corner of every page: the way to the top, and the way to reach the shop (UI-002), not for staff (UI-003). */
export function Corner({ isStaff }: { readonly isStaff: boolean }) {
  const { t } = useLingui();
  return (
    <aside className={styles.corner} aria-label={t`Contact`}>
      <ScrollTop />
      {!isStaff && <ContactBubble />}
    </aside>
  );
}

function ContactBubble() {
  const { t } = useLingui();
  const bubble = useRef<HTMLAnchorElement>(null);
  const makesWay = useMakesWay(bubble);
  return (
    <a
      ref={bubble}
      className={styles.bubble}
      href={`https://wa.me/${whatsAppNumber}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Ask us on WhatsApp (opens in a new window)`}
      data-away={makesWay || undefined}
    >
      <Icon icon={MessageCircleMore} size={24} />
    </a>
  );
}

const lookEvery = 250;

/** Whether the last scroll went down, away from the top, or a button of the page lies under the bubble: a heart, say. */
function useMakesWay(bubble: RefObject<HTMLAnchorElement | null>): boolean {
  const [makesWay, setMakesWay] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let goesDown = false;
    const look = throttled(() => {
      if (window.scrollY !== last) goesDown = window.scrollY > last && window.scrollY > 0;
      last = window.scrollY;
      setMakesWay(goesDown || (bubble.current !== null && coversButton(bubble.current)));
    }, lookEvery);
    // Another page, or more of this one.
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      growth.disconnect();
      look.cancel();
    };
  }, [bubble]);
  return makesWay;
}

/** Looks at the middle of the bubble and of its sides. */
function coversButton(bubble: HTMLElement): boolean {
  const { left, top, width, height } = bubble.getBoundingClientRect();
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
