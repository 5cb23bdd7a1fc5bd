import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isBeforeCutoff } from '#domain/constants/cutoff.ts';
import { promotion } from '#domain/constants/promotion.ts';
import { Countdown } from '#src/ui/market/countdown.tsx';
import styles from './home.module.css';

/** The promotion that runs until the cutoff (UI-021), with a countdown (UI-020). Renders nothing afterwards. */
export function PromotionBanner() {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(isBeforeCutoff(Date.now())), []);
  if (!isRunning) return null;
  return (
    <aside className={styles.promotion}>
      <p>
        <Trans>Now featured: second-chance products.</Trans>
      </p>
      <Countdown target={promotion.countdownTarget} />
    </aside>
  );
}
