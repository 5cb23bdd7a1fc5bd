import { Trans } from '@lingui/react/macro';
import { promises } from '#domain/promises/promises.ts';
import { isTrader } from '#domain/seller/seller-type.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './seller-card.module.css';

const { days } = promises.withdrawal;

/** Whether the seller is a trader, and which rights that gives the buyer (Directive 2011/83/EU, article 6a). */
export function SellerRights({ type }: { readonly type: string }) {
  return (
    <p className={styles.rights}>
      {isTrader(type) ? (
        <Trans>
          You are buying from a business: consumer law applies, and you can withdraw within {days} days of
          receipt.
        </Trans>
      ) : (
        <Trans>
          You are buying from a private person: consumer law does not apply to this sale. Our buyer protection
          does.
        </Trans>
      )}{' '}
      <PathLink href={isTrader(type) ? '/herroepen' : '/kopersbescherming'}>
        {isTrader(type) ? <Trans>How to withdraw</Trans> : <Trans>Buyer protection</Trans>}
      </PathLink>
    </p>
  );
}
