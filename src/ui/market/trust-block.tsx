import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { promises } from '#domain/promises/promises.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './trust-block.module.css';

const { days } = promises.confirmation;

/**
 * What protects a buyer, wherever money is about to be spent: the payment is held, there is time to report a problem,
 * and what never arrives is refunded.
 */
export function TrustBlock() {
  const { t } = useLingui();
  return (
    <aside className={styles.block} aria-label={t`Buyer protection`}>
      <Icon icon={ShieldCheck} size={22} />
      <div>
        <ul className={styles.list}>
          <li>
            <Trans>We hold your payment until you confirm that everything is right.</Trans>
          </li>
          <li>
            <Plural
              value={days}
              one="Is something wrong? Report it within # day of arrival."
              other="Is something wrong? Report it within # days of arrival."
            />
          </li>
          <li>
            <Trans>If it never arrives, you get all your money back.</Trans>
          </li>
        </ul>
        <PathLink href="/kopersbescherming" className={styles.more}>
          <Trans>How buyer protection works</Trans>
        </PathLink>
      </div>
    </aside>
  );
}
