import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import type { CaseTermsPartsFragment } from './cases.gen.ts';
import styles from './cases.module.css';

/** The refund, and whether the product is returned for it. */
export function TermsText({ terms }: { readonly terms: CaseTermsPartsFragment }) {
  const amount = formatEuro(terms.refund);
  return (
    <div>
      <p className={styles.amount}>
        {terms.refund === 0 ? <Trans>No refund</Trans> : <Trans>{amount} back to the buyer</Trans>}
      </p>
      <p>
        {!terms.needsReturn ? (
          <Trans>The buyer keeps the product.</Trans>
        ) : terms.returnPaidBy === 'SELLER' ? (
          <Trans>The product is returned first. The seller arranges and pays for the return.</Trans>
        ) : (
          <Trans>The product is returned first. The buyer pays for the return.</Trans>
        )}
      </p>
    </div>
  );
}
