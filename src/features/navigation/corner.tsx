import { useLingui } from '@lingui/react/macro';
import { MessageCircleMore } from 'lucide-react';
import { useEffect, useState } from 'react';
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
  const goesDown = useGoesDown();
  return (
    <a
      className={styles.bubble}
      href={`https://wa.me/${whatsAppNumber}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Ask us on WhatsApp (opens in a new window)`}
      data-away={goesDown || undefined}
    >
      <Icon icon={MessageCircleMore} size={24} />
    </a>
  );
}

const lookEvery = 250;

/** Whether the last scroll went down, away from the top. */
function useGoesDown(): boolean {
  const [goesDown, setGoesDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = throttled(() => {
      setGoesDown(window.scrollY > last && window.scrollY > 0);
      last = window.scrollY;
    }, lookEvery);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      look.cancel();
    };
  }, []);
  return goesDown;
}
