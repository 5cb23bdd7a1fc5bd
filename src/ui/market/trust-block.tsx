import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { sharedElement, useLinksKey } from '#src/ui/kit/shared-element.tsx';
import styles from './trust-block.module.css';

const Section = sharedElement('section');
const explanation = '/kopersbescherming';
const links = [explanation];

/**
 * What protects a buyer, wherever money is about to be spent: the payment is held, problems are settled before the
 * seller is paid, and what never arrives is refunded. The terms differ by delivery method, so the linked page names them.
 */
export function TrustBlock() {
  const { t } = useLingui();
  return (
    <Section shared={useLinksKey('trust', links)} className={styles.block} aria-label={t`Buyer protection`}>
      <Icon icon={ShieldCheck} size={22} />
      <div>
        <ul className={styles.list}>
          <li>
            <Trans>
              We hold your payment until you confirm receipt or the time to report a problem is over.
            </Trans>
          </li>
          <li>
            <Trans>Is something wrong? Report it before you confirm receipt.</Trans>
          </li>
          <li>
            <Trans>Did nothing arrive? Report it, and you get all your money back.</Trans>
          </li>
        </ul>
        <PathLink href={explanation} className={styles.more}>
          <Trans>How buyer protection works</Trans>
        </PathLink>
      </div>
    </Section>
  );
}
