import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { Icon } from './icon.tsx';
import styles from './scroll-top.module.css';
import { scrollTopAfter, scrollTopEvery, useScrolledPast } from './use-scrolled-past.ts';

/** The back-to-top button of a long page, shown after 500 px of scrolling (NAV-020, NAV-021). */
export function ScrollTop() {
  const { t } = useLingui();
  const isFar = useScrolledPast(scrollTopAfter, scrollTopEvery);
  if (!isFar) return null;
  const goUp = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    // The button disappears, so keyboard focus moves to the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.button} aria-label={t`Back to the top`} onClick={goUp}>
      <Icon icon={ArrowUp} size={22} />
    </button>
  );
}
